//! Who counts: the visitor's choice where the browser knows graphics processors, and what has come of it.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::gpu::{Setup, View};
use crate::bridge::gpu::{Trouble, is_offered, look};
use crate::components::control::Choice;
use crate::locale::{self, Locale, use_locale};
use crate::settings::{Counter, adapter, counter, store_counter};
use crate::text;

/// The file of the texts, which nothing else needs.
const TEXTS: &str = "gpu";

#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub(super) gpu: View,
    pub(super) on_setup: Callback<Setup>,
}

/// Who counts.
#[component]
pub(super) fn Counters(props: &Props) -> Html {
    let texts = use_own_texts();
    use_look(props.on_setup.clone());
    let Some(locale) = &*texts else {
        return Html::default();
    };
    let setup = &props.gpu.setup;
    let on_choose = {
        let (setup, on_setup) = (setup.clone(), props.on_setup.clone());
        Callback::from(move |index: usize| {
            let chosen = Counter::ALL[index];
            store_counter(chosen);
            on_setup.emit(Setup {
                chosen,
                ..setup.clone()
            });
        })
    };
    html! {
        <ContextProvider<Locale> context={locale.clone()}>
            <div class="settings counters" data-counted={props.gpu.has_counted.then_some("gpu")}>
                <Choice
                    name="counter"
                    label={text!(locale, "gpu-counter")}
                    options={Counter::NAMES.to_vec()}
                    texts="counted-by-"
                    chosen={setup.chosen.name()}
                    {on_choose}
                />
                if let Some(trouble) = &props.gpu.trouble {
                    { told(trouble, locale) }
                } else if props.gpu.has_counted {
                    <p class="quiet">{ text!(locale, "gpu-counts") }</p>
                }
            </div>
        </ContextProvider<Locale>>
    }
}

fn told(trouble: &Trouble, locale: &Locale) -> Html {
    let key = format!("gpu-trouble-{}", trouble.name());
    let words = locale.text(&key, &[("detail", trouble.detail().into())]);
    if *trouble == Trouble::Slower {
        return html! { <p class="quiet" role="status" data-notice="gpu-slower">{ words }</p> };
    }
    let notice = format!("gpu-{}", trouble.name());
    html! { <p class="notice" role="alert" data-notice={notice}>{ words }</p> }
}

/// The texts of this part in the page's language, where the browser knows graphics processors.
#[hook]
fn use_own_texts() -> UseStateHandle<Option<Locale>> {
    let texts = use_state(|| None);
    let setter = texts.setter();
    let page = use_locale();
    use_effect_with(page.language, move |&language| {
        // Of what is on its way, only what was asked for last counts.
        let is_last = Rc::new(Cell::new(true));
        if is_offered() {
            let is_last = is_last.clone();
            spawn_local(async move {
                match locale::load(language, vec![TEXTS]).await {
                    Ok(locale) if is_last.get() => setter.set(Some(locale)),
                    Ok(_) => {}
                    Err(problem) => web_sys::console::error_1(&problem.into()),
                }
            });
        }
        move || is_last.set(false)
    });
    texts
}

/// Looks once what the browser has, and tells.
#[hook]
fn use_look(on_setup: Callback<Setup>) {
    use_effect_with((), move |()| {
        if is_offered() {
            spawn_local(async move {
                let adapter = adapter();
                let is_found = look(adapter.as_deref()).await.is_ok();
                on_setup.emit(Setup {
                    chosen: counter(),
                    adapter,
                    is_found,
                });
            });
        }
    });
}
