//! The program as it is listed, with its present line in view.

use std::cell::Cell;
use std::rc::Rc;

use bezzel_solver::queens::steps::CodeLine;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::source::{Filling, Source, ending};
use crate::components::control::{Button, Select};
use crate::components::{copy, download};
use crate::files::fetch;
use crate::link::Code;
use crate::locale::{Locale, use_locale};
use crate::text;

/// Properties of [`Listing`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(in super::super) struct Props {
    /// The program at the present event.
    pub(in super::super) program: Program,
    /// What the program is shown in.
    pub(in super::super) code: Code,
    /// Show it in another way.
    pub(in super::super) on_show: Callback<Code>,
}

/// A variable and its value.
pub(in super::super) type Value = (&'static str, String);

/// A program at an event.
#[derive(Clone, Debug, PartialEq)]
pub(in super::super) struct Program {
    /// Its lines in words.
    pub(in super::super) words: &'static [CodeLine],
    /// The present line of these.
    pub(in super::super) word: usize,
    /// Its file in the folder of programs, without the ending, if there are other programs than words.
    pub(in super::super) file: Option<&'static str>,
    /// What is filled in.
    pub(in super::super) fillings: Vec<Filling>,
    /// Whether it ends with its first solution.
    pub(in super::super) first_only: bool,
    /// The mark of the event's line.
    pub(in super::super) mark: &'static str,
    /// Its variables.
    pub(in super::super) values: Vec<Value>,
    /// What is said of the algorithm.
    pub(in super::super) remark: Option<AttrValue>,
    /// What is said of the program.
    pub(in super::super) note: Option<AttrValue>,
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

/// The program of the algorithm, in words where there is no other.
#[component]
pub(in super::super) fn Listing(props: &Props) -> Html {
    let locale = use_locale();
    let Props {
        program,
        code,
        on_show,
    } = props;
    let file = program.file.zip(ending(*code));
    let file = file.map(|(stem, ending)| format!("{stem}.{ending}"));
    let (loaded, retry) = use_text(file.clone());
    let source = use_memo(
        (loaded.clone(), program.fillings.clone(), program.first_only),
        |(loaded, fillings, first_only)| match loaded {
            Loaded::Here(text) => Some(Source::new(text, fillings, *first_only)),
            _ => None,
        },
    );
    let (name, present) = match &*source {
        Some(source) => (*code, source.line(program.mark)),
        None => (Code::Words, Some(program.word)),
    };
    let node = use_node_ref();
    use_present_in_view(&node, (name, present));
    html! {
        <section class="code">
            <h2>{ text!(locale, "search-code") }</h2>
            if program.file.is_some() {
                <Select
                    name="code"
                    label={text!(locale, "search-written")}
                    options={Code::NAMES.to_vec()}
                    texts="written-"
                    chosen={code.name()}
                    on_choose={on_show.reform(|index: usize| Code::ALL[index])}
                />
            }
            if loaded == Loaded::Failed {
                <p class="error" role="alert">{ text!(locale, "program-failed") }</p>
                <Button name="program-retry" on_press={retry} />
            }
            <div
                class="listing"
                ref={node}
                role="group"
                aria-label={text!(locale, "search-code")}
                tabindex="0"
            >
                <ol data-code={name.name()}>
                    { lines(source.as_ref().as_ref(), program.words, present, &locale) }
                </ol>
            </div>
            if let Some(remark) = &program.remark {
                <p class="quiet">{ remark }</p>
            }
            if let Some(source) = &*source {
                { variables(&program.values, &locale) }
                if let Some(note) = &program.note {
                    <p class="quiet">{ note }</p>
                }
                <Taking source={source.clone()} file={file.unwrap_or_default()} />
            }
        </section>
    }
}

/// The lines of a program, or those in words.
fn lines(
    source: Option<&Source>,
    words: &[CodeLine],
    present: Option<usize>,
    locale: &Locale,
) -> Html {
    let line = |index: usize, indent: Option<u8>, text: String| {
        let here = present == Some(index);
        html! {
            <li
                data-indent={indent.map(|indent| indent.to_string())}
                data-code-line={here.then(|| (index + 1).to_string())}
                aria-current={here.then_some("step")}
            >
                { text }
            </li>
        }
    };
    if let Some(source) = source {
        let lines = source.lines.iter().enumerate();
        lines
            .map(|(index, text)| line(index, None, text.clone()))
            .collect()
    } else {
        let lines = words.iter().enumerate();
        lines
            .map(|(index, code)| {
                let words = locale.text(&format!("code-{}", code.statement.name()), &[]);
                line(index, Some(code.indent), words)
            })
            .collect()
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
    source: Source,
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

/// Scrolls the listing where its present line is out of view.
#[hook]
fn use_present_in_view(listing: &NodeRef, present: (Code, Option<usize>)) {
    let listing = listing.clone();
    use_effect_with(present, move |_| {
        let listing = listing.cast::<HtmlElement>();
        let line = listing
            .as_ref()
            .and_then(|listing| listing.query_selector("[aria-current]").ok().flatten());
        let (Some(listing), Some(line)) = (listing, line) else {
            return;
        };
        let (frame, line) = (
            listing.get_bounding_client_rect(),
            line.get_bounding_client_rect(),
        );
        let (above, below) = (frame.top() - line.top(), line.bottom() - frame.bottom());
        if above > 0.0 || below > 0.0 {
            let middle = f64::midpoint(line.top() - frame.top(), line.bottom() - frame.bottom());
            listing.set_scroll_top(listing.scroll_top() + middle as i32);
        }
    });
}
