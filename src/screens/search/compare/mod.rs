//! The comparison of the searches: the work of each as n grows, measured on this device.

mod measure;
mod plot;
mod state;
mod table;
mod view;

use yew::prelude::*;

use crate::locale::Locale;
use crate::screens::Part;
use view::Compare;

/// The comparison, below the run.
pub struct Comparison;

impl Part for Comparison {
    fn html(&self, _: &Locale) -> Html {
        html! { <Compare /> }
    }
}
