//! Screens whose work continues while others are shown.

use yew::prelude::*;

use crate::bridge::{JobState, LongWork, Request};
use crate::link::Place;

/// The progress of a screen's work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    /// The share that is done, in whole percent.
    pub percent: u32,
    /// Whether the work continues.
    pub running: bool,
}

impl Work {
    /// The work on a request, from its beginning until it is cancelled or replaced.
    pub(crate) fn of<T: LongWork>(request: &Request<T>) -> Option<Self> {
        let begun = !matches!(request.state(), JobState::Idle | JobState::Cancelled);
        begun.then(|| Self {
            percent: (request.fraction() * 100.0) as u32,
            running: request.is_running(),
        })
    }
}

/// The context of the page in which screens report the progress of their work. It also knows which of them is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Background {
    /// Hears of a screen's work, or that there is none.
    pub report: Callback<(Place, Option<Work>)>,
    /// The screen that is shown.
    pub shown: Place,
}

/// Tells the page how far the work of a screen is: as long as there is any, the screen keeps its state while others are
/// shown. Returns whether it is shown itself; it draws nothing while it is not.
#[hook]
pub(crate) fn use_background(place: Place, work: Option<Work>) -> bool {
    let background = use_context::<Background>();
    let report = background.as_ref().map(|background| &background.report);
    let report = report.cloned().unwrap_or_default();
    {
        let report = report.clone();
        use_effect_with(work, move |work| report.emit((place, *work)));
    }
    use_effect_with((), move |()| move || report.emit((place, None)));
    background.is_none_or(|background| background.shown == place)
}
