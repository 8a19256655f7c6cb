//! The count view: how many solutions there are, counted by all workers, and
//! what others have counted.

mod checkpoint;
mod hook;
mod known;
mod ledger;
mod lock;
mod pace;
mod plot;
mod state;
mod table;
mod update;
mod view;
mod workers;

pub use checkpoint::read_stored_count;
pub use hook::use_count;
pub use state::{Action, Count};
pub use table::PublishedCounts;
pub use view::{count_known, count_results};
pub use workers::{use_workers, workers_field};
