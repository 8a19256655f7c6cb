use std::ops::Range;

/// The runs of successive rows whose queens stand a knight's move apart, from the top: the rows of
/// each from 0, at least two, as long as possible.
///
/// Takes time proportional to n for all of them.
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::construct::{construct, knight_runs};
///
/// // . Q . . . . . .
/// // . . . Q . . . .
/// // . . . . . Q . .
/// // . . . . . . . Q
/// // . . Q . . . . .
/// // Q . . . . . . .
/// // . . . . . . Q .
/// // . . . . Q . . .
/// let columns = construct(8)?;
/// let runs: Vec<_> = knight_runs(&columns).collect();
/// assert_eq!(runs, [0..4, 4..6, 6..8]);
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
pub fn knight_runs(columns: &[u32]) -> impl Iterator<Item = Range<usize>> {
    let apart = |pair: &[u32]| pair[0].abs_diff(pair[1]) == 2;
    let pairs = |from: usize| columns.get(from..).unwrap_or_default().windows(2);
    let mut row = 0;
    std::iter::from_fn(move || {
        let start = row + pairs(row).position(apart)?;
        let length = pairs(start).take_while(|pair| apart(pair)).count();
        row = start + length;
        Some(start..start + length + 1)
    })
}
