//! Buttons that save a picture of a board: as a file, and as a text for LaTeX and solvers.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::copy_link::{Outcome, outcome_status, use_outcome};
use super::formats::{FormatsButton, Subject};
use super::picture::{Picture, save_picture};
use crate::control::Button;
use crate::link::QueensLink;
use crate::locale::use_locale;
use crate::text;

/// Properties of [`SavePicture`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// Makes the picture, when it is asked for.
    pub picture: Callback<(), Picture>,
    /// The key of the text that says why there is no picture; `None` if there is one.
    #[prop_or_default]
    pub no_picture: Option<&'static str>,
    /// The key of the text that says why nothing is written for LaTeX and solvers; `None` if it is.
    #[prop_or_default]
    pub no_formats: Option<&'static str>,
    /// The position on the picture if solvers can complete it.
    #[prop_or_default]
    pub position: Option<QueensLink>,
    /// The name of the files that are saved, without their ending.
    pub file: AttrValue,
}

/// The buttons, and a message where a file could not be made.
#[component]
pub fn SavePicture(props: &Props) -> Html {
    let locale = use_locale();
    let outcome = use_outcome();
    let failed = Outcome::Failed(text!(locale, "picture-failed"));
    let save = |is_png: bool| {
        let (outcome, failed) = (outcome.clone(), failed.clone());
        let (picture, file) = (props.picture.clone(), props.file.clone());
        Callback::from(move |()| {
            let (outcome, failed, file) = (outcome.clone(), failed.clone(), file.clone());
            let picture = picture.emit(());
            spawn_local(async move {
                let (svg, extent) = (picture.svg(), picture.extent());
                let saved = save_picture(&file, &svg, extent, is_png).await;
                outcome.set((!saved).then_some(failed));
            });
        })
    };
    let subject = {
        let (picture, position) = (props.picture.clone(), props.position.clone());
        Callback::from(move |()| Subject::Board(picture.emit(()), position.clone()))
    };
    let formats = props
        .position
        .as_ref()
        .map_or("formats-latex", |_| "formats-solvers");
    html! {
        <>
            <Button name="save-svg" disabled={props.no_picture} on_press={save(false)} />
            <Button name="save-png" disabled={props.no_picture} on_press={save(true)} />
            <FormatsButton words={formats} {subject} file={props.file.clone()} disabled={props.no_formats} />
            { outcome_status(outcome.as_ref(), &locale) }
        </>
    }
}
