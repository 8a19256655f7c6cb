//! The board after a run: the last solution, else the last full board, else the last one that is not empty. The variables may
//! be gone by then.

use bezzel_recording::search::{Search, Solution};

use super::state::State;

/// The board at rest, and its name in `data-own-resting`.
pub(super) struct Resting<'a> {
    pub(super) name: &'static str,
    pub(super) board: Option<&'a Solution>,
}

impl<'a> Resting<'a> {
    /// The board of a run that is over, at its end.
    pub(super) fn of(state: &'a State) -> Option<Self> {
        let (run, watch) = state.run.as_ref()?;
        let search = state.search()?;
        let is_at_end = !run.is_active() && watch.state.line().is_none();
        is_at_end.then(|| Self::last(search))
    }

    fn last(search: &'a Search) -> Self {
        let boards = [
            ("last-solution", search.seen.last()),
            ("last-full", search.last_full.as_ref()),
            ("last", search.last.as_ref()),
        ];
        let found = boards.into_iter().find(|(_, board)| board.is_some());
        let (name, board) = found.unwrap_or(("none", None));
        Self { name, board }
    }
}
