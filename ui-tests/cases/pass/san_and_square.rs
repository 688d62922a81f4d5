//! Single moves and squares.

use chess_runtime::{CastleSide, CheckMark, Position, Role, WrittenMove, WrittenKind, Square, san, square};

const DEVELOP: WrittenMove = san!(Nf3);
const CENTRE: [Square; 4] = [square!(d4), square!(e4), square!(d5), square!(e5)];

fn main() {
    assert!(Position::default().resolve(&DEVELOP).is_ok());
    assert_eq!(DEVELOP.to_string(), "Nf3");
    assert_eq!(san!(O-O-O).kind, WrittenKind::Castle(CastleSide::Queen));
    assert_eq!(san!(0-0).kind, WrittenKind::Castle(CastleSide::King));
    assert_eq!(san!(exd8=Q+).promotion(), Some(Role::Queen));
    assert_eq!(san!("Qh4#").mark, Some(CheckMark::Mate));
    assert_eq!(san!(Qh4++).mark, Some(CheckMark::Double));
    assert_eq!(san!("♘f3"), san![Nf3]);
    assert_eq!(san!(e2-e4), san! { e2e4 });
    assert!(san!(exd6e.p.).en_passant && san!(exd6 e.p.).en_passant);
    assert_eq!(san!(Qh4 #), san!(Qh4 mate));
    assert_eq!(san!(Qh4 +).mark, Some(CheckMark::Check));
    assert_eq!(san!(knight g1 to f3).to_string(), "Ng1f3");

    assert_eq!(CENTRE.map(|square| square.to_string()), ["d4", "e4", "d5", "e5"]);
    assert_eq!(square!("h8"), Square::H8);
    assert_eq!(square! { a1 }, square![a1]);
}
