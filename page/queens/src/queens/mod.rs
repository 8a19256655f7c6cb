//! The board screen: the visitor places pieces, and sees attacks and conflicts at once.

mod arithmetic;
mod facts;
mod inquiry;
mod panel;
mod share;
mod start;
mod state;
mod status;
mod view;

pub use inquiry::Answered;
pub use start::Offers;
pub use view::QueensScreen;
