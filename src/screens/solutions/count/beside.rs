//! The part below a count: published counts.

use yew::prelude::*;

use super::state::Count;
use super::table::{self, KnownCounts};
use crate::locale::Locale;
use crate::screens::{Part, PartName};

/// The part below a count.
pub(in crate::screens) struct Beside(table::Props);

impl Beside {
    pub(super) fn new(count: &Count) -> Self {
        Self(table::Props {
            n: count.n,
            piece: count.piece,
            verified: count.verified(),
        })
    }
}

impl Part for Beside {
    const NAME: PartName = PartName::Beside;

    fn html(&self, _: &Locale) -> Html {
        html! { <KnownCounts ..self.0.clone() /> }
    }
}
