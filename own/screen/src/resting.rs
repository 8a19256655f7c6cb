//! The board after a run: the last solution, else the last full board, else the last one that is not empty. The variables may
//! be gone by then.

use bezzel_recording::search::Solution;

use super::state::State;

/// The board at rest, and its name in `data-own-resting`.
pub struct Resting<'a> {
    pub name: &'static str,
    pub board: Option<&'a Solution>,
}

impl<'a> Resting<'a> {
    /// The board of a run that is over, at its end.
    pub fn of(state: &'a State) -> Option<Self> {
        let (run, watch) = state.run.as_ref()?;
        let search = state.search()?;
        let is_at_end = !run.is_active() && watch.state.line().is_none();
        let (name, board) = search.resting();
        is_at_end.then_some(Self { name, board })
    }
}
