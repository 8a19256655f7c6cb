//! The board screen: pieces are placed, and what attacks what is seen at once.

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
