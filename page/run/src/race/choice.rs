//! The choice of a run beside another, and of the clock of both.

use bezzel_stepping::queens::{Clock, Planned};
use yew::prelude::*;

use crate::components::control::{Select, chosen_value};
use crate::link::RunLink;
use crate::locale::Locale;
use crate::named::Named;
use crate::text;

/// The algorithms to choose from, or none. `texts` is the first part of the keys of their names.
pub fn choice<A: Named>(
    others: &[A],
    chosen: Option<A>,
    texts: &'static str,
    on_beside: &Callback<Option<A>>,
    locale: &Locale,
) -> Html {
    let onchange = on_beside.reform(|event: Event| A::from_name(&chosen_value(&event)));
    html! {
        <div class="field select">
            <label for="field-beside">{ text!(locale, "race-beside") }</label>
            <select id="field-beside" data-action="beside" {onchange}>
                <option value="" selected={chosen.is_none()}>{ text!(locale, "race-nothing") }</option>
                for &other in others {
                    <option value={other.name()} selected={chosen == Some(other)}>
                        { locale.text(&[texts, other.name()].concat(), &[]) }
                    </option>
                }
            </select>
        </div>
    }
}

/// The choice of a run beside the watched one, and of the clock of both.
pub fn race_fields<P: Planned>(
    linked: &RunLink<P>,
    texts: &'static str,
    on_beside: &Callback<Option<P::Algorithm>>,
    on_clock: Callback<Clock>,
    locale: &Locale,
) -> Html {
    html! {
        <div class="row">
            { choice(&linked.others(), linked.beside, texts, on_beside, locale) }
            if linked.beside.is_some() {
                <Select<Clock>
                    name="clock"
                    label="race-clock"
                    texts="clock-"
                    chosen={linked.clock}
                    on_choose={on_clock}
                />
            }
        </div>
    }
}
