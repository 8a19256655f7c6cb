//! Why the board that is chosen has no closed tour, or none at all. It comes a moment after the picture.

use bezzel_solver::knight::{Board, Reason};
use yew::prelude::*;

use super::why::why;
use crate::components::screen::{Part, PartName};
use crate::locale::Locale;
use crate::text;

/// The reasons, where there are some.
pub struct Reasons {
    /// The board without a tour.
    pub board: Board,
    /// The reasons against open tours, and against closed ones.
    pub reasons: [Option<Reason>; 2],
}

impl Part for Reasons {
    const NAME: PartName = PartName::Reasons;
    fn html(&self, locale: &Locale) -> Html {
        // A reason against any tour is a reason against closed ones, too.
        let (title, reason) = match self.reasons.into() {
            (Some(reason), _) => (text!(locale, "why-none-title"), reason),
            (None, Some(reason)) => (text!(locale, "why-title"), reason),
            (None, None) => return Html::default(),
        };
        html! {
            <section class="why">
                <h3>{ title }</h3>
                { why(&reason, &self.board, locale) }
            </section>
        }
    }
}
