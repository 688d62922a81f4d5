//! x
#[test]
fn refused() { trybuild::TestCases::new().compile_fail("cases/fail/*/*.rs"); }
#[test]
fn accepted() { trybuild::TestCases::new().pass("cases/pass/*.rs"); }
