//! [`lines`]: the difference between two texts, line by line.

use chess_runtime::notation::decode;

/// The largest table of lines against lines; larger texts are shown as removed and added as a whole.
const LARGEST_TABLE: usize = 1 << 22;

/// The lines of both texts in order: `-` before removed lines, `+` before added ones, a blank before common
/// ones. White space at an end of a line is shown as dots.
pub(super) fn lines(before: &[u8], after: &[u8]) -> String {
    let (before, after) = (decode(before), decode(after));
    let before: Vec<&str> = before.trim_matches('\n').split('\n').collect();
    let after: Vec<&str> = after.trim_matches('\n').split('\n').collect();
    let mut out = String::new();
    for (sign, line) in compare(&before, &after) {
        let text = line.trim_end();
        let blanks: String = line[text.len()..].chars().map(|c| if c == '\r' { '␍' } else { '·' }).collect();
        out += &format!("{sign}{text}{blanks}\n");
    }
    out
}

/// Finds the longest common subsequence of lines.
fn compare<'a>(before: &[&'a str], after: &[&'a str]) -> Vec<(char, &'a str)> {
    let width = after.len() + 1;
    if (before.len() + 1) * width > LARGEST_TABLE {
        let gone = before.iter().map(|line| ('-', *line));
        return gone.chain(after.iter().map(|line| ('+', *line))).collect();
    }
    // The length of the longest common subsequence from here to the ends.
    let mut common = vec![0u32; (before.len() + 1) * width];
    for (i, old) in before.iter().enumerate().rev() {
        for (j, new) in after.iter().enumerate().rev() {
            common[i * width + j] = if old == new {
                common[(i + 1) * width + j + 1] + 1
            } else {
                common[(i + 1) * width + j].max(common[i * width + j + 1])
            };
        }
    }
    let (mut i, mut j) = (0, 0);
    let mut lines = Vec::with_capacity(before.len() + after.len());
    while i < before.len() || j < after.len() {
        let goes = |i: usize, j: usize| {
            i < before.len()
                && (j == after.len() || { common[(i + 1) * width + j] >= common[i * width + j + 1] })
        };
        if i < before.len() && j < after.len() && before[i] == after[j] {
            lines.push((' ', before[i]));
            (i, j) = (i + 1, j + 1);
        } else if goes(i, j) {
            lines.push(('-', before[i]));
            i += 1;
        } else {
            lines.push(('+', after[j]));
            j += 1;
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn common_lines_stay_and_others_go_or_come() {
        assert_eq!(lines(b"a\nb\nc\n", b"a\nx\nc\nd"), " a\n-b\n+x\n c\n+d\n");
        assert_eq!(lines(b"a \r\nb", b"a\nb"), "-a·␍\n+a\n b\n");
        assert_eq!(lines(b"", b"a"), "-\n+a\n");
    }
}
