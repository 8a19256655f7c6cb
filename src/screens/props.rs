//! What every screen is given.

use yew::prelude::*;

/// Properties of a screen whose states are links of this kind.
#[derive(Clone, Debug, Properties)]
pub struct ScreenProps<L: 'static> {
    /// The state of the screen as its link says it.
    pub link: L,
    /// Raised whenever a link was opened: then the screen goes to it.
    pub visit: u32,
    /// The screen has changed its state: this is its link now.
    pub on_change: Callback<L>,
}

/// A screen keeps its own state, and looks at the link only when one was opened. Each report comes back to it as its link:
/// for that it is not drawn anew.
impl<L: 'static> PartialEq for ScreenProps<L> {
    fn eq(&self, other: &Self) -> bool {
        self.visit == other.visit
    }
}
