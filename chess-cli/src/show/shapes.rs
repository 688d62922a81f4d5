//! The pieces as simple shapes in a square of 100 by 100, drawn for this project.
//!
//! A body takes its fill and its stroke from the element that uses it. A detail takes its color from there.

use chess_runtime::Role;

/// The foot that all pieces stand on.
const FOOT: &str = r#"<rect x="24" y="79" width="52" height="10" rx="3"/>"#;

/// The shape of a role.
pub(super) fn shape(role: Role) -> String {
    let body = match role {
        Role::Pawn => {
            r#"<path d="M41 44C42 60 38 70 29 79H71C62 70 58 60 59 44Z"/><circle cx="50" cy="34" r="14"/>"#
        }
        Role::Knight => concat!(
            r#"<path d="M33 79C32 64 45 58 47 46C40 51 34 53 28 55L21 46C25 36 32 30 37 25L36 13L46 20C68 20 76 44 73 79Z"/>"#,
            r#"<path d="M58 31C66 41 67 56 66 70" fill="none" stroke="currentColor"/>"#,
            r#"<circle cx="41" cy="33" r="3" fill="currentColor" stroke="none"/>"#,
        ),
        Role::Bishop => concat!(
            r#"<path d="M42 60L36 79H64L58 60Z"/>"#,
            r#"<path d="M50 20C67 31 70 48 60 60H40C30 48 33 31 50 20Z"/>"#,
            r#"<circle cx="50" cy="15" r="5"/>"#,
            r#"<path d="M50 31V49M42 40H58" fill="none" stroke="currentColor"/>"#,
        ),
        Role::Rook => concat!(
            r#"<path d="M27 17H38V25H45V17H55V25H62V17H73V37L64 44V69L71 79H29L36 69V44L27 37Z"/>"#,
            r#"<path d="M36 44H64M36 69H64" fill="none" stroke="currentColor"/>"#,
        ),
        Role::Queen => concat!(
            r#"<path d="M21 30L35 51L37 22L50 47L63 22L65 51L79 30L69 79H31Z"/>"#,
            r#"<circle cx="21" cy="27" r="5"/><circle cx="37" cy="18" r="5"/>"#,
            r#"<circle cx="63" cy="18" r="5"/><circle cx="79" cy="27" r="5"/>"#,
            r#"<path d="M32 68H68" fill="none" stroke="currentColor"/>"#,
        ),
        Role::King => concat!(
            r#"<path d="M46 9H54V16H61V24H54V36H46V24H39V16H46Z"/>"#,
            r#"<path d="M50 40C58 29 80 30 79 47C78 58 70 64 68 79H32C30 64 22 58 21 47C20 30 42 29 50 40Z"/>"#,
            r#"<path d="M33 69H67M50 44V58" fill="none" stroke="currentColor"/>"#,
        ),
    };
    format!("{body}{FOOT}")
}
