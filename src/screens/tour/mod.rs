//! The knight's tour: by hand with truthful help, or found and played.

mod button;
mod cells;
mod comparison;
mod drawing;
mod endpoints;
mod facts;
mod help;
mod layers;
mod panel;
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
