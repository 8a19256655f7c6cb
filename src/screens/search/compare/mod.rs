//! The searches beside each other: what each has to do as n grows, measured on
//! this device.

mod measure;
mod plot;
mod state;
mod table;
mod view;

use yew::prelude::*;

use crate::screens::{Part, PartName};
use view::Compare;

/// The comparison stands below the run.
pub(in crate::screens) struct Comparison;

impl Part for Comparison {
    const NAME: PartName = PartName::Compare;

    fn html(&self) -> Html {
        html! { <Compare /> }
    }
}
