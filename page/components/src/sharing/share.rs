//! Buttons that share the screen: its link, its texts, a picture, paper.

use yew::prelude::*;

use super::copy_link::{Outcome, address, copy_button, outcome_status, use_outcome};
use super::download::download;
use super::link_code::CodeButton;
use super::picture::Picture;
use super::save_picture::SavePicture;
use super::share_sheet::{ShareSheet, Shared};
use crate::control::Button;
use crate::hooks::print;
use crate::link::QueensLink;
use crate::locale::use_locale;
use crate::text;

/// The end of a file's name, and what kind of text it holds.
type FileKind = (&'static str, &'static str);

/// A text that can be copied or saved.
#[derive(Clone, Debug, PartialEq)]
pub struct SharedText {
    /// The action's name for tests and other tools, and of the words on its button.
    pub name: &'static str,
    /// The kind of file in which the text is saved; `None` if it is copied.
    pub file: Option<FileKind>,
    /// Makes the text, when it is asked for.
    pub text: Callback<(), String>,
}

/// Properties of [`Share`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The texts to copy or save, beside the link and the pictures.
    pub texts: Vec<SharedText>,
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

/// Buttons to copy, save and print, and to share with other programs if the device can.
#[component]
pub fn Share(props: &Props) -> Html {
    let locale = use_locale();
    let outcome = use_outcome();
    let failed = Outcome::Failed(text!(locale, "picture-failed"));
    let save_text = |(ending, media_type): FileKind, text: Callback<(), String>| {
        let (outcome, failed, file) = (outcome.clone(), failed.clone(), props.file.clone());
        Callback::from(move |()| {
            let saved = download(&format!("{file}.{ending}"), media_type, &text.emit(()));
            outcome.set(saved.is_err().then(|| failed.clone()));
        })
    };
    html! {
        <div class="share">
            <div class="row">
                { copy_button(("copy-link", Some("icon-link"), false), Callback::from(|()| address()), &outcome, &locale) }
                <CodeButton link={Callback::from(|()| address())} />
                <ShareSheet shared={Callback::from(|()| Shared::Address(address()))} />
            </div>
            <details>
                <summary>{ text!(locale, "share-more") }</summary>
                <div class="row">
                    for SharedText { name, file, text } in props.texts.clone() {
                        {
                            match file {
                                Some(kind) => html! { <Button {name} on_press={save_text(kind, text)} /> },
                                None => copy_button((name, None, false), text, &outcome, &locale),
                            }
                        }
                    }
                    <SavePicture
                        picture={props.picture.clone()}
                        no_picture={props.no_picture}
                        no_formats={props.no_formats}
                        position={props.position.clone()}
                        file={props.file.clone()}
                    />
                    <Button name="print" on_press={Callback::from(|()| print())} />
                </div>
            </details>
            <p>{ outcome_status(outcome.as_ref(), &locale) }</p>
        </div>
    }
}
