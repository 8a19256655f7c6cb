//! A puzzle as a picture to save.

use yew::prelude::*;

use crate::components::{Picture, SavePicture};
use crate::locale::Locale;
use crate::text;

/// The buttons that save a picture of a puzzle under a name.
pub fn save_picture(picture: Callback<(), Picture>, file: String, locale: &Locale) -> Html {
    html! {
        <details>
            <summary>{ text!(locale, "puzzle-pictures") }</summary>
            <div class="row">
                <SavePicture {picture} {file} />
            </div>
        </details>
    }
}
