//! The search screen: backtracking event by event, forwards and backwards.

mod arrays;
mod compare;
mod program;
mod race;
mod report;
mod settings;
mod stack;
mod survey;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests;
mod view;
mod words;

pub use compare::Comparison;
pub use race::Race;
pub use view::SearchScreen;

use crate::run::state;
use survey::Surveyed;

type State = state::State<Surveyed>;
type Action = state::Action<Surveyed>;
