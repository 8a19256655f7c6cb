//! The comparison of the searches: the work of each as n grows, measured on this device.

mod measure;
mod plot;
mod state;
mod table;
mod view;

use yew::prelude::*;

use crate::components::screen::{Part, PartName};
use crate::locale::Locale;
use view::Compare;

/// The comparison, below the run.
pub struct Comparison;

impl Part for Comparison {
    const NAME: PartName = PartName::Compare;
    fn html(&self, _: &Locale) -> Html {
        html! { <Compare /> }
    }
}
