//! The choice of a format, and the text in it. Its words are loaded with it.

use std::rc::Rc;

use yew::prelude::*;

use super::subject::{Format, Subject};
use crate::control::{Button, Select};
use crate::hooks::{Loaded, use_loaded};
use crate::locale::{Locale, load, use_locale};
use crate::screen::{Part, PartName};
use crate::sharing::copy_link::{copy_button, outcome_status, use_outcome};
use crate::sharing::download;
use crate::text;

/// The lines that are shown of a text.
const SHOWN: usize = 20;

/// The subject of the texts, and the name of its files.
#[derive(Clone, Debug, Properties)]
pub struct Formats {
    /// The subject.
    pub subject: Rc<Subject>,
    /// The name of the files that are saved, without their ending.
    pub file: AttrValue,
}

impl PartialEq for Formats {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.subject, &other.subject) && self.file == other.file
    }
}

impl Part for Formats {
    const NAME: PartName = PartName::Formats;
    const IS_WANTED_AT_ONCE: bool = true;

    fn html(&self, _: &Locale) -> Html {
        html! { <Worded ..self.clone() /> }
    }
}

/// All of it, once its words are there.
#[component]
fn Worded(props: &Formats) -> Html {
    let page = use_locale();
    let (words, retry) = use_loaded(Some(page.language), |language| {
        load(language, vec!["formats"])
    });
    match words {
        Loaded::Waiting => html! { <div class="awaited"></div> },
        Loaded::Failed => html! {
            <div class="row" role="alert">
                <p class="error">{ text!(page, "retry-words") }</p>
                <Button name="retry-now" on_press={retry} />
            </div>
        },
        Loaded::Here(words) => html! {
            <ContextProvider<Locale> context={words}>
                <Texts ..props.clone() />
            </ContextProvider<Locale>>
        },
    }
}

#[component]
fn Texts(Formats { subject, file }: &Formats) -> Html {
    let locale = use_locale();
    let chosen = use_state_eq(|| Format::Tikz);
    let outcome = use_outcome();
    let formats = subject.formats();
    let lacks_chessboard =
        matches!(**subject, Subject::Board(..)) && !formats.contains(&Format::Chessboard);
    let written = {
        let locale = locale.clone();
        use_memo(
            (
                Formats {
                    subject: subject.clone(),
                    file: file.clone(),
                },
                *chosen,
            ),
            move |(of, format)| of.subject.text(*format, &of.file, &locale),
        )
    };
    let shown: String = written.split_inclusive('\n').take(SHOWN).collect();
    let is_cut = shown.len() < written.len();
    let copied = {
        let written = written.clone();
        Callback::from(move |()| written.to_string())
    };
    let save = {
        let name = format!("{file}.{}", chosen.ending());
        Callback::from(move |()| {
            // If memory for the text is missing, nothing can be done.
            let _ = download(&name, "text/plain", &written);
        })
    };
    let choose = chosen.setter();
    html! {
        <>
            <div class="with-choice">
                <Select<Format>
                    name="format"
                    label="format"
                    texts="format-"
                    options={formats}
                    chosen={*chosen}
                    on_choose={Callback::from(move |format| choose.set(format))}
                />
                { copy_button(("copy-format", None, false), copied, &outcome, &locale) }
                <Button name="save-format" on_press={save} />
                { outcome_status(outcome.as_ref(), &locale) }
            </div>
            if lacks_chessboard {
                <p class="quiet">{ text!(locale, "no-chessboard") }</p>
            }
            <pre
                class="snippet"
                data-result="format"
                role="region"
                tabindex="0"
                aria-label={text!(locale, "text-begins")}
            >
                { shown }
                if is_cut {
                    { "…" }
                }
            </pre>
        </>
    }
}
