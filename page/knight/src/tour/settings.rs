//! The wanted tour, the layers of the drawing, and the board.

use bezzel_solver::knight::TourKind;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::display::{Layer, Scale};
use super::endpoints::Endpoint;
use super::help::{begins, make, method_words};
use super::state::{Action, State};
use super::watching::watching;
use crate::components::control::{Choice, NumberField, Select, Switch, refused};
use crate::components::{BoardFields, dispatching};
use crate::link::{Finder, Goal, TourLink};
use crate::locale::Locale;
use crate::text;

/// Open or closed, where from and where to, and how it is looked for.
pub fn goal(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let goal = state.route().goal;
    html! {
        <div class="settings">
            <Choice<TourKind>
                name="kind"
                label="tour-kind"
                texts="tour-kind-"
                chosen={TourKind::closed_if(goal.closed)}
                on_choose={dispatching(state, move |kind: TourKind| Action::Aim(Goal { closed: kind.is_closed(), ..goal }))}
            />
            <div class="row ends">
                { square_field(state, Endpoint::Start, locale) }
                if goal.takes_end() {
                    { square_field(state, Endpoint::End, locale) }
                }
            </div>
            <Select<Finder>
                name="method"
                label="tour-method"
                texts="finder-"
                chosen={goal.finder}
                on_choose={dispatching(state, move |finder| Action::Aim(Goal { finder, ..goal }))}
            />
            <p class="quiet">{ method_words(goal.finder, locale) }</p>
            { watching(state.route(), locale) }
            if goal.finder.is_random() {
                <NumberField
                    name="seed"
                    label="tour-seed"
                    value={goal.seed}
                    on_change={dispatching(state, move |seed| Action::Aim(Goal { seed, ..goal }))}
                />
            }
            if !begins(state) {
                { make(state, false, locale) }
            }
        </div>
    }
}

/// The field for the square on which the tour starts or ends. Typed text counts with Enter or when the field is left.
fn square_field(state: &UseReducerHandle<State>, endpoint: Endpoint, locale: &Locale) -> Html {
    let name = endpoint.name();
    let error = state.fields.wrong(endpoint);
    let id = format!("field-{name}");
    let error_id = format!("{id}-error");
    let text = |event: &Event| event.target_unchecked_into::<HtmlInputElement>().value();
    let oninput = dispatching(state, move |event: InputEvent| {
        Action::Type(endpoint, text(&event))
    });
    let onchange = dispatching(state, move |event: Event| {
        Action::Give(endpoint, text(&event))
    });
    html! {
        <div class="field text">
            <label for={id.clone()}>{ locale.text(endpoint.label(), &[]) }</label>
            <input
                {id}
                type="text"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                placeholder={text!(locale, "tour-anywhere")}
                value={state.fields.shown(endpoint, state.route())}
                aria-invalid={error.map(|_| "true")}
                aria-describedby={error.map(|_| error_id.clone())}
                {oninput}
                {onchange}
            />
            if let Some(error) = error {
                { refused(error, error_id, locale) }
            }
        </div>
    }
}

/// The layers of the drawing.
pub fn layers(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let scale = Scale::of(state.route().board.size());
    let one = |layer: Layer| {
        let name = layer.name();
        let label = locale.text(&format!("layer-{name}"), &[]);
        let on_switch = dispatching(state, move |on| Action::Show(layer, on));
        html! { <Switch {name} {label} on={state.layers.has(layer)} {on_switch} /> }
    };
    html! {
        <fieldset class="layers">
            <legend>{ text!(locale, "tour-layers") }</legend>
            { for Layer::ALL.into_iter().filter(|layer| layer.is_seen(scale)).map(one) }
        </fieldset>
    }
}

/// The board's sides and holes.
pub fn board_settings(state: &UseReducerHandle<State>) -> Html {
    html! {
        <BoardFields
            size={state.route().board.size()}
            most={TourLink::MAX_SIDE}
            on_resize={dispatching(state, Action::Resize)}
            edits_holes={state.edits_holes}
            on_edit={dispatching(state, Action::EditHoles)}
        />
    }
}
