//! The knight's tour: made by hand with exact help, or found and played.
//!
//! The modules form one direction: none of them imports a later one.
//!
//! 1. `route`: what a link says, as plain data, and the link of it; where a press leads.
//! 2. `facts`: what follows from a route: moves, numbers, status.
//! 3. `search`, `catalogue`, `rates`, `endpoints`, `display`: the parts of the state beside the route. What workers are
//!    asked about the route is `search`; about all tours of its board, `catalogue`.
//! 4. `state`: all of it, and the one reducer.
//! 5. `board` and `plane`: the squares, drawn or painted; `status`, `help`, `controls`, `settings`, `watching`, `all_tours`,
//!    `comparison`, `share`: words and buttons; `view`: the screen.

mod all_tours;
mod board;
mod catalogue;
mod comparison;
mod controls;
mod display;
mod endpoints;
mod facts;
mod help;
mod plane;
mod rates;
mod route;
mod search;
mod settings;
mod share;
mod state;
mod status;
mod view;
mod watching;

pub use view::TourScreen;
