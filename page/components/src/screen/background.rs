//! Screens whose work continues while others are shown.

use yew::prelude::*;

use crate::bridge::Work;
use crate::hooks::{PageMode, use_page};
use crate::link::Place;

/// Tells the page how far the work of a screen is: as long as there is any, the screen keeps its state while others are
/// shown. Returns whether it is shown itself; it draws nothing while it is not.
#[hook]
pub fn use_background(place: Place, work: Option<Work>) -> bool {
    let report = use_page().report;
    {
        let report = report.clone();
        use_effect_with(work, move |work| report.emit((place, *work)));
    }
    use_effect_with((), move |()| move || report.emit((place, None)));
    use_context::<PageMode>().is_none_or(|mode| mode.shown == place)
}
