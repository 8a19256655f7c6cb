//! Laws and figures that the solver keeps, checked against definitions written out plainly.

#![cfg(not(target_arch = "wasm32"))]

mod agreement;
mod attacks;
mod brute_force;
mod changed_checkpoints;
mod checkpoints;
mod completion;
mod construct;
mod counting;
mod counts;
mod duel;
mod extremes;
mod forged;
mod hints;
mod knight_finish;
mod knight_paths;
mod knight_random;
mod knight_tours;
mod knight_verdicts;
mod large_puzzles;
mod listing;
mod names;
mod notation;
mod number_puzzles;
mod odd_arguments;
mod orbits;
mod plain_puzzles;
mod proofs;
mod puzzles;
mod ranking;
mod runs;
mod serialisation;
mod shapes;
mod strategies;
mod symmetric_tours;
mod symmetry;
mod tour_counts;
mod tour_numbers;

/// The size of a sample of cases that are too many: the usual one, or `BEZZEL_SAMPLE` for a longer run.
fn sample_of(usual: u64) -> u64 {
    let wanted = std::env::var("BEZZEL_SAMPLE");
    wanted.map_or(usual, |number| {
        number.parse().expect("BEZZEL_SAMPLE is a number")
    })
}
