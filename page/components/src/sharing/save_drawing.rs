//! Saves a drawing of the page as a picture.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::picture::{drawn_svg, save_picture};
use crate::control::Button;
use crate::locale::use_locale;
use crate::text;

/// Properties of [`SaveDrawing`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The names of the two actions.
    pub names: [&'static str; 2],
    /// Finds the drawing.
    pub selector: &'static str,
    /// The name of the files, without their ending.
    pub file: AttrValue,
    /// The key of the reason why there is nothing to save.
    #[prop_or_default]
    pub disabled: Option<&'static str>,
}

/// Two buttons: as SVG, and as PNG.
#[component]
pub fn SaveDrawing(props: &Props) -> Html {
    let locale = use_locale();
    let failed = use_state(|| false);
    let disabled = props.disabled;
    let save = |is_png: bool| {
        let (failed, file, selector) = (failed.setter(), props.file.clone(), props.selector);
        Callback::from(move |()| {
            let (failed, file) = (failed.clone(), file.clone());
            spawn_local(async move {
                let saved = match drawn_svg(selector) {
                    Some((svg, extent)) => save_picture(&file, &svg, extent, is_png).await,
                    None => false,
                };
                failed.set(!saved);
            });
        })
    };
    html! {
        <div class="toolbar">
            <Button name={props.names[0]} words="save-svg" {disabled} on_press={save(false)} />
            <Button name={props.names[1]} words="save-png" {disabled} on_press={save(true)} />
            if *failed {
                <span role="alert">{ text!(locale, "picture-failed") }</span>
            }
        </div>
    }
}
