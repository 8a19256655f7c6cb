//! Laws and figures that watched searches keep, checked against definitions written out plainly.

#![cfg(not(target_arch = "wasm32"))]

#[path = "../../../solver/tests/suite/brute_force.rs"]
mod brute_force;
mod census;
#[path = "../../../solver/tests/suite/changed_checkpoints.rs"]
mod changed_checkpoints;
mod checkpoints;
mod knight_methods;
mod knight_steps;
mod repairing;
mod seeking;
mod steps;
mod trees;
