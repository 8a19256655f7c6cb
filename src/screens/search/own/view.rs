//! The screen as it is drawn.

use yew::prelude::*;

use super::draft;
use super::editor::{Editor, MarkedLines};
use super::given::{given, origin};
use super::share::Share;
use super::start::Start;
use super::state::{Action, Field, State};
use crate::components::control::Button;
use crate::components::{dispatching, keeps};
use crate::link::{OwnLink, Place};
use crate::locale::use_locale;
use crate::screens::search::problems::problems;
use crate::screens::{ScreenProps, use_screen};
use crate::text;

/// The visitor's own program.
#[component]
pub fn OwnScreen(props: &ScreenProps<OwnLink>) -> Html {
    let locale = use_locale();
    let state = use_screen(props, |link| {
        State::new(link, keeps().then(draft::stored).flatten())
    });
    use_effect_with(state.draft.clone(), |draft| {
        if keeps() {
            draft::store(draft.as_ref());
        }
    });
    let is_refused = use_state(|| false);
    let on_run = {
        let refused = is_refused.setter();
        Callback::from(move |()| refused.set(true))
    };
    let is_empty = state.link.source.trim().is_empty();
    html! {
        <div class="screen search own">
            <h1 class="visually-hidden">{ text!(locale, "nav-own") }</h1>
            <div class="own-main" data-own-state="empty">
                { problems(Place::Own, &locale) }
                { origin(&state, &locale) }
                <Start
                    on_begin={dispatching(&state, |(written, source)| Action::Begin(written, source))}
                    on_load={dispatching(&state, Action::Load)}
                />
                <Editor
                    source={state.link.source.clone()}
                    marked={MarkedLines::default()}
                    on_edit={dispatching(&state, |text| Action::Edit(Field::Source, text))}
                />
                { given(&state, &locale) }
                <div class="own-press">
                    <Button
                        name="run"
                        words={Some("own-run")}
                        primary=true
                        icon={Some("icon-play")}
                        disabled={is_empty.then_some("own-why-empty")}
                        on_press={on_run}
                    />
                    if state.draft.is_some() {
                        <Button name="own-delete" on_press={dispatching(&state, |()| Action::Delete)} />
                    }
                </div>
                if *is_refused {
                    <p class="error" role="alert">{ text!(locale, "own-no-engine") }</p>
                }
                <Share link={state.link.clone()} />
            </div>
        </div>
    }
}
