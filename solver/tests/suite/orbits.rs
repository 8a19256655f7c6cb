use std::collections::BTreeSet;

use bezzel_solver::board::Symmetry;
use bezzel_solver::queens::{Piece, Show, Solution};

use crate::listing::list;

#[test]
fn images_are_those_of_the_board() {
    for n in 1..=8 {
        for solution in list(n, Piece::Queen, Show::All) {
            for symmetry in Symmetry::ALL {
                let image = solution.to_placement().image(symmetry);
                assert_eq!(solution.image(symmetry).to_placement(), image);
            }
        }
    }
}

#[test]
fn orbits_hold_each_image_once_and_each_symmetry_once() {
    for n in 1..=8 {
        for solution in list(n, Piece::Queen, Show::All) {
            let orbit = solution.orbit();
            let mut symmetries: Vec<Symmetry> = Vec::new();
            for (image, led_by) in &orbit {
                assert_eq!(led_by.len() * orbit.len(), 8);
                for &symmetry in led_by {
                    assert_eq!(solution.image(symmetry), *image);
                    symmetries.push(symmetry);
                }
            }
            symmetries.sort();
            assert_eq!(symmetries, Symmetry::ALL);
            assert_eq!(orbit[0].0, solution);
            assert_eq!(orbit[0].1[0], Symmetry::Identity);

            let images: BTreeSet<Solution> = orbit.iter().map(|(image, _)| *image).collect();
            assert_eq!(images.len(), orbit.len());
            assert_eq!(usize::from(solution.orbit_size()), orbit.len());
            assert_eq!(Some(&solution.canonical()), images.first());
            assert_eq!(solution.is_fundamental(), solution == solution.canonical());
        }
    }
}

#[test]
fn solutions_of_smaller_boards_come_first() {
    let small: Solution = "31425".parse().unwrap();
    let large: Solution = "246135".parse().unwrap();
    assert!(small < large);
}
