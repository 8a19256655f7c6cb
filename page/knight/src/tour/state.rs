//! The state of the tour screen, with one reducer for visitors, frames and reports of workers. Nothing here touches the
//! page.
//!
//! [`action`] has the actions and the reducer, [`effects`] the effect of each action, and [`changes`] the changes of the route
//! that the effects are made of.

mod action;
mod changes;
mod effects;

pub use action::Action;

use bezzel_solver::board::Square;

use super::catalogue::Catalogue;
use super::display::Layers;
use super::endpoints::Fields;
use super::rates::Rates;
use super::route::Route;
use super::search::Search;
use crate::components::History;
use crate::components::screen::ScreenState;
use crate::components::transport::Player;
use crate::link::TourLink;

/// The state of the tour screen.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The route, with all its earlier states.
    pub history: History<Route>,
    /// The player of the route.
    pub playing: Player,
    /// The layers of the drawing.
    pub layers: Layers,
    /// Whether a press makes and mends holes, and moves nothing.
    pub edits_holes: bool,
    /// The square to which the knight was sent last, if it cannot go there.
    pub refused: Option<Square>,
    /// The texts in the fields of start and end.
    pub fields: Fields,
    /// Whether the link follows at once: not while one place after another is
    /// shown.
    pub settled: bool,
    /// The workers' search for it.
    pub search: Search,
    /// The workers' answers about all tours of the board.
    pub catalogue: Catalogue,
    /// The comparison of the methods.
    pub rates: Rates,
    /// The seconds since the knight was put on the board, if the visitor has made all moves since then by hand.
    pub seconds: Option<u32>,
    /// Whether the visitor asks for less motion, so that nothing is played unasked.
    pub is_still: bool,
}

impl State {
    /// The screen as it opens with the route of a link, and what that was before.
    pub fn new(history: History<Route>, layers: Layers, is_still: bool) -> Self {
        let mut state = Self {
            history,
            playing: Player::default(),
            layers,
            edits_holes: false,
            refused: None,
            fields: Fields::default(),
            settled: true,
            search: Search::default(),
            catalogue: Catalogue::default(),
            rates: Rates::default(),
            seconds: None,
            is_still,
        };
        state.make();
        state.search.check(state.history.present());
        state
    }

    /// The present route.
    pub fn route(&self) -> &Route {
        self.history.present()
    }

    /// Whether the time runs: the tour is made by hand, and not complete.
    pub fn is_timed(&self) -> bool {
        self.seconds.is_some() && !self.route().is_complete()
    }

    /// The seconds that the tour took, if it is complete and made by hand.
    pub fn finished_in(&self) -> Option<u32> {
        let has_all = self.route().is_complete() && self.route().at == self.route().path.len();
        self.seconds.filter(|_| has_all)
    }

    /// Whether there is a change, or a move of the link, to take back.
    pub fn can_undo(&self) -> bool {
        self.undone().is_some()
    }
}

impl ScreenState for State {
    type Link = TourLink;

    fn open(link: TourLink) -> Action {
        Action::Open(link)
    }

    fn link(&self) -> TourLink {
        self.route().link()
    }

    fn keeps_changing(&self) -> bool {
        !self.settled
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests;
