//! Programs to begin from: written ones, and files of the visitor.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::written::Written;
use crate::components::control::{Button, chosen_file, taken_value, text_of};
use crate::components::{Loaded, use_loaded};
use crate::locale::use_locale;
use crate::named::Named;
use crate::text;
use bezzel_run::program::program_in;

/// The id of the file input.
const FILE: &str = "own-file";
/// The largest file that is read, in bytes. Programs are shorter.
const MAX_BYTES: f64 = 1e6;

/// The written program that the visitor begins from.
#[derive(Clone, PartialEq)]
pub struct Beginning {
    /// Begins from a program.
    pub on_choose: Callback<Written>,
    /// Loads it once more, if it could not be loaded.
    retry: Option<Callback<()>>,
}

/// Loads the written program that is chosen, and calls back with it.
#[hook]
pub fn use_beginning(on_begin: Callback<(Written, Rc<str>)>) -> Beginning {
    let language = use_locale().language;
    // Choosing the same program once more begins anew.
    let wanted = use_state(|| None::<(Written, u32)>);
    let (loaded, retry) = use_loaded(*wanted, move |(written, _)| {
        let loading = program_in((written.file(), language));
        async move { Ok((written, loading.await?)) }
    });
    let is_lost = loaded == Loaded::Failed;
    use_effect_with(loaded, move |loaded| {
        if let Loaded::Here((written, source)) = loaded {
            on_begin.emit((*written, source.clone()));
        }
    });
    let on_choose = Callback::from(move |written| {
        let times = wanted.map_or(0, |(_, times)| times);
        wanted.set(Some((written, times + 1)));
    });
    Beginning {
        on_choose,
        retry: is_lost.then_some(retry),
    }
}

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub beginning: Beginning,
    /// A file has been opened.
    pub on_load: Callback<String>,
}

/// The list of written programs, and the button that opens a file.
#[component]
pub fn Start(props: &Props) -> Html {
    let locale = use_locale();
    let Beginning { on_choose, retry } = props.beginning.clone();
    let onchange = Callback::from(move |event: Event| {
        if let Some(written) = Written::from_name(&taken_value(&event)) {
            on_choose.emit(written);
        }
    });
    let is_refused = use_state(|| false);
    let onfile = {
        let (on_load, refused) = (props.on_load.clone(), is_refused.setter());
        Callback::from(move |event: Event| {
            let Some(file) = chosen_file(&event) else {
                return;
            };
            let (on_load, refused) = (on_load.clone(), refused.clone());
            spawn_local(async move {
                let is_read = file.size() <= MAX_BYTES;
                let text = if is_read { text_of(&file).await } else { None };
                refused.set(text.is_none());
                if let Some(text) = text {
                    on_load.emit(text.replace("\r\n", "\n"));
                }
            });
        })
    };
    html! {
        <div class="own-start">
            <div class="field">
                <select data-action="own-begin" aria-label={text!(locale, "own-begin")} {onchange}>
                    <option value="" selected=true>{ text!(locale, "own-begin") }</option>
                    for written in Written::ALL {
                        <option value={written.name()}>
                            { locale.text(&format!("own-written-{}", written.name()), &[]) }
                        </option>
                    }
                </select>
            </div>
            <input id={FILE} class="visually-hidden" type="file" accept=".py,.txt,text/x-python,text/plain" onchange={onfile} />
            <label class="action file" for={FILE}>{ text!(locale, "own-open") }</label>
            if let Some(retry) = retry {
                <p class="error" role="alert">{ text!(locale, "program-failed") }</p>
                <Button name="program-retry" on_press={retry} />
            }
            if *is_refused {
                <p class="error" role="alert">{ text!(locale, "own-open-refused") }</p>
            }
        </div>
    }
}
