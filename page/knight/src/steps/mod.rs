//! The knight in the search screen: the search for a tour, event by event, forwards and backwards. It is a screen of
//! its own for links and loading, and a part of Backtracking for the visitor.

mod board;
mod memory;
mod program;
mod race;
mod settings;
mod survey;
#[cfg(test)]
mod tests;
mod tree;
mod view;
mod words;

pub use race::Race;
pub use view::StepsScreen;

use crate::run::state;
use survey::Beginning;

type State = state::State<Beginning>;
type Action = state::Action<Beginning>;
