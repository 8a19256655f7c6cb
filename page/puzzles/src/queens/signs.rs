//! The signs that stand for the regions of a puzzle in a text, in colours like those of the board.

use bezzel_solver::queens::puzzle::Puzzle;

use crate::components::{REGION_COLOURS, region_colours};

/// The number of colours that signs have.
const COLOURS: usize = 9;

/// The signs: blue, yellow, green, purple, orange, red, brown, white, black. Where more regions are near one colour than one,
/// the second and the third get another shape of it.
const SIGNS: [[&str; COLOURS]; 3] = [
    ["🟦", "🟨", "🟩", "🟪", "🟧", "🟥", "🟫", "⬜", "⬛"],
    ["🔵", "🟡", "🟢", "🟣", "🟠", "🔴", "🟤", "⚪", "⚫"],
    ["💙", "💛", "💚", "💜", "🧡", "❤", "🤎", "🤍", "🖤"],
];

/// The cost of another shape, beside the square of a distance.
const SHAPES: [u32; SIGNS.len()] = [0, 80, 200];

/// The distances of the board's colours, in the light and in the dark theme, from those of the signs. Hues count most: a
/// pale green is nearer to a strong green than to white. Tan is nearer to brown than its hue says, since people call it a light
/// brown. In twentieths of Oklab's unit.
const DISTANCES: [[[u32; COLOURS]; REGION_COLOURS]; 2] = [
    [
        [4, 38, 32, 25, 40, 39, 40, 20, 23],
        [40, 4, 19, 36, 8, 19, 16, 20, 24],
        [32, 18, 4, 40, 27, 35, 32, 21, 23],
        [23, 37, 40, 4, 31, 23, 27, 20, 23],
        [23, 28, 17, 37, 35, 40, 39, 19, 26],
        [40, 12, 25, 32, 2, 12, 10, 20, 23],
        [27, 24, 12, 39, 32, 38, 37, 20, 25],
        [26, 35, 40, 9, 29, 21, 26, 20, 25],
        [38, 7, 11, 40, 18, 29, 26, 20, 26],
        [19, 31, 20, 35, 37, 40, 40, 20, 24],
        [39, 7, 21, 34, 5, 16, 2, 19, 24],
        [35, 12, 6, 40, 22, 32, 29, 20, 25],
        [36, 11, 7, 41, 22, 31, 28, 20, 25],
        [39, 1, 14, 38, 13, 24, 21, 20, 25],
        [30, 19, 6, 40, 28, 36, 34, 20, 24],
        [39, 4, 12, 38, 14, 25, 21, 20, 23],
        [26, 35, 40, 7, 29, 20, 24, 20, 24],
        [20, 21, 14, 29, 26, 29, 29, 11, 16],
    ],
    [
        [10, 36, 28, 30, 40, 40, 41, 20, 24],
        [40, 4, 19, 36, 8, 19, 16, 20, 24],
        [33, 15, 5, 40, 25, 34, 31, 20, 24],
        [11, 40, 38, 13, 38, 32, 35, 21, 23],
        [23, 28, 16, 37, 35, 39, 38, 20, 24],
        [39, 19, 30, 26, 8, 5, 5, 21, 23],
        [28, 23, 9, 39, 31, 37, 35, 21, 22],
        [20, 38, 40, 6, 33, 26, 30, 20, 24],
        [39, 4, 16, 37, 10, 21, 17, 21, 23],
        [12, 35, 25, 31, 39, 40, 40, 21, 23],
        [26, 34, 38, 7, 26, 17, 22, 20, 21],
        [34, 14, 3, 40, 24, 33, 30, 20, 23],
        [38, 6, 12, 40, 18, 28, 25, 20, 26],
        [29, 20, 9, 39, 29, 36, 34, 19, 24],
        [39, 4, 13, 39, 16, 26, 23, 20, 26],
        [4, 40, 35, 19, 39, 36, 38, 21, 22],
        [18, 32, 22, 35, 38, 41, 41, 20, 26],
        [24, 37, 40, 2, 30, 21, 25, 21, 22],
    ],
];

