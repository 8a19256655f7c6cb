//! The knight's tour: by hand with truthful help, or found and played.

mod cells;
mod comparison;
mod controls;
mod endpoints;
mod facts;
mod help;
mod layers;
mod path;
mod plane;
mod playing;
mod rates;
mod route;
mod search;
mod settings;
mod share;
mod state;
mod status;
mod view;

pub use view::TourScreen;
