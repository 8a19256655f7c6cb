//! The link to the program.

use yew::prelude::*;

use crate::components::CopyLink;
use crate::link::OwnLink;
use crate::locale::use_locale;
use crate::text;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub link: OwnLink,
}

/// The button that copies the link, or the reason why there is no link.
#[component]
pub fn Share(props: &Props) -> Html {
    let locale = use_locale();
    // Packing takes a moment.
    let fits = use_memo(props.link.clone(), OwnLink::fits);
    html! {
        <div class="share">
            if *fits {
                <CopyLink />
            } else {
                <p class="quiet" data-notice="source">{ text!(locale, "own-too-long") }</p>
            }
        </div>
    }
}
