//! A button that copies the page's address, or another text.

use gloo::timers::callback::Timeout;
use gloo::utils::window;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

use super::link_code::CodeButton;
use crate::control::Button;
use crate::link::{Link, ScreenLink};
use crate::locale::{Locale, use_locale};
use crate::text;

/// The time for which a button says that it has copied, in milliseconds.
const SHOWN_FOR: u32 = 2000;

/// The action that copies the page's address.
const COPY_ADDRESS: &str = "copy-link";

/// The result of a press.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// The button of this action has copied its text.
    Copied(&'static str),
    /// A failure, in words.
    Failed(String),
}

/// The result of the last press. A successful copy is shown for two seconds.
#[hook]
pub fn use_outcome() -> UseStateHandle<Option<Outcome>> {
    let outcome = use_state(|| None);
    use_effect_with(outcome.clone(), |outcome| {
        let forget = outcome.setter();
        let has_copied = matches!(**outcome, Some(Outcome::Copied(_)));
        let timeout = has_copied.then(|| Timeout::new(SHOWN_FOR, move || forget.set(None)));
        move || drop(timeout)
    });
    outcome
}

/// An action, its sign, and whether it is the primary one of its screen.
pub type CopyAction = (&'static str, Option<&'static str>, bool);

/// A button that copies a text, and says for a moment that it has.
pub fn copy_button(
    (name, icon, leading): CopyAction,
    text: Callback<(), String>,
    outcome: &UseStateHandle<Option<Outcome>>,
    locale: &Locale,
) -> Html {
    let has_copied = **outcome == Some(Outcome::Copied(name));
    let words = if has_copied { "button-copied" } else { name };
    let icon = if has_copied { Some("icon-tick") } else { icon };
    let on_press = {
        let (outcome, locale) = (outcome.setter(), locale.clone());
        Callback::from(move |()| {
            let (outcome, locale, text) = (outcome.clone(), locale.clone(), text.emit(()));
            spawn_local(async move {
                outcome.set(Some(match copy(&text).await {
                    Ok(()) => Outcome::Copied(name),
                    Err(()) => Outcome::Failed(text!(locale, "text-not-copied", text)),
                }));
            });
        })
    };
    html! { <Button {name} {words} {icon} {leading} {on_press} /> }
}

/// The result for screen readers, and a failure for all.
pub fn outcome_status(outcome: Option<&Outcome>, locale: &Locale) -> Html {
    let (class, words) = match outcome {
        None => ("visually-hidden", String::new()),
        Some(Outcome::Copied(_)) => ("visually-hidden", text!(locale, "copied")),
        Some(Outcome::Failed(words)) => ("quiet", words.clone()),
    };
    html! { <span {class} role="status">{ words }</span> }
}

/// Properties of [`CopyLink`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The action's name for tests and other tools, and of the words on its button.
    #[prop_or(COPY_ADDRESS)]
    pub name: &'static str,
    /// Makes the text to copy, if it is not the address.
    #[prop_or_else(|| Callback::from(|()| address()))]
    pub text: Callback<(), String>,
    /// Whether it is the one primary action of the screen.
    #[prop_or_default]
    pub leading: bool,
}

/// A button that copies the page's address or another text, and reports the result. If the browser refuses, the page
/// shows the text, to be copied by hand. Beside it a link has a button that shows its QR code.
#[component]
pub fn CopyLink(props: &Props) -> Html {
    let locale = use_locale();
    let outcome = use_outcome();
    let is_link = props.name == COPY_ADDRESS;
    let icon = is_link.then_some("icon-link");
    let action = (props.name, icon, props.leading);
    html! {
        <div class="copy-link">
            { copy_button(action, props.text.clone(), &outcome, &locale) }
            if is_link {
                <CodeButton link={props.text.clone()} />
            }
            { outcome_status(outcome.as_ref(), &locale) }
        </div>
    }
}

/// The address that the page has now, with its link.
pub fn address() -> String {
    window().location().href().unwrap_or_default()
}

/// The present address of the page.
pub fn page_address() -> String {
    let mut address = address();
    address.truncate(address.find('#').unwrap_or(address.len()));
    address
}

/// The address of another state of a screen, with the choices that the present address carries.
pub fn address_of<L: ScreenLink>(state: &L) -> String {
    let hash = window().location().hash().unwrap_or_default();
    let link = Link {
        carried: Link::read(&hash).0.carried,
        ..Link::of(state)
    };
    [page_address(), link.to_string()].concat()
}

/// Puts a text on the clipboard. There is none on a page that was not loaded
/// safely, and a browser may refuse.
///
/// # Errors
/// If the text is not on the clipboard.
pub async fn copy(text: &str) -> Result<(), ()> {
    let navigator = window().navigator();
    if !js_sys::Reflect::has(&navigator, &"clipboard".into()).unwrap_or(false)
        || !window().is_secure_context()
    {
        return Err(());
    }
    JsFuture::from(navigator.clipboard().write_text(text))
        .await
        .map(drop)
        .map_err(drop)
}
