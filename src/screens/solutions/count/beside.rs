//! What stands below a count: who counts, and what others have counted.

use bezzel_solver::queens::Piece;
use yew::prelude::*;

use super::counter::Counters;
use super::gpu::{Setup, View};
use super::state::{Action, Count};
use super::table::KnownCounts;
use crate::clock::now;
use crate::screens::{Part, PartName};

/// What stands below a count.
pub(in crate::screens) struct Beside {
    n: u32,
    piece: Piece,
    verified: Vec<(u32, u64)>,
    gpu: View,
    on_setup: Callback<Setup>,
}

impl Beside {
    pub(super) fn new(count: &Count, on_action: &Callback<Action>) -> Self {
        Self {
            n: count.n,
            piece: count.piece,
            verified: count.verified(),
            gpu: count.gpu.view(),
            on_setup: on_action.reform(|setup| Action::Gpu(setup, now())),
        }
    }
}

impl Part for Beside {
    const NAME: PartName = PartName::Beside;

    fn html(&self) -> Html {
        html! {
            <>
                <Counters gpu={self.gpu.clone()} on_setup={self.on_setup.clone()} />
                <KnownCounts n={self.n} piece={self.piece} verified={self.verified.clone()} />
            </>
        }
    }
}
