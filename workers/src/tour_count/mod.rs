//! All tours of a board, counted, numbered and drawn at random: long work with a program of its own.

mod counting;
mod drawing;
mod features;
mod listing;
mod single;
mod tasks;
mod working;

pub use tasks::{
    Counted, Draw, Drawn, Feature, Found, FoundTour, List, Listed, Packed, Task, TourSymmetry,
    Which,
};
