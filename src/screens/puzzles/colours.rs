//! The colours of a puzzle's regions: regions that meet get colours that all eyes tell apart.

use bezzel_solver::queens::puzzle::{MAX_N, Puzzle};

use super::pieces::meeting;

/// The number of colours.
const COLOURS: usize = MAX_N as usize;

/// The distance of two colours in Oklab for the eyes that see the least of it, in the light or the dark theme, in
/// hundredths of the distance of black and white.
pub(super) const DISTANCES: [[u32; COLOURS]; COLOURS] = [
    [0, 19, 5, 5, 5, 18, 12, 5, 22, 6, 12, 10],
    [19, 0, 5, 8, 12, 5, 10, 7, 9, 15, 5, 5],
    [5, 5, 0, 9, 8, 5, 13, 10, 13, 7, 5, 7],
    [5, 8, 9, 0, 12, 10, 7, 6, 16, 6, 6, 8],
    [5, 12, 8, 12, 0, 11, 5, 6, 6, 7, 8, 6],
    [18, 5, 5, 10, 11, 0, 6, 14, 5, 14, 8, 6],
    [12, 10, 13, 7, 5, 6, 0, 7, 6, 5, 5, 6],
    [5, 7, 10, 6, 6, 14, 7, 0, 7, 5, 6, 6],
    [22, 9, 13, 16, 6, 5, 6, 7, 0, 14, 7, 6],
    [6, 15, 7, 6, 7, 14, 5, 5, 14, 0, 5, 8],
    [12, 5, 5, 6, 8, 8, 5, 6, 7, 5, 0, 6],
    [10, 5, 7, 8, 6, 6, 6, 6, 6, 8, 6, 0],
];

/// The colours of the regions, by number: all different. While a puzzle is made its regions keep the colours of their
/// letters; then colours are exchanged as long as that takes regions that meet further apart.
pub(super) fn colours(puzzle: &Puzzle, is_made: bool) -> Vec<u32> {
    // Those of the regions, and then those that no region has.
    let mut colours: [usize; COLOURS] = std::array::from_fn(|colour| colour);
    let regions = puzzle.n() as usize;
    if !is_made {
        let pairs = meeting(puzzle);
        while let Some(better) = exchanged(&colours, &pairs, regions) {
            colours = better;
        }
    }
    colours[..regions]
        .iter()
        .map(|&colour| colour as u32)
        .collect()
}

/// The best exchange of two colours, if it is better than none.
fn exchanged(
    colours: &[usize; COLOURS],
    pairs: &[[u32; 2]],
    regions: usize,
) -> Option<[usize; COLOURS]> {
    let exchanges = (0..regions).flat_map(|a| (a + 1..COLOURS).map(move |b| (a, b)));
    let next = exchanges.map(|(a, b)| {
        let mut next = *colours;
        next.swap(a, b);
        next
    });
    let best = next.min_by_key(|next| closeness(next, pairs))?;
    (closeness(&best, pairs) < closeness(colours, pairs)).then_some(best)
}

/// A sum over all regions that meet, to which the closest pairs add most by far.
fn closeness(colours: &[usize; COLOURS], pairs: &[[u32; 2]]) -> u64 {
    let of_pair = |pair: &[u32; 2]| {
        let [a, b] = pair.map(|region| colours[region as usize]);
        1_000_000_000 / u64::from(DISTANCES[a][b]).max(1).pow(8)
    };
    pairs.iter().map(of_pair).sum()
}
