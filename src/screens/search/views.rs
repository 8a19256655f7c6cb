//! The tree, the program and the memory of the search. They are side by side in a large window; in a small one, the
//! visitor chooses one of them.

use yew::prelude::*;

use crate::components::control::Choice;
use crate::locale::Locale;
use crate::text;

named! {
    /// A view beside the board in a small window.
    pub(super) enum View {
        /// The search tree.
        Tree = "tree",
        /// The program with its present line.
        Program = "program",
        /// Arrays or masks, and the call stack.
        Memory = "memory",
    }
}

/// The three views, with the choice between them.
pub(super) fn views(
    view: &UseStateHandle<View>,
    tree: Html,
    program: Html,
    memory: Html,
    locale: &Locale,
) -> Html {
    let set = view.setter();
    html! {
        <div class="views" data-view={view.name()}>
            <Choice<View>
                name="view"
                label="search-view"
                texts="view-"
                chosen={**view}
                on_choose={Callback::from(move |chosen| set.set(chosen))}
            />
            <div class="thinking" role="region" aria-label={text!(locale, "search-thinking")} tabindex="0">
                { tree }
                { program }
                { memory }
            </div>
        </div>
    }
}
