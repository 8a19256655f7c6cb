//! Saves a run as a moving picture.

use std::rc::Rc;

use js_sys::{Array, Uint8Array};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::download::{download, download_parts};
use super::picture::Film;
use crate::bridge::film::{Request, Task, WorkerEvent};
use crate::bridge::{Event, use_request};
use crate::control::{Button, Switch};
use crate::locale::use_locale;
use crate::panels::JobPanel;
use crate::text;

/// Properties of [`SaveFilm`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// Makes the film.
    pub film: Callback<(), Film>,
    /// Whether its frames have sentences.
    #[prop_or_default]
    pub has_words: bool,
    /// The name of the file, without its ending.
    pub file: AttrValue,
    /// The key of the reason why there is no film.
    #[prop_or_default]
    pub disabled: Option<&'static str>,
}

/// The GIF that a worker makes.
#[derive(Clone, Debug, Default, PartialEq)]
struct Making(Request);

#[derive(Clone, Debug)]
enum Action {
    Make(Task),
    Receive(WorkerEvent),
    Cancel,
}

impl Reducible for Making {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        match action {
            Action::Make(task) => next.0.ask([task]),
            Action::Receive(event) => {
                next.0.accept(event);
            }
            Action::Cancel => next.0.cancel(),
        }
        Rc::new(next)
    }
}

/// The buttons, and the choice whether the film has its sentences.
#[component]
pub fn SaveFilm(props: &Props) -> Html {
    let locale = use_locale();
    let with_words = use_state(|| false);
    let failed = use_state(|| false);
    let making = use_reducer(Making::default);
    let receive = {
        let (making, failed) = (making.dispatcher(), failed.setter());
        let name = format!("{}-film.gif", props.file);
        Callback::from(move |event: WorkerEvent| {
            if let Event::Slice {
                found: Some(file), ..
            } = &event.event
            {
                let parts = Array::of1(&Uint8Array::from(file.as_slice()));
                failed.set(download_parts(&name, "image/gif", &parts).is_err());
            }
            making.dispatch(Action::Receive(event));
        })
    };
    use_request(&making.0, receive);
    let save_svg = {
        let (film, file) = (props.film.clone(), props.file.clone());
        let (with_words, failed) = (*with_words, failed.setter());
        Callback::from(move |()| {
            let film = film.emit(()).svg(with_words);
            let saved = download(&format!("{file}-film.svg"), "image/svg+xml", &film);
            failed.set(saved.is_err());
        })
    };
    let save_gif = {
        let (film, making, failed) = (props.film.clone(), making.dispatcher(), failed.setter());
        Callback::from(move |()| {
            let (sheet, making, failed) = (film.emit(()).sheet(), making.clone(), failed.clone());
            spawn_local(async move {
                let task = sheet.task().await;
                failed.set(task.is_err());
                if let Ok(task) = task {
                    making.dispatch(Action::Make(task));
                }
            });
        })
    };
    let cancel = making.dispatcher();
    let switch = with_words.setter();
    let disabled = props.disabled;
    let gif =
        html! { <Button name="save-film-gif" words="save-gif" {disabled} on_press={save_gif} /> };
    html! {
        <div role="group" aria-label={text!(locale, "film")}>
            <span class="quiet">{ text!(locale, "film") }</span>
            <div class="row">
                <Button name="save-film" words="save-svg" {disabled} on_press={save_svg} />
                <JobPanel
                    state={making.0.state().clone()}
                    fraction={making.0.fraction()}
                    label="film-making"
                    result="film"
                    start={gif.clone()}
                    done={gif}
                    cancel="cancel-film"
                    on_cancel={Callback::from(move |()| cancel.dispatch(Action::Cancel))}
                />
                if props.has_words {
                    <Switch
                        name="film-words"
                        label="film-words"
                        on={*with_words}
                        on_switch={Callback::from(move |on| switch.set(on))}
                    />
                }
                if *failed {
                    <span role="alert">{ text!(locale, "picture-failed") }</span>
                }
            </div>
        </div>
    }
}
