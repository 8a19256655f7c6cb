//! The choice of the notation of squares, rows, columns and marks, which is the same on all screens.

use yew::prelude::*;

use super::control::{Button, Switch};
use super::use_page;
use crate::link::Notation;
use crate::locale::use_locale;
use crate::text;

/// Properties of [`Notated`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// Whether the screen has arrays with marks.
    pub has_marks: bool,
}

/// The offer to count rows and columns from 0, beside what does so.
#[component]
pub fn CountFromZero() -> Html {
    let locale = use_locale();
    let on_notate = use_page().notate;
    let notation = locale.notation;
    let on_press = Callback::from(move |()| {
        on_notate.emit(Notation {
            from_zero: true,
            ..notation
        });
    });
    html! {
        if !notation.from_zero {
            <p class="quiet">
                { text!(locale, "counts-from-0") }
                { " " }
                <Button name="count-from-0" plain=true {on_press} />
            </p>
        }
    }
}

/// The switches of the notation.
#[component]
pub fn Notated(props: &Props) -> Html {
    let locale = use_locale();
    let on_notate = use_page().notate;
    let notation = locale.notation;
    let switch = |name: &'static str, part: fn(&mut Notation) -> &mut bool| {
        let on_switch = on_notate.reform(move |on| {
            let mut notation = notation;
            *part(&mut notation) = on;
            notation
        });
        let on = *part(&mut notation.clone());
        html! { <Switch {name} label={name} {on} {on_switch} /> }
    };
    html! {
        <div class="row" role="group" aria-label={text!(locale, "notation")}>
            { switch("rows-from-0", |notation| &mut notation.from_zero) }
            { switch("squares-as-pairs", |notation| &mut notation.pairs) }
            if props.has_marks {
                { switch("one-is-free", |notation| &mut notation.one_is_free) }
            }
        </div>
    }
}
