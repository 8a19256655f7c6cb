//! All tours of a board, counted, listed and drawn at random: long work with a program of its own.

mod counting;
mod drawing;
mod features;
mod listing;
mod tasks;
mod working;

pub use tasks::{Counted, Draw, Drawn, Feature, Found, List, Listed, Packed, Task, TourSymmetry};
