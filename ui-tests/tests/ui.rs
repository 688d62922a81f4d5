//! x
use std::fs; use std::path::Path;
fn lay() { let to = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("tests").join("trybuild").join(env!("CARGO_PKG_NAME")).join("games"); fs::create_dir_all(&to).unwrap(); for f in fs::read_dir("cases/games").unwrap() { let f=f.unwrap(); fs::copy(f.path(), to.join(f.file_name())).unwrap(); } }
#[test]
fn refused() { lay(); trybuild::TestCases::new().compile_fail("cases/fail/*/*.rs"); }
#[test]
fn accepted() { lay(); trybuild::TestCases::new().pass("cases/pass/*.rs"); }
