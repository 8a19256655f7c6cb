//! The program in a programming language: its file, its variables as they stand, and what takes it along.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::lines::{Program, Value};
use super::source::{Source, ending};
use crate::components::control::Button;
use crate::components::{copy, download};
use crate::files::fetch;
use crate::link::Code;
use crate::locale::{Locale, use_locale};
use crate::screens::{Part, PartName};
use crate::text;

/// A program in a programming language. What shows it is loaded when the page is at rest.
#[derive(Clone, PartialEq, Properties)]
pub(in crate::screens) struct WrittenProgram {
    pub(super) program: Program,
    /// The language.
    pub(super) code: Code,
}

impl Part for WrittenProgram {
    const NAME: PartName = PartName::Written;

    fn html(&self) -> Html {
        html! { <Written ..self.clone() /> }
    }
}

/// The text of a program's file.
#[derive(Clone, Debug, PartialEq)]
enum Loaded {
    /// There is none to load, or it is on its way.
    Waiting,
    /// As the file has it.
    Here(Rc<str>),
    /// It cannot be had.
    Failed,
}

/// The program once its file is there, and until then its words.
#[component]
fn Written(props: &WrittenProgram) -> Html {
    let locale = use_locale();
    let WrittenProgram { program, code } = props;
    let file = program.file.zip(ending(*code));
    let file = file.map(|(stem, ending)| format!("{stem}.{ending}"));
    let (loaded, retry) = use_text(file.clone());
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
            // Where there is no memory for a few lines, nothing helps.
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

/// Loads the program that was chosen, and once more when asked to.
#[hook]
fn use_text(file: Option<String>) -> (Loaded, Callback<()>) {
    let loaded = use_state_eq(|| Loaded::Waiting);
    let attempt = use_state(|| 0_u32);
    {
        let loaded = loaded.setter();
        use_effect_with((file, *attempt), move |(file, _)| {
            loaded.set(Loaded::Waiting);
            // Of what is on its way, only what was asked for last counts.
            let wanted = Rc::new(Cell::new(true));
            if let Some(file) = file.clone() {
                let is_wanted = wanted.clone();
                spawn_local(async move {
                    let bytes = fetch(&format!("programs/{file}")).await;
                    let text = bytes.and_then(|bytes| {
                        String::from_utf8(bytes).map_err(|_| format!("{file} is no text"))
                    });
                    if is_wanted.get() {
                        loaded.set(match text {
                            Ok(text) => Loaded::Here(text.into()),
                            Err(problem) => {
                                web_sys::console::error_1(&problem.into());
                                Loaded::Failed
                            }
                        });
                    }
                });
            }
            move || wanted.set(false)
        });
    }
    let retry = Callback::from(move |()| attempt.set(*attempt + 1));
    ((*loaded).clone(), retry)
}
