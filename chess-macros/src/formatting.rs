//! Rust's formatting taken out of a game's text: comments, and blanks within the words of chess.
//!
//! Blanks mean nothing between Rust tokens, and rustfmt takes `O-O` and `e8=Q` for sums and assignments and puts some there.

/// The text with Rust's comments replaced by blanks; string literals are left alone.
pub(crate) fn without_comments(text: &str) -> String {
    if !text.as_bytes().contains(&b'/') {
        return text.to_string();
    }
    let mut out = text.as_bytes().to_vec();
    let mut at = 0;
    while at < out.len() {
        let Some(end) = end_of_comment(&out, at) else {
            at = if out[at] == b'"' { end_of_string(&out, at) } else { at + 1 };
            continue;
        };
        out[at..end].iter_mut().filter(|byte| **byte != b'\n').for_each(|byte| *byte = b' ');
        at = end;
    }
    // Only whole comments were overwritten, so what was UTF-8 still is.
    String::from_utf8(out).unwrap_or_default()
}

fn end_of_string(text: &[u8], quote: usize) -> usize {
    let mut at = quote + 1;
    while at < text.len() && text[at] != b'"' {
        at += if text[at] == b'\\' { 2 } else { 1 };
    }
    (at + 1).min(text.len())
}

/// Where the comment ends that begins here, if one does.
pub(crate) fn end_of_comment(text: &[u8], at: usize) -> Option<usize> {
    match &text[at..] {
        [b'/', b'/', rest @ ..] => Some(at + 2 + rest.iter().take_while(|&&byte| byte != b'\n').count()),
        [b'/', b'*', ..] => Some(end_of_block_comment(text, at)),
        _ => None,
    }
}

fn end_of_block_comment(text: &[u8], start: usize) -> usize {
    let (mut depth, mut at) = (0, start);
    while at < text.len() {
        match &text[at..] {
            [b'/', b'*', ..] => (depth, at) = (depth + 1, at + 2),
            [b'*', b'/', ..] => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            break;
        }
    }
    at
}

/// The text without the blanks around the signs of `O-O`, `e2-e4`, `e4xd5`, `e8=Q`, `1-0`, `1/2` and `1...`, with one after the mark
/// of `Bb5+c6`, and without new lines in tag pairs.
pub(crate) fn without_formatting(text: Vec<u8>) -> Vec<u8> {
    if !has_odd_blanks(&text) {
        return text;
    }
    let mut out = Vec::with_capacity(text.len());
    let (mut at, mut in_quotes, mut in_tag, mut comments) = (0, false, false, 0usize);
    while at < text.len() {
        // What stands in quotes and comments is no move.
        match text[at] {
            b'\\' if in_quotes && at + 1 < text.len() => {
                out.extend_from_slice(&text[at..at + 2]);
                at += 2;
                continue;
            }
            // In a comment a quote is a quote.
            b'"' if comments == 0 => in_quotes = !in_quotes,
            b'{' if !in_quotes => comments += 1,
            b'}' if !in_quotes => comments = comments.saturating_sub(1),
            b'[' if !in_quotes && comments == 0 => in_tag = true,
            b']' if !in_quotes => in_tag = false,
            // A tag pair stands on one line.
            b'\n' | b'\r' if in_tag && !in_quotes => {
                out.push(b' ');
                at += 1;
                continue;
            }
            _ => {}
        }
        let before = out.last().copied().unwrap_or(b' ');
        // Of many blanks the first has been asked about all.
        let is_asked = in_quotes || comments > 0 || before.is_ascii_whitespace();
        let sign = if is_asked { None } else { sign_within_word(&out, &text[at..]) };
        match sign {
            Some((sign, len)) => {
                out.push(sign);
                at += len;
            }
            None if !is_asked && is_mark_before_word(&text[at..]) => {
                out.extend_from_slice(&[text[at], b' ']);
                at += 1;
            }
            None => {
                out.push(text[at]);
                at += 1;
            }
        }
    }
    out
}

/// Whether the text begins with a mark that a word touches.
fn is_mark_before_word(text: &[u8]) -> bool {
    matches!(text, [b'+' | b'#', word, ..] if word.is_ascii_alphanumeric())
}

