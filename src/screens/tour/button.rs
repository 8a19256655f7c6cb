//! A button of the screen. All are made here: what makes one, written in many places,
//! would weigh.

use yew::prelude::*;

use super::state::{Action as Deed, State};
use crate::components::control::Action;
use crate::components::dispatching;

/// A button that does a deed.
#[derive(Clone, Debug)]
pub(super) struct Button {
    /// Its name for tests and other tools.
    pub(super) name: &'static str,
    /// The words on it.
    pub(super) label: String,
    /// The sign beside them.
    pub(super) icon: Option<&'static str>,
    /// Why it does nothing now.
    pub(super) disabled: Option<String>,
    /// What it does.
    pub(super) deed: Deed,
}

impl Button {
    /// A button that can be pressed, without a sign.
    pub(super) fn new(name: &'static str, label: String, deed: Deed) -> Self {
        Self {
            name,
            label,
            icon: None,
            disabled: None,
            deed,
        }
    }

    /// The button on the page.
    pub(super) fn html(self, state: &UseReducerHandle<State>) -> Html {
        let deed = self.deed;
        html! {
            <Action
                name={self.name}
                label={self.label}
                icon={self.icon}
                primary={self.name == "make"}
                disabled={self.disabled.map(AttrValue::from)}
                on_press={dispatching(state, move |()| deed.clone())}
            />
        }
    }
}
