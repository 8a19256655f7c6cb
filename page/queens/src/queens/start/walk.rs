//! A knight that walks along a closed tour; one that stands where less motion is wanted.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use gloo::timers::callback::Interval;
use yew::prelude::*;

use crate::components::{Figure, checks, line_path, prefers_reduced_motion};

/// The time of a step, in milliseconds.
const STEP: u32 = 700;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub size: Size,
    /// The squares of the tour in their order.
    pub squares: Rc<Vec<Square>>,
}

/// A small board with the part of the tour that the knight has made.
#[component]
pub fn Walk(props: &Props) -> Html {
    let Props { size, squares } = props;
    let last = squares.len().saturating_sub(1);
    let at = use_state_eq(|| if prefers_reduced_motion() { last } else { 0 });
    {
        let at = at.clone();
        use_effect_with(*at, move |now| {
            let next = if *now == last { 0 } else { *now + 1 };
            let walks = !prefers_reduced_motion();
            let interval = walks.then(|| Interval::new(STEP, move || at.set(next)));
            move || drop(interval)
        });
    }
    let Square { row, column } = squares.get(*at).copied().unwrap_or(Square::new(0, 0));
    let checks = use_memo(*size, |size| checks(*size));
    let view_box = format!("0 0 {} {}", size.columns(), size.rows());
    html! {
        <svg class="small-board walk" viewBox={view_box} aria-hidden="true">
            { (*checks).clone() }
            <path class="walked" d={line_path(squares.get(..=*at).unwrap_or_default())} />
            // The style sheet lets it glide.
            <use
                class="piece"
                href={Figure::Knight.reference()}
                width="1"
                height="1"
                transform={format!("translate({column} {row})")}
            />
        </svg>
    }
}
