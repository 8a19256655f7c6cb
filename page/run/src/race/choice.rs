//! The choice of a run beside, and of the clock of both.

use bezzel_stepping::queens::Clock;
use yew::prelude::*;

use crate::components::control::{Select, chosen_value};
use crate::locale::Locale;
use crate::named::Named;
use crate::text;

/// The algorithms to choose from, or none, and the clock where one is chosen. `texts` is the first part of the keys of
/// the algorithms' names.
pub fn choice<A: Named>(
    others: &[A],
    (chosen, clock): (Option<A>, Clock),
    texts: &'static str,
    on_beside: &Callback<Option<A>>,
    on_clock: Callback<Clock>,
    locale: &Locale,
) -> Html {
    let onchange = on_beside.reform(|event: Event| A::from_name(&chosen_value(&event)));
    html! {
        <div class="row">
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
            if chosen.is_some() {
                <Select<Clock>
                    name="clock"
                    label="race-clock"
                    texts="clock-"
                    chosen={clock}
                    on_choose={on_clock}
                />
            }
        </div>
    }
}
