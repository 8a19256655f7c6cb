//! Laws and figures that the solver keeps, checked against definitions written out plainly.

mod attacks;
mod brute_force;
mod counts;
mod listing;
mod names;
mod notation;
mod orbits;
#[cfg(feature = "serde")]
mod serialisation;
mod strategies;
mod symmetry;
