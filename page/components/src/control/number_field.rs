//! A whole number that can be typed, stepped and set back.

use yew::prelude::*;

use crate::link::Expected;
use crate::locale::{Words, use_locale};
use crate::text;
use crate::words::expected_words;

/// Properties of [`NumberField`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The field's name for tests and other tools, and of its elements' ids.
    pub name: &'static str,
    /// The words over the field.
    pub label: Words,
    /// The number as it stands.
    pub value: u32,
    /// The least number accepted.
    #[prop_or_default]
    pub least: u32,
    /// The greatest number accepted.
    #[prop_or(u32::MAX)]
    pub most: u32,
    /// The number to which the field is set back.
    #[prop_or_default]
    pub default: u32,
    /// A number in the range was given.
    pub on_change: Callback<u32>,
}

/// A number field with a step down and a step up beside it. Typed text counts with Enter or when the field is left.
/// Text that cannot count gets an explanation.
#[component]
pub fn NumberField(props: &Props) -> Html {
    let locale = use_locale();
    // The typed text, while it differs from the value.
    let typed = use_state(|| None::<String>);
    {
        let typed = typed.clone();
        use_effect_with(props.value, move |_| typed.set(None));
    }
    let id = format!("field-{}", props.name);
    // The name describes the steps for visitors who hear them and do not see the field beside them.
    let (label_id, error_id) = (format!("{id}-label"), format!("{id}-error"));
    let range = props.least..=props.most;
    let number = typed.as_ref().map(|typed| {
        typed
            .trim()
            .parse::<u32>()
            .ok()
            .filter(|number| range.contains(number))
    });
    let wrong = number == Some(None);

    let oninput = {
        let typed = typed.clone();
        Callback::from(move |event: InputEvent| {
            let input: web_sys::HtmlInputElement = event.target_unchecked_into();
            typed.set(Some(input.value()));
        })
    };
    // The browser's change: Enter, or the field is left. Counting each digit
    // would pass through 1 on the way to 12.
    let onchange = {
        let (typed, on_change) = (typed.clone(), props.on_change.clone());
        Callback::from(move |_: Event| {
            if let Some(Some(number)) = number {
                typed.set(None);
                on_change.emit(number);
            }
        })
    };
    let set = |number: u32| {
        let (typed, on_change) = (typed.clone(), props.on_change.clone());
        Callback::from(move |_: MouseEvent| {
            typed.set(None);
            on_change.emit(number);
        })
    };
    let step = |name: &str, label: String, sign: &str, to: u32, is_end: bool| {
        html! {
            <button
                type="button"
                class="action step"
                data-action={format!("{}-{name}", props.name)}
                aria-label={label}
                aria-describedby={label_id.clone()}
                aria-disabled={is_end.then_some("true")}
                onclick={set(to)}
            >
                { sign }
            </button>
        }
    };
    let (below, above) = (props.value.saturating_sub(1), props.value.saturating_add(1));
    let (at_least, at_most) = (props.value <= props.least, props.value >= props.most);
    let shown = (*typed).clone().unwrap_or_else(|| props.value.to_string());
    html! {
        <div class="field number">
            <div class="caption">
                <label id={label_id.clone()} for={id.clone()}>{ props.label.text(&locale) }</label>
                if props.value != props.default {
                    <button
                        type="button"
                        class="action plain"
                        data-action={format!("{}-reset", props.name)}
                        aria-describedby={label_id.clone()}
                        onclick={set(props.default)}
                    >
                        { text!(locale, "number-reset", value = props.default) }
                    </button>
                }
            </div>
            <div class="line">
                { step("less", text!(locale, "number-less"), "−", below.max(props.least), at_least) }
                <input
                    id={id}
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    value={shown}
                    aria-invalid={wrong.then_some("true")}
                    aria-describedby={wrong.then(|| error_id.clone())}
                    {oninput}
                    {onchange}
                />
                { step("more", text!(locale, "number-more"), "+", above.min(props.most), at_most) }
            </div>
            if wrong {
                <p class="error" id={error_id} role="alert">
                    {
                        text!(
                            locale,
                            "field-expected",
                            expected = expected_words(
                                &Expected::WholeNumber { least: props.least, most: props.most },
                                &locale,
                            ),
                        )
                    }
                </p>
            }
        </div>
    }
}