/// The sign that the text begins with, blanks before it passed over, if it joins what stands before and after
/// it; and how long it is with its blanks.
fn sign_within_word(written: &[u8], text: &[u8]) -> Option<(u8, usize)> {
    let before = *written.last()?;
    let blanks = |from: usize| text[from..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    let sign_at = blanks(0);
    let sign = *text.get(sign_at)?;
    let end = match sign {
        b'-' | b'=' | b'/' => sign_at + 1 + blanks(sign_at + 1),
        b'.' => sign_at + 1,
        b'x' if sign_at > 0 && blanks(sign_at + 1) > 0 => sign_at + 1 + blanks(sign_at + 1),
        _ => return None,
    };
    let after = text.get(end).copied().unwrap_or(b' ');
    // A piece letter that begins no move: `Ra8 = Rb8` are two.
    let is_promotion = || {
        matches!(after, b'Q' | b'R' | b'B' | b'N' | b'K' | b'P')
            && !text.get(end + 1).is_some_and(|next| next.is_ascii_alphanumeric())
    };
    let joins = match sign {
        b'-' => match before {
            b'O' => after == b'O',
            b'0'..=b'2' if matches!(after, b'0' | b'1') => true,
            b'1'..=b'8' => matches!(after, b'a'..=b'h'),
            _ => false,
        },
        b'=' => matches!(before, b'1' | b'8') && is_pawn_word(written) && is_promotion(),
        b'x' => {
            matches!(before, b'a'..=b'h' | b'1'..=b'8' | b'N' | b'B' | b'R' | b'Q' | b'K')
                && matches!(after, b'a'..=b'h')
                && matches!(text.get(end + 1), Some(b'1'..=b'8'))
        }
        b'/' => before == b'1' && after == b'2' || matches!(before, b'1' | b'8') && is_promotion(),
        _ => matches!(before, b'0'..=b'9' | b'.'),
    };
    joins.then_some((sign, end))
}

/// Whether the last word begins like a pawn's move: after others `=` is a glyph.
fn is_pawn_word(written: &[u8]) -> bool {
    let word = written.rsplit(|byte| !byte.is_ascii_alphanumeric()).next().unwrap_or_default();
    matches!(word, [b'a'..=b'h' | b'P', ..])
}

/// Whether a blank stands beside `-`, `=` or `/` or before a dot or `x`, or none after a mark, or a tag pair goes on
/// in another line. By index, which is quickest.
fn has_odd_blanks(text: &[u8]) -> bool {
    let (mut at, mut in_tag) = (1, text.first() == Some(&b'['));
    while at < text.len() {
        let (before, after) = (text[at - 1], text[at]);
        match after {
            b'[' => in_tag = true,
            b']' => in_tag = false,
            b'\n' if in_tag => return true,
            _ => {}
        }
        if matches!(after, b'-' | b'=' | b'/' | b'.' | b'x') && before.is_ascii_whitespace()
            || matches!(before, b'-' | b'=' | b'/') && after.is_ascii_whitespace()
            || matches!(before, b'+' | b'#') && after.is_ascii_alphanumeric()
        {
            return true;
        }
        at += 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::without_formatting;

    #[test]
    fn signs_between_blanks_join_moves_only() {
        let joined = |text: &str| String::from_utf8(without_formatting(text.into())).unwrap();
        assert_eq!(joined("O - O - O e8 = Q 1 - 0"), "O-O-O e8=Q 1-0");
        assert_eq!(joined("e2 -e4 e7-  e5 O\n-\nO e8= Q a1 / Q+"), "e2-e4 e7-e5 O-O e8=Q a1/Q+");
        assert_eq!(joined("e4 x d5 N x f3 e x d5"), "e4xd5 Nxf3 exd5");
        assert_eq!(joined("e4 { the '\"' sign } O - O"), "e4 { the '\"' sign } O-O");
        assert_eq!(joined("Bb5+c6 Qh4+0-1 e8=Q+Kd7"), "Bb5+ c6 Qh4+ 0-1 e8=Q+ Kd7");
        assert_eq!(joined("1 . e4 1 . . . e5 2\n. Nf3 1 / 2 - 1/ 2"), "1. e4 1... e5 2. Nf3 1/2-1/2");
        assert_eq!(joined("[A \"\\\"\"] e2 - e4"), "[A \"\\\"\"] e2-e4");
        assert_eq!(
            joined("[White\n \"A\"\n]\n[B \"\"]\n{ [\n } e4"),
            "[White  \"A\" ]\n[B \"\"]\n{ [\n } e4"
        );
        for unchanged in [
            "{ a1 - b2 } e4",
            "[A \"8 = Q\"] e4",
            "e4 - ",
            "Ra8 = Rb8",
            "Bf1 = N f6",
            "e5 - 2. Nf3",
            "Re1 = O-O",
            "Re1 = p a6",
            "[A \"\\\" 8 = Q\"] e4",
            "e4 -+ e5",
            "e4 = e5",
            "e4 xd5",
            "e4 x",
            "e4 x 2. d5",
            "pawn x d5",
        ] {
            assert_eq!(joined(unchanged), unchanged);
        }
    }
}
