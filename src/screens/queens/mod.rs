//! The board screen: the visitor places pieces, and sees attacks and conflicts at once.

mod arithmetic;
mod asked;
mod facts;
mod panel;
mod share;
mod state;
mod status;
mod view;

pub(super) use asked::Answered;
pub use view::QueensScreen;
