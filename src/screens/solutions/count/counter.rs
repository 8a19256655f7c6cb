//! The choice between processor and graphics processor, where the browser has one, and its outcome.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::gpu::{GpuStatus, Setup};
use crate::bridge::gpu::{Trouble, TroubleKind, is_found, is_offered};
use crate::components::control::Choice;
use crate::components::{Loaded, use_loaded};
use crate::locale::{self, Locale, use_locale};
use crate::settings::{Counter, adapter, counter, store_counter};
use crate::text;

/// The file of the texts, which nothing else needs.
const TEXTS: &str = "gpu";

#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub(super) gpu: GpuStatus,
    pub(super) on_setup: Callback<Setup>,
}

/// The choice between processor and graphics processor.
#[component]
pub(super) fn Counters(props: &Props) -> Html {
    let language = use_locale().language;
    let (texts, _) = use_loaded(is_offered().then_some(language), |language| {
        locale::load(language, vec![TEXTS])
    });
    use_stored_choice(props.on_setup.clone());
    use_look(props.gpu.setup.chosen, props.on_setup.clone());
    let Loaded::Here(locale) = &texts else {
        return Html::default();
    };
    let setup = &props.gpu.setup;
    let on_choose = {
        let (setup, on_setup) = (setup.clone(), props.on_setup.clone());
        Callback::from(move |chosen: Counter| {
            store_counter(chosen);
            on_setup.emit(Setup {
                chosen,
                ..setup.clone()
            });
        })
    };
    html! {
        <ContextProvider<Locale> context={locale.clone()}>
            <div class="settings processors" data-counted={props.gpu.has_counted.then_some("gpu")}>
                <Choice<Counter>
                    name="counter"
                    label="gpu-counter"
                    texts="counted-by-"
                    chosen={setup.chosen}
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
    let key = format!("gpu-trouble-{}", trouble.kind.name());
    let words = locale.text(&key, &[("detail", trouble.detail.as_str().into())]);
    if trouble.kind == TroubleKind::Slower {
        return html! { <p class="quiet" role="status" data-notice="gpu-slower">{ words }</p> };
    }
    let notice = format!("gpu-{}", trouble.kind.name());
    html! { <p class="notice" role="alert" data-notice={notice}>{ words }</p> }
}

/// Tells the stored choice.
#[hook]
fn use_stored_choice(on_setup: Callback<Setup>) {
    use_effect_with((), move |()| {
        if is_offered() {
            on_setup.emit(Setup {
                chosen: counter(),
                adapter: adapter(),
                is_found: false,
            });
        }
    });
}

/// Looks for a graphics processor, and tells if there is one. The browser is asked only when the visitor wants the faster
/// processor.
#[hook]
fn use_look(chosen: Counter, on_setup: Callback<Setup>) {
    use_effect_with(chosen, move |&chosen| {
        let stands = Rc::new(Cell::new(true));
        if chosen == Counter::Faster {
            let stands = Rc::clone(&stands);
            spawn_local(async move {
                let adapter = adapter();
                let is_found = is_found(adapter.as_deref()).await;
                if stands.get() {
                    on_setup.emit(Setup {
                        chosen,
                        adapter,
                        is_found,
                    });
                }
            });
        }
        move || stands.set(false)
    });
}
