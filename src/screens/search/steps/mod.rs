//! The knight in the search screen: the search for a tour, event by event, forwards and backwards. A screen of its own for
//! the router and for what a visit loads, a part of Search for the visitor.

mod board;
mod known;
mod memory;
mod program;
mod settings;
#[cfg(test)]
mod tests;
mod tree;
mod view;
mod words;

pub(in crate::screens) use view::StepsScreen;

use super::state;
use known::Beginning;

type State = state::State<Beginning>;
type Action = state::Action<Beginning>;
