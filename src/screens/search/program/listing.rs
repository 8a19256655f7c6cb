//! The program as it is listed, with its present line in view.

use std::cell::Cell;
use std::rc::Rc;

use bezzel_solver::queens::steps::{Algorithm, Order, Run};

use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::source::{Source, file};
use super::values::values;
use crate::components::control::{Button, Select};
use crate::components::{copy, download};
use crate::files::fetch;
use crate::link::Code;
use crate::locale::{Locale, use_locale};
use crate::text;

/// Properties of [`Listing`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(in super::super) struct Props {
    /// The run at its present event.
    pub(in super::super) run: Rc<Run>,
    /// What the program is shown in.
    pub(in super::super) code: Code,
    /// Show it in another way.
    pub(in super::super) on_show: Callback<Code>,
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
    let Props { run, code, on_show } = props;
    let (plan, event) = (run.plan(), run.event());
    let (loaded, retry) = use_text(plan.algorithm, *code);
    let source = use_memo((loaded.clone(), plan), |(loaded, plan)| match loaded {
        Loaded::Here(text) => Some(Source::new(text, plan)),
        _ => None,
    });
    let (name, present) = match &*source {
        Some(source) => (*code, source.line(&event)),
        None => (Code::Words, Some(run.code_line())),
    };
    let node = use_node_ref();
    use_present_in_view(&node, (name, present));
    html! {
        <section class="code">
            <h2>{ text!(locale, "search-code") }</h2>
            if file(plan.algorithm, Code::Python).is_some() {
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
                    { lines(source.as_ref().as_ref(), run, present, &locale) }
                </ol>
            </div>
            if plan.algorithm == Algorithm::Anywhere {
                <p class="quiet">{ text!(locale, "program-anywhere") }</p>
            }
            if let Some(source) = &*source {
                { variables(run, *code, &locale) }
                if plan.order != Order::Left {
                    <p class="quiet">{ text!(locale, "program-from-left") }</p>
                }
                <Taking source={source.clone()} file={file(plan.algorithm, *code).unwrap_or_default()} />
            }
        </section>
    }
}

/// The lines of a program, or those in words.
fn lines(source: Option<&Source>, run: &Run, present: Option<usize>, locale: &Locale) -> Html {
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
        let lines = run.plan().algorithm.code().iter().enumerate();
        lines
            .map(|(index, code)| {
                let words = locale.text(&format!("code-{}", code.statement.name()), &[]);
                line(index, Some(code.indent), words)
            })
            .collect()
    }
}

/// The variables of the program as they stand.
fn variables(run: &Run, code: Code, locale: &Locale) -> Html {
    html! {
        <p class="variables" aria-label={text!(locale, "program-values")} role="group">
            for (name, value) in values(run, code) {
                <span data-variable={name}>{ name }{ " = " }<b>{ value }</b></span>
            }
        </p>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct TakingProps {
    source: Source,
    /// The name of the file.
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
            let _ = download(&file, "text/plain", &text);
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
fn use_text(algorithm: Algorithm, code: Code) -> (Loaded, Callback<()>) {
    let loaded = use_state_eq(|| Loaded::Waiting);
    let attempt = use_state(|| 0_u32);
    {
        let loaded = loaded.setter();
        use_effect_with((algorithm, code, *attempt), move |_| {
            loaded.set(Loaded::Waiting);
            // Of what is on its way, only what was asked for last counts.
            let wanted = Rc::new(Cell::new(true));
            if let Some(file) = file(algorithm, code) {
                let is_wanted = wanted.clone();
                spawn_local(async move {
                    let bytes = fetch(&format!("programs/queens/{file}")).await;
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
