//! How far a long job is.

use yew::prelude::*;

/// A bar that fills: the done part, from 0 to 1, and for screen readers what
/// is being done.
pub fn progress_bar(fraction: f64, label: &str) -> Html {
    let thousandths = (fraction * 1000.0) as u32;
    html! {
        <progress max="1000" value={thousandths.to_string()} aria-label={label.to_owned()} />
    }
}
