//! A number in words, to be read and to be spoken.

use web_sys::SpeechSynthesisUtterance;
use yew::prelude::*;

use crate::components::control::Button;
use crate::locale::{Locale, in_words};

/// The words of a number, and a button that has the browser say them where it can
/// speak.
pub fn spoken(number: u128, locale: &Locale) -> Html {
    let code = locale.language.code();
    let words = in_words(number, locale.language);
    let on_press = {
        let words = words.clone();
        Callback::from(move |()| say(&words, code))
    };
    html! {
        <div class="in-words">
            <p lang={code} data-words={code}>{ words }</p>
            if voice().is_some() {
                <Button name="speak" {on_press} />
            }
        </div>
    }
}

/// The browser's voice, if it has one.
fn voice() -> Option<web_sys::SpeechSynthesis> {
    let voice = gloo::utils::window().speech_synthesis().ok()?;
    (!voice.is_undefined() && !voice.is_null()).then_some(voice)
}

/// Says words, and stops the words before.
fn say(words: &str, language: &str) {
    if let (Some(voice), Ok(utterance)) = (voice(), SpeechSynthesisUtterance::new_with_text(words))
    {
        utterance.set_lang(language);
        voice.cancel();
        voice.speak(&utterance);
    }
}
