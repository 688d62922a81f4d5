//! How far one word is from another.

/// How many letters must be added, removed or changed to make one word of the other. Words longer
/// than a move are far from any.
pub(super) fn edit_distance(a: &[u8], b: &[u8]) -> usize {
    const LONGEST: usize = 16;
    if a.len() >= LONGEST || b.len() >= LONGEST {
        return LONGEST;
    }
    let mut row: [usize; LONGEST + 1] = core::array::from_fn(|i| i);
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let changed = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}
