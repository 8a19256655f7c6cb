//! The program in a programming language: its file, its variables as they stand, and what takes it along.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::comments::translated;
use super::lines::{Program, Value};
use super::source::{Source, ending};
use crate::components::control::Button;
use crate::components::screen::{Part, PartName};
use crate::components::{Loaded, copy, download, use_loaded};
use crate::files::fetch;
use crate::link::Code;
use crate::locale::{Language, Locale, use_locale};
use crate::text;

/// A program in a programming language. What shows it is loaded when the page is at rest.
#[derive(Clone, PartialEq, Properties)]
pub struct WrittenProgram {
    /// The program.
    pub program: Program,
    /// The language.
    pub code: Code,
}

impl Part for WrittenProgram {
    const NAME: PartName = PartName::Written;
    fn html(&self, _: &Locale) -> Html {
        html! { <Written ..self.clone() /> }
    }
}

/// The program once its file is loaded, and until then a text.
#[component]
fn Written(props: &WrittenProgram) -> Html {
    let locale = use_locale();
    let WrittenProgram { program, code } = props;
    let file = ending(*code).map(|ending| format!("{}.{ending}", program.file));
    let wanted = file.clone().map(|file| (file, locale.language));
    let (loaded, retry) = use_loaded(wanted, program_in);
    let source = use_memo(
        (loaded.clone(), program.fillings.clone(), program.first_only),
        |(loaded, fillings, first_only)| match loaded {
            Loaded::Here(text) => Some(Rc::new(Source::new(text, fillings, *first_only))),
            _ => None,
        },
    );
    html! {
        <>
            if loaded == Loaded::Failed {
                <p class="error" role="alert">{ text!(locale, "program-failed") }</p>
                <Button name="program-retry" on_press={retry} />
            }
            { program.lines((*source).clone(), *code) }
            if let Some(source) = &*source {
                { variables(&program.values, &locale) }
                if let Some(note) = &program.note {
                    <p class="quiet">{ note }</p>
                }
                <Taking source={Rc::clone(source)} file={file.unwrap_or_default()} />
            }
        </>
    }
}

/// The variables of the program as they stand.
fn variables(values: &[Value], locale: &Locale) -> Html {
    html! {
        <p class="variables" aria-label={text!(locale, "program-values")} role="group">
            for (name, value) in values {
                <span data-variable={*name}>{ name }{ " = " }<b>{ value }</b></span>
            }
        </p>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct TakingProps {
    source: Rc<Source>,
    /// Its file in the folder of programs.
    file: String,
}

/// Takes a program along: copied or saved.
#[component]
fn Taking(props: &TakingProps) -> Html {
    let locale = use_locale();
    let copied = use_state(|| None::<bool>);
    let on_copy = {
        let (copied, text) = (copied.setter(), props.source.text());
        Callback::from(move |()| {
            let (copied, text) = (copied.clone(), text.clone());
            spawn_local(async move { copied.set(Some(copy(&text).await.is_ok())) });
        })
    };
    let on_save = {
        let (file, text) = (props.file.clone(), props.source.text());
        Callback::from(move |()| {
            // If memory for a few lines is missing, nothing can be done.
            let name = file.rsplit('/').next().unwrap_or_default();
            let _ = download(name, "text/plain", &text);
        })
    };
    html! {
        <div class="toolbar">
            <Button name="copy-program" on_press={on_copy} />
            <Button name="save-program" on_press={on_save} />
            <span class="quiet" role="status">
                {
                    match *copied {
                        Some(true) => text!(locale, "copied"),
                        Some(false) => text!(locale, "program-not-copied"),
                        None => String::new(),
                    }
                }
            </span>
        </div>
    }
}

/// The text of a program's file, with its comments in a language. Where their table cannot be loaded, they stay English.
///
/// # Errors
/// If a file cannot be loaded.
pub async fn program_in((file, language): (String, Language)) -> Result<Rc<str>, String> {
    let table = (language != Language::English)
        .then(|| text_of(&format!("programs/comments/{}.tsv", language.code())));
    let program = text_of(&format!("programs/{file}")).await?;
    let table = match table {
        Some(table) => table.await.unwrap_or_default(),
        None => return Ok(program.into()),
    };
    Ok(translated(&program, &table).into())
}

/// The text of a file, which is asked for at once.
fn text_of(file: &str) -> impl Future<Output = Result<String, String>> + use<> {
    let (fetched, file) = (fetch(file), file.to_owned());
    async move { String::from_utf8(fetched.await?).map_err(|_| format!("{file} is no text")) }
}
