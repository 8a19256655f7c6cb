//! The colours of a puzzle's regions: regions that meet get colours that all eyes distinguish.

use std::cmp::Reverse;

use bezzel_solver::queens::puzzle::{MAX_MADE_N, MAX_N, Puzzle};

use super::pieces::meeting_regions;

/// The number of colours: one for each region of the largest puzzle.
pub const COLOURS: usize = MAX_N as usize;

/// The colours of the light theme, as the style sheet has them: paper has no dark one.
pub const PAPER: [&str; COLOURS] = [
    "#67c5fe", "#fec259", "#8dc789", "#c9aed6", "#d4fcf3", "#fba560", "#82fdc8", "#ffcdff",
    "#f9fa9d", "#95dcd9", "#dcc7b0", "#c7e494", "#d4f478", "#fed73c", "#70dd85", "#d6bc06",
    "#fc9efb", "#b6bfbc",
];

/// The colours of puzzles that have no more regions. Eyes of all kinds distinguish each two of them.
pub const FIRST: usize = MAX_MADE_N as usize;

/// The distance of two colours in Oklab for the eyes that see the least of it, in the light or the dark theme, in
/// hundredths of the distance of black and white.
pub const DISTANCES: [[u32; COLOURS]; COLOURS] = [
    [0, 19, 5, 5, 5, 18, 12, 5, 22, 6, 12, 10, 14, 6, 4, 18, 4, 9],
    [19, 0, 5, 8, 12, 5, 10, 7, 9, 15, 5, 5, 6, 4, 4, 4, 4, 11],
    [5, 5, 0, 9, 8, 5, 13, 10, 13, 7, 5, 7, 8, 5, 4, 8, 9, 5],
    [5, 8, 9, 0, 12, 10, 7, 6, 16, 6, 6, 8, 14, 10, 12, 4, 5, 4],
    [5, 12, 8, 12, 0, 11, 5, 6, 6, 7, 8, 6, 5, 5, 13, 16, 9, 13],
    [18, 5, 5, 10, 11, 0, 6, 14, 5, 14, 8, 6, 12, 10, 4, 4, 6, 11],
    [12, 10, 13, 7, 5, 6, 0, 7, 6, 5, 5, 6, 9, 13, 9, 4, 13, 9],
    [5, 7, 10, 6, 6, 14, 7, 0, 7, 5, 6, 6, 7, 4, 11, 9, 9, 10],
    [22, 9, 13, 16, 6, 5, 6, 7, 0, 14, 7, 6, 4, 8, 10, 16, 17, 8],
    [6, 15, 7, 6, 7, 14, 5, 5, 14, 0, 5, 8, 11, 15, 4, 7, 6, 5],
    [12, 5, 5, 6, 8, 8, 5, 6, 7, 5, 0, 6, 9, 4, 4, 5, 7, 4],
    [10, 5, 7, 8, 6, 6, 6, 6, 6, 8, 6, 0, 4, 8, 4, 10, 14, 8],
    [14, 6, 8, 14, 5, 12, 9, 7, 4, 11, 9, 4, 0, 4, 6, 12, 9, 12],
    [6, 4, 5, 10, 5, 10, 13, 4, 8, 15, 4, 8, 4, 0, 7, 7, 5, 11],
    [4, 4, 4, 12, 13, 4, 9, 11, 10, 4, 4, 4, 6, 7, 0, 8, 15, 7],
    [18, 4, 8, 4, 16, 4, 4, 9, 16, 7, 5, 10, 12, 7, 8, 0, 6, 6],
    [4, 4, 9, 5, 9, 6, 13, 9, 17, 6, 7, 14, 9, 5, 15, 6, 0, 8],
    [9, 11, 5, 4, 13, 11, 9, 10, 8, 5, 4, 8, 12, 11, 7, 6, 8, 0],
];

/// The largest distance in the table.
const FARTHEST: u32 = 22;

/// The number of steps after which a search for one distance is given up.
const MOST_STEPS: u32 = 50_000;

/// The colours of the regions, by number, all different. While a puzzle is made its regions keep the colours of their letters;
/// then the least distance of regions that meet is the largest that a search finds.
pub fn region_colours(puzzle: &Puzzle, is_made: bool) -> Vec<u32> {
    let regions = 0..puzzle.n();
    if is_made {
        return regions.collect();
    }
    let pairs = meeting_regions(puzzle);
    let beside = |region: u32| {
        let pairs = pairs.iter().filter(|pair| pair.contains(&region));
        pairs.map(|[a, b]| a + b - region).collect::<Vec<u32>>()
    };
    let beside: Vec<Vec<u32>> = regions.clone().map(beside).collect();
    // Regions that meet the most others come first.
    let mut order: Vec<u32> = regions.clone().collect();
    order.sort_by_key(|&region| Reverse(beside[region as usize].len()));
    let palette = if beside.len() > FIRST {
        &DISTANCES[..]
    } else {
        &DISTANCES[..FIRST]
    };
    let search = |least: u32| {
        let (mut colours, mut steps) = (vec![None; beside.len()], MOST_STEPS);
        let is_found = set_apart(&order, &beside, palette, least, &mut colours, &mut steps);
        is_found.then(|| colours.into_iter().flatten().collect())
    };
    let found = (1..=FARTHEST).rev().find_map(search);
    found.unwrap_or_else(|| regions.collect())
}

/// Gives these regions different colours of a palette, at least this far from the colours of all regions that they meet.
fn set_apart(
    regions: &[u32],
    beside: &[Vec<u32>],
    palette: &[[u32; COLOURS]],
    least: u32,
    colours: &mut [Option<u32>],
    steps: &mut u32,
) -> bool {
    let [region, rest @ ..] = regions else {
        return true;
    };
    let region = *region as usize;
    for (colour, distances) in (0..).zip(palette) {
        let is_apart = |other: &u32| {
            let known = colours[*other as usize];
            known.is_none_or(|known: u32| distances[known as usize] >= least)
        };
        let is_free = !colours.contains(&Some(colour));
        if *steps == 0 || !is_free || !beside[region].iter().all(is_apart) {
            continue;
        }
        *steps -= 1;
        colours[region] = Some(colour);
        if set_apart(rest, beside, palette, least, colours, steps) {
            return true;
        }
        colours[region] = None;
    }
    false
}
