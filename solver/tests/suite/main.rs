//! Laws and figures that the solver keeps, checked against definitions written out plainly.

#![cfg(not(target_arch = "wasm32"))]

mod attacks;
mod brute_force;
#[cfg(feature = "steps")]
mod census;
#[cfg(all(feature = "serde", feature = "steps"))]
mod checkpoints;
mod completion;
mod construct;
mod counting;
mod counts;
mod duel;
#[cfg(feature = "steps")]
mod extremes;
mod hints;
mod knight_finish;
#[cfg(feature = "steps")]
mod knight_methods;
mod knight_paths;
mod knight_random;
mod knight_tours;
mod knight_verdicts;
mod listing;
mod names;
mod naming;
mod notation;
mod orbits;
#[cfg(feature = "steps")]
mod repairing;
#[cfg(feature = "steps")]
mod seeking;
#[cfg(all(feature = "serde", feature = "steps"))]
mod serialisation;
#[cfg(feature = "steps")]
mod steps;
mod strategies;
mod symmetry;
mod tour_counts;
#[cfg(feature = "steps")]
mod trees;
