//! The count view: how many solutions there are, counted by all workers, and
//! what others have counted.

mod known;
mod ledger;
mod plot;
mod state;
mod view;

pub(super) use state::{Action, Count};
pub(super) use view::count_view;
