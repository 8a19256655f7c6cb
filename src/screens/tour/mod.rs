//! The knight's tour: by hand with truthful help, or found and played.

mod answers;
mod button;
mod cells;
mod comparison;
mod drawing;
mod endpoints;
mod errand;
mod facts;
mod help;
mod layers;
mod panel;
mod plane;
mod playing;
mod rates;
mod settings;
mod share;
mod state;
mod status;
mod trip;
mod view;

pub use view::TourScreen;