/// The sign of each region, as the board looks in the theme. All are different, and their colours are the nearest of all
/// such choices: the sum of the squares of the distances is the least.
pub fn signs(puzzle: &Puzzle, is_dark: bool) -> Vec<&'static str> {
    let colours = region_colours(puzzle, false);
    let distances = &DISTANCES[usize::from(is_dark)];
    // A state is a number with a digit for each colour: how many regions have it. The digits of a state sum up to the number of
    // regions that have a sign, which are the first ones.
    let base = SIGNS.len() + 1;
    let places: [usize; COLOURS] = std::array::from_fn(|sign| base.pow(sign as u32));
    let digit = |state: usize, sign: usize| state / places[sign] % base;
    let sum = |state: usize| (0..COLOURS).map(|sign| digit(state, sign)).sum::<usize>();
    // The least cost of each state, and the sign of its last region.
    let mut known = vec![(u32::MAX, 0); base.pow(COLOURS as u32)];
    known[0].0 = 0;
    let mut last = (u32::MAX, 0);
    for state in 0..known.len() {
        let (cost, region) = (known[state].0, sum(state));
        if cost == u32::MAX {
            continue;
        }
        let Some(&colour) = colours.get(region) else {
            last = last.min((cost, state));
            continue;
        };
        for sign in 0..COLOURS {
            let Some(shape) = SHAPES.get(digit(state, sign)) else {
                continue;
            };
            let next = &mut known[state + places[sign]];
            let cost = cost + shape + distances[colour as usize][sign].pow(2);
            *next = (*next).min((cost, sign));
        }
    }
    let mut state = last.1;
    let mut signs = Vec::new();
    while state > 0 {
        let sign = known[state].1;
        state -= places[sign];
        signs.push(SIGNS[digit(state, sign)][sign]);
    }
    signs.reverse();
    signs
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use bezzel_solver::queens::Placement;
    use bezzel_solver::queens::puzzle::{MAX_MADE_N, MAX_N, Rule};

    use super::*;
    use crate::components::{light_of, oklab, region_lights};

    /// The colours of the signs in two widespread sets, Twemoji and Noto Emoji, in the order of [`SIGNS`].
    const SETS: [[&str; COLOURS]; 2] = [
        [
            "55acee", "fdcb58", "78b159", "aa8ed6", "f4900c", "dd2e44", "c1694f", "e6e7e8",
            "31373d",
        ],
        [
            "2196f3", "fdd835", "7cb342", "ab47bc", "f57c00", "f44336", "795548", "eeeeee",
            "424242",
        ],
    ];
    /// Brown is a dark orange or red: it has no place of its own among the hues.
    const BROWN: usize = 6;
    /// White and black have no hue.
    const WHITE: usize = 7;
    /// The colour of the light theme that people call a light brown.
    const TAN: usize = 10;

    fn rows(n: u32) -> Puzzle {
        let open = Puzzle::new(Rule::Touch, Placement::empty(n).unwrap()).unwrap();
        let rows = (0..n).flat_map(|row| (0..n).map(move |_| char::from(b'a' + row as u8)));
        open.with_regions(&rows.collect::<String>()).unwrap()
    }

    fn place_of(sign: &str) -> usize {
        let at = SIGNS.iter().flatten().position(|other| *other == sign);
        at.unwrap() % COLOURS
    }

    /// The colour of a sign in Oklab.
    fn colour_of(sign: usize) -> [f64; 3] {
        let [a, b] = SETS.map(|set| oklab(light_of(set[sign])));
        let [lightness, green, blue] = std::array::from_fn(|at| f64::midpoint(a[at], b[at]));
        if sign < WHITE {
            [lightness, green, blue]
        } else {
            [lightness, 0.0, 0.0]
        }
    }

    /// A colour, of which paleness takes little.
    fn by_hue([lightness, green, blue]: [f64; 3]) -> [f64; 3] {
        let strength = green.hypot(blue);
        let grown = if strength == 0.0 {
            0.0
        } else {
            (strength / 0.02).tanh() / strength
        };
        [1.4 * lightness, green * grown, blue * grown]
    }

    fn hue([_, green, blue]: [f64; 3]) -> f64 {
        blue.atan2(green).rem_euclid(std::f64::consts::TAU)
    }

    #[test]
    fn the_table_has_the_distances_of_the_colours() {
        for (is_dark, table) in [false, true].into_iter().zip(DISTANCES) {
            for (colour, (light, row)) in region_lights(is_dark).into_iter().zip(table).enumerate()
            {
                let found = std::array::from_fn(|sign| {
                    if (is_dark, colour, sign) == (false, TAN, BROWN) {
                        return 2;
                    }
                    let [a, b] = [oklab(light), colour_of(sign)].map(by_hue);
                    let squares = a.iter().zip(b).map(|(a, b)| (a - b).powi(2));
                    (20.0 * squares.sum::<f64>().sqrt()).round() as u32
                });
                assert_eq!(row, found, "dark: {is_dark}");
            }
        }
    }

    #[test]
    fn each_region_has_a_sign_of_its_own_near_its_colour() {
        for is_dark in [false, true] {
            for n in 4..=MAX_N {
                let puzzle = rows(n);
                let signs = signs(&puzzle, is_dark);
                let different: HashSet<_> = signs.iter().collect();
                assert_eq!(different.len(), n as usize);
                for (colour, sign) in region_colours(&puzzle, false).into_iter().zip(signs) {
                    let row = DISTANCES[usize::from(is_dark)][colour as usize];
                    let (nearest, found) = (row.into_iter().min().unwrap(), row[place_of(sign)]);
                    assert!(
                        found <= nearest + 13,
                        "{n}, {colour}: {sign} at {found}, not {nearest}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_signs_have_the_order_of_the_hues() {
        for is_dark in [false, true] {
            for n in 4..=MAX_MADE_N {
                let puzzle = rows(n);
                let lights = region_lights(is_dark);
                let mut hues: Vec<(f64, f64)> = region_colours(&puzzle, false)
                    .into_iter()
                    .zip(signs(&puzzle, is_dark))
                    .filter(|(_, sign)| place_of(sign) < BROWN)
                    .map(|(colour, sign)| {
                        let region = hue(oklab(lights[colour as usize]));
                        (region, hue(colour_of(place_of(sign))))
                    })
                    .collect();
                hues.sort_by(|a, b| a.0.total_cmp(&b.0));
                // Once around the circle of hues, there is one place at which they begin anew.
                let falls = (0..hues.len())
                    .filter(|&at| hues[at].1 > hues[(at + 1) % hues.len()].1)
                    .count();
                assert!(falls <= 1, "{n}, dark: {is_dark}: {hues:?}");
            }
        }
    }

    #[test]
    fn colours_that_have_a_name_get_its_sign() {
        let colours = region_colours(&rows(MAX_MADE_N), false);
        let signs = signs(&rows(MAX_MADE_N), false);
        for (letter, names) in [
            (b'f', ["🟧", "🟠"]),
            (b'g', ["🟩", "🟢"]),
            (b'k', ["🟫", "🟤"]),
        ] {
            let colour = u32::from(letter - b'a');
            let region = colours.iter().position(|other| *other == colour).unwrap();
            assert!(names.contains(&signs[region]), "{}", signs[region]);
        }
    }
}
