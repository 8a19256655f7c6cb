//! The choice of a run beside, and of the clock of both.

use bezzel_stepping::queens::Clock;
use yew::prelude::*;

use crate::components::control::{Select, chosen_value};
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

/// The choice of the clock of both.
pub fn clock_choice(chosen: Clock, on_choose: Callback<Clock>) -> Html {
    html! {
        <Select<Clock> name="clock" label="race-clock" texts="clock-" {chosen} {on_choose} />
    }
}
