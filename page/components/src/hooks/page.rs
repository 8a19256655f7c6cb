//! The page around the screens, as contexts: what it does for them, and how it shows them.

use yew::prelude::*;

use crate::bridge::Work;
use crate::link::{Carried, Link, Notation, Place};

/// The services of the page to its screens.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PageActions {
    /// The choices that links to other screens carry along.
    pub carried: Carried,
    /// Goes to a link, as a step that Back takes back.
    pub navigate: Callback<Link>,
    /// Chooses the notation of squares, rows, columns and marks, which is the same on all screens.
    pub notate: Callback<Notation>,
    /// Gets the progress of a screen's work, or that there is none.
    pub report: Callback<(Place, Option<Work>)>,
}

/// How the page shows its screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageMode {
    /// The present screen. Others may work meanwhile.
    pub shown: Place,
    /// Whether it is the start, where the board has offers beside it.
    pub start: bool,
    /// Whether it is shown by a projector.
    pub presented: bool,
}

/// The services of the page to its screens; none outside the page.
#[hook]
pub fn use_page() -> PageActions {
    use_context().unwrap_or_default()
}

/// Whether the page is presented.
#[hook]
pub fn use_presented() -> bool {
    use_context::<PageMode>().is_some_and(|mode| mode.presented)
}
