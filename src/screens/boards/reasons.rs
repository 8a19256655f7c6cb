//! Why the board that is chosen has no closed tour, or none at all. It comes a moment after the picture.

use bezzel_solver::board::Size;
use bezzel_solver::knight::{TourKind, refutation};
use yew::prelude::*;

use super::why::why;
use crate::locale::Locale;
use crate::screens::Part;
use crate::text;

/// The reasons, where there are some.
pub(in crate::screens) struct Reasons {
    pub(super) size: Size,
}

impl Part for Reasons {
    fn html(&self, locale: &Locale) -> Html {
        let size = self.size;
        // A reason against any tour is a reason against closed ones, too.
        let [open, closed] = [TourKind::Open, TourKind::Closed].map(|kind| refutation(size, kind));
        let (title, reason) = match (open, closed) {
            (Some(reason), _) => (text!(locale, "why-none-title"), reason),
            (None, Some(reason)) => (text!(locale, "why-title"), reason),
            (None, None) => return Html::default(),
        };
        html! {
            <section class="why">
                <h3>{ title }</h3>
                { why(&reason, size, locale) }
            </section>
        }
    }
}
