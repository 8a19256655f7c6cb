//! People who see few colours can distinguish those of the regions, and everybody sees what stands on them.

use std::collections::HashSet;

use bezzel_solver::queens::puzzle::{self, Kind, Puzzle, Rule};
use bezzel_solver::queens::{Piece, Placement};

use super::colours::{COLOURS, DISTANCES, FIRST, PAPER, region_colours};
use super::light::{Light, Matrix, colour, oklab, regions, times};
use super::pieces::meeting_regions;
use crate::link::{Day, Grade, PuzzleSpec};

/// Colours as people see them whose eyes lack one kind of cones, by G. M. Machado and others, "A physiologically-based
/// model for simulation of color vision deficiency", 2009.
const VISIONS: [(&str, Matrix); 4] = [
    (
        "all cones",
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    ),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// The least distance between two regions in Oklab, in which black and white are 1 apart: more than twice what is just seen.
const APART: f64 = 0.05;
/// The same where one of them is a colour of puzzles with more than 12 regions, for the eyes that see the least of it: nearly
/// twice what is just seen.
const APART_OF_MORE: f64 = 0.04;
/// The least distance between two regions that meet, in hundredths.
const NEIGHBOURS_APART: u32 = 6;

/// The contrast as the Web Content Accessibility Guidelines have it.
fn contrast(a: Light, b: Light) -> f64 {
    let [a, b] =
        [a, b].map(|[red, green, blue]| 0.05 + 0.2126 * red + 0.7152 * green + 0.0722 * blue);
    a.max(b) / a.min(b)
}

/// The distance of two colours for the eyes that see the least of it, in the theme in which it is less.
fn distance(a: usize, b: usize) -> f64 {
    let of = |dark: bool, (_, matrix): (&str, Matrix)| {
        let all = regions(dark);
        let [a, b] = [a, b].map(|at| oklab(times(matrix, all[at].1)));
        let squares = a.iter().zip(b).map(|(a, b)| (a - b).powi(2));
        squares.sum::<f64>().sqrt()
    };
    let themes = [false, true].into_iter();
    let all = themes.flat_map(|dark| VISIONS.map(|vision| of(dark, vision)));
    all.fold(f64::INFINITY, f64::min)
}

#[test]
fn the_table_has_the_distances_of_the_colours() {
    for (a, row) in DISTANCES.iter().enumerate() {
        for (b, &known) in row.iter().enumerate() {
            let found = distance(a, b);
            assert_eq!(known, (found * 100.0) as u32, "{a} and {b}: {found:.4}");
            let least = if a.max(b) < FIRST {
                APART
            } else {
                APART_OF_MORE
            };
            assert!(a == b || found >= least, "{a} and {b}: {found:.4}");
        }
    }
}

#[test]
fn eyes_with_all_cones_tell_each_two_of_the_many_colours_apart() {
    for dark in [false, true] {
        let all: Vec<_> = regions(dark)
            .into_iter()
            .map(|(_, light)| oklab(light))
            .collect();
        for (at, a) in all.iter().enumerate() {
            for b in &all[..at] {
                let squares = a.iter().zip(b).map(|(a, b)| (a - b).powi(2));
                let found = squares.sum::<f64>().sqrt();
                assert!(found >= APART, "{at}, dark: {dark}: {found:.4}");
            }
        }
    }
}

/// Checks that the regions of the daily puzzles of some days are apart from all that they meet.
fn check_days(days: impl Iterator<Item = Day>) {
    for day in days {
        for rule in [Rule::Chess(Piece::Queen), Rule::Touch] {
            for grade in Grade::ALL {
                let kind = Kind::Regions;
                let request = PuzzleSpec { kind, rule, grade }.of_day(day);
                let puzzle = puzzle::make(request).unwrap();
                let colours = region_colours(&puzzle, false);
                let mut different = colours.clone();
                different.sort_unstable();
                different.dedup();
                assert_eq!(different.len(), colours.len(), "{day} {rule:?} {grade:?}");
                for pair in meeting_regions(&puzzle) {
                    let [a, b] = pair.map(|region| colours[region as usize] as usize);
                    assert!(
                        DISTANCES[a][b] >= NEIGHBOURS_APART,
                        "{day} {rule:?} {grade:?}: {pair:?}, {}",
                        DISTANCES[a][b]
                    );
                }
            }
        }
    }
}

fn days(last: &str) -> impl Iterator<Item = Day> {
    std::iter::successors(Some(last.parse().unwrap()), |day: &Day| day.yesterday())
}

#[test]
fn regions_that_meet_are_far_apart_in_each_puzzle_of_a_week() {
    check_days(days("2026-11-28").take(7));
}

#[test]
#[ignore = "takes seconds"]
fn regions_that_meet_are_far_apart_in_each_puzzle_of_a_year() {
    check_days(days("2027-11-24").take(365));
}

#[test]
fn what_stands_on_a_region_is_seen() {
    for dark in [false, true] {
        for (letter, light) in regions(dark) {
            for (name, least) in [
                ("region-ink", 4.5),
                ("region-accent", 3.0),
                ("region-conflict", 3.0),
            ] {
                let found = contrast(light, colour(name, dark));
                assert!(
                    found >= least,
                    "{name} on {letter}, dark: {dark}: {found:.2}"
                );
            }
        }
    }
}

#[test]
fn the_regions_of_large_puzzles_are_different_and_far_apart_where_they_meet() {
    for n in 13..=puzzle::MAX_N {
        let rows = (0..n).flat_map(|row| (0..n).map(move |_| char::from(b'a' + row as u8)));
        let open = Puzzle::new(Rule::Touch, Placement::empty(n).unwrap()).unwrap();
        let puzzle = open.with_regions(&rows.collect::<String>()).unwrap();
        let colours = region_colours(&puzzle, false);
        let different: HashSet<_> = colours.iter().collect();
        assert_eq!((colours.len(), different.len()), (n as usize, n as usize));
        for pair in meeting_regions(&puzzle) {
            let [a, b] = pair.map(|region| colours[region as usize] as usize);
            assert!(DISTANCES[a][b] >= NEIGHBOURS_APART, "{n}: {pair:?}");
        }
        let made = region_colours(&puzzle, true);
        assert!(made.iter().all(|&colour| (colour as usize) < COLOURS));
    }
}

#[test]
fn paper_has_the_colours_of_the_light_theme() {
    let tokens = include_str!("../../../../../static/styles/tokens.css");
    for (colour, letter) in PAPER.iter().zip('a'..) {
        let token = format!("--region-{letter}: light-dark({colour},");
        assert!(tokens.contains(&token), "{token}");
    }
}
