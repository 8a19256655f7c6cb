//! The signs that stand for the regions of a puzzle in a text: squares in colours like those of the board.

use bezzel_solver::queens::puzzle::Puzzle;

use crate::components::{REGION_COLOURS, meeting_regions, region_colours};

const SIGNS: [&str; 9] = ["🟦", "🟨", "🟩", "🟪", "🟧", "🟥", "🟫", "⬜", "⬛"];

/// The distance of each of the board's colours from each sign, in hundredths of Oklab's unit, where lightness counts half:
/// the mean of the light and the dark theme.
const DISTANCES: [[u32; SIGNS.len()]; REGION_COLOURS] = [
    [7, 23, 19, 14, 27, 32, 24, 11, 26],
    [27, 2, 15, 24, 7, 22, 15, 15, 30],
    [20, 12, 6, 23, 18, 31, 21, 13, 27],
    [10, 24, 23, 6, 25, 25, 19, 13, 24],
    [16, 18, 14, 21, 24, 34, 25, 10, 30],
    [26, 10, 19, 19, 6, 14, 8, 16, 26],
    [19, 18, 9, 24, 24, 34, 25, 15, 27],
    [16, 22, 25, 9, 23, 24, 19, 11, 28],
    [26, 7, 13, 25, 12, 26, 17, 14, 29],
    [10, 21, 15, 17, 25, 32, 24, 12, 25],
    [15, 14, 15, 12, 15, 21, 13, 8, 23],
    [20, 10, 8, 21, 16, 28, 19, 11, 27],
    [25, 9, 14, 26, 17, 31, 23, 12, 33],
    [23, 8, 14, 23, 15, 28, 20, 10, 31],
    [24, 10, 10, 26, 18, 32, 23, 15, 31],
    [16, 17, 17, 18, 20, 28, 20, 18, 25],
    [17, 23, 23, 15, 25, 28, 23, 13, 30],
    [13, 18, 18, 8, 19, 21, 14, 11, 21],
];

/// The sign of each region. The pair of a region and a sign whose colours are nearest comes first. No sign stands for two
/// regions before all are taken, and none for two that meet.
pub(super) fn signs(puzzle: &Puzzle) -> Vec<&'static str> {
    let colours = region_colours(puzzle, false);
    let pairs = meeting_regions(puzzle);
    let mut taken: Vec<Option<usize>> = vec![None; colours.len()];
    for _ in 0..colours.len() {
        let uses = |sign: usize| taken.iter().filter(|other| **other == Some(sign)).count();
        let meets = |region: usize, sign: usize| {
            pairs.iter().any(|pair| {
                let [a, b] = pair.map(|region| region as usize);
                (a == region && taken[b] == Some(sign)) || (b == region && taken[a] == Some(sign))
            })
        };
        let open = (0..colours.len()).filter(|&region| taken[region].is_none());
        let choices = open.flat_map(|region| (0..SIGNS.len()).map(move |sign| (region, sign)));
        let nearest = choices.min_by_key(|&(region, sign)| {
            let distance = DISTANCES[colours[region] as usize][sign];
            (meets(region, sign), uses(sign), distance)
        });
        if let Some((region, sign)) = nearest {
            taken[region] = Some(sign);
        }
    }
    taken
        .into_iter()
        .flatten()
        .map(|sign| SIGNS[sign])
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use bezzel_solver::queens::Placement;
    use bezzel_solver::queens::puzzle::Rule;

    use super::*;

    fn rows(n: u32) -> Puzzle {
        let open = Puzzle::new(Rule::Touch, Placement::empty(n).unwrap()).unwrap();
        let rows = (0..n).flat_map(|row| (0..n).map(move |_| char::from(b'a' + row as u8)));
        open.with_regions(&rows.collect::<String>()).unwrap()
    }

    #[test]
    fn regions_have_different_signs_near_the_colours_of_the_board() {
        for n in 4..=9 {
            let puzzle = rows(n);
            let signs = signs(&puzzle);
            let different: HashSet<_> = signs.iter().collect();
            assert_eq!(different.len(), n as usize);
            // The second colour is that of the yellow sign.
            let yellow = region_colours(&puzzle, false)
                .iter()
                .position(|&colour| colour == 1);
            if let Some(region) = yellow {
                assert_eq!(signs[region], "🟨");
            }
        }
    }

    #[test]
    fn more_regions_than_signs_share_them_apart() {
        let puzzle = rows(12);
        let signs = signs(&puzzle);
        for [a, b] in meeting_regions(&puzzle) {
            assert_ne!(signs[a as usize], signs[b as usize]);
        }
        let different: HashSet<_> = signs.iter().collect();
        assert_eq!(different.len(), SIGNS.len());
    }
}
