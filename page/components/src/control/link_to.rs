//! Links between screens.

use yew::prelude::*;

use crate::hooks::{PageActions, use_page};
use crate::link::{Carried, Link};

/// Properties of [`LinkTo`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The target.
    pub link: Link,
    /// Style classes.
    #[prop_or_default]
    pub class: Classes,
    /// Whether the target is the present screen.
    #[prop_or_default]
    pub current: bool,
    /// Whether the target stands for several screens, any of which may be the present one.
    #[prop_or_default]
    pub is_group: bool,
    /// The door that the link is, for tests and tools.
    #[prop_or_default]
    pub door: Option<&'static str>,
    /// The name for screen readers, where the content does not say it.
    #[prop_or_default]
    pub label: Option<AttrValue>,
    /// The solution that the link shows as a small board, for tests and tools.
    #[prop_or_default]
    pub solution: Option<AttrValue>,
    /// Whether it is the one primary action of the screen: then it looks like a button.
    #[prop_or_default]
    pub leading: bool,
    /// The contents of the anchor.
    pub children: Children,
}

/// An anchor to a screen. A plain click changes the screen within the page, for any address of the page. With a
/// modifier key, the browser handles it as any link.
#[component]
pub fn LinkTo(props: &Props) -> Html {
    let PageActions {
        carried, navigate, ..
    } = use_page();
    let link = props.link.clone();
    // A tab of its own is no frame in another page, and no projector shows it.
    let alone = Link {
        carried: Carried {
            embedded: false,
            presented: false,
            ..carried
        },
        ..link.clone()
    };
    let current = if props.is_group { "true" } else { "page" };
    let onclick = Callback::from(move |event: MouseEvent| {
        let plain = !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key());
        if plain && event.button() == 0 {
            event.prevent_default();
            navigate.emit(link.clone());
        }
    });
    html! {
        <a
            href={alone.to_string()}
            class={classes!(props.class.clone(), props.leading.then_some("action primary"))}
            data-primary={props.leading.then_some("true")}
            aria-current={props.current.then_some(current)}
            aria-label={props.label.clone()}
            data-door={props.door}
            data-solution={props.solution.clone()}
            {onclick}
        >
            { props.children.clone() }
        </a>
    }
}
