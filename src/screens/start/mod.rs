//! The offers below the board at the start of the page: today's puzzle, a knight on the tour of the day, and the ways to
//! what can be learned.

mod puzzle;
mod slices;
mod tour;
mod view;
mod walk;

use yew::prelude::*;

use super::{Part, PartName, lazy_in};

/// The offers below the board at the start.
pub(super) struct Offers;

impl Part for Offers {
    const NAME: PartName = PartName::Start;

    fn html(&self) -> Html {
        html! { <view::OfferList /> }
    }
}

/// The offers below the board at the start, once they are loaded; until then the space for them.
pub(crate) fn offers() -> Html {
    lazy_in(html! { <div class="start"></div> }, Offers)
}
