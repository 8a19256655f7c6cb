//! The part below a count: the processor that counts, and published counts.

use yew::prelude::*;

use super::counter::{self, Counters};
use super::state::{Action, Count};
use super::table::{self, KnownCounts};
use crate::screens::{Part, PartName};

/// The part below a count.
pub(in crate::screens) struct Beside {
    counter: counter::Props,
    known: table::Props,
}

impl Beside {
    pub(super) fn new(count: &Count, on_action: &Callback<Action>) -> Self {
        Self {
            counter: counter::Props {
                gpu: count.gpu.shown.clone(),
                on_setup: on_action.reform(Action::Gpu),
            },
            known: table::Props {
                n: count.n,
                piece: count.piece,
                verified: count.verified(),
            },
        }
    }
}

impl Part for Beside {
    const NAME: PartName = PartName::Beside;

    fn html(&self) -> Html {
        html! {
            <>
                <Counters ..self.counter.clone() />
                <KnownCounts ..self.known.clone() />
            </>
        }
    }
}
