//! The choice of the notation of squares, rows, columns and marks, which is the same on all screens.

use yew::prelude::*;

use super::control::Switch;
use crate::link::Notation;
use crate::locale::use_locale;
use crate::text;

/// Chooses the notation of the page, as a context.
#[derive(Clone, Debug, PartialEq)]
pub struct Notate(pub Callback<Notation>);

/// Properties of [`Notated`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// Whether the screen has arrays with marks.
    pub has_marks: bool,
}

/// The switches of the notation.
///
/// # Panics
/// Outside the page, which provides the context.
#[component]
pub fn Notated(props: &Props) -> Html {
    let locale = use_locale();
    let Notate(on_notate) = use_context().expect("the page provides the choice of its notation");
    let notation = locale.notation;
    let switch = |name: &'static str, part: fn(&mut Notation) -> &mut bool| {
        let on_switch = on_notate.reform(move |on| {
            let mut notation = notation;
            *part(&mut notation) = on;
            notation
        });
        let on = *part(&mut notation.clone());
        html! { <Switch {name} label={locale.text(name, &[])} {on} {on_switch} /> }
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
