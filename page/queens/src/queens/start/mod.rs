//! The offers beside the board at the start of the page: today's puzzle, a knight on the tour of the day, and the ways to
//! what can be learned.

mod puzzle;
mod slices;
mod tour;
mod view;
mod walk;

use yew::prelude::*;

use crate::components::Section;
use crate::components::screen::{Part, PartName, lazy_in};
use crate::locale::Locale;

/// The offers beside the board at the start.
pub struct Offers;

impl Part for Offers {
    const NAME: PartName = PartName::Start;
    fn html(&self, _: &Locale) -> Html {
        html! { <view::OfferList /> }
    }
}

/// The section with the offers at the start, once they are loaded; until then the space for them.
pub fn section() -> Section {
    let offers = lazy_in(html! { <div class="start"></div> }, Offers);
    Section::new("start", "start-title", offers)
}
