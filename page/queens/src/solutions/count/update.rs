//! A count that runs while the page is updated: it is stored before, and continues after.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::window;
use js_sys::{Array, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::future_to_promise;
use yew::prelude::*;

use super::checkpoint::{Checkpoint, name};
use super::state::Count;
use crate::storage::Stored;
use crate::store::Store;

/// The event of the window before an update reloads the page; its detail is a list of promises that the update waits for
/// (`static/scripts/offline.js`).
const LEAVE: &str = "bezzel-leave";
/// The key for the name of the count that continues after the update.
const COUNT_TO_RESUME: &str = "bezzel.count-goes-on";

/// Stores a running count when the page is left for an update, and calls `resume` when the updated page has read it.
#[hook]
pub fn use_update(count: &Count, store: Rc<Store>, resume: Callback<()>) {
    let running = use_mut_ref(|| None);
    running.replace(count.running_checkpoint());
    use_effect_with((), move |()| {
        let listener = EventListener::new(&window(), LEAVE, move |event| {
            if let Some(checkpoint) = running.take() {
                wait_for(event, &stored(store.clone(), checkpoint));
            }
        });
        move || drop(listener)
    });
    let offered = count.is_offered().then(|| name(count.n, count.piece));
    use_effect_with(offered, move |offered| {
        if offered.is_some() && *offered == Stored::ForVisit.get(COUNT_TO_RESUME) {
            Stored::ForVisit.set(COUNT_TO_RESUME, None);
            resume.emit(());
        }
    });
}

/// A promise that is fulfilled when the count is stored, to continue at the next visit.
fn stored(store: Rc<Store>, checkpoint: Checkpoint) -> Promise {
    future_to_promise(async move {
        let name = checkpoint.name();
        store.put(&name, &checkpoint.encode()).await?;
        Stored::ForVisit.set(COUNT_TO_RESUME, Some(&name));
        Ok(JsValue::UNDEFINED)
    })
}

fn wait_for(event: &web_sys::Event, stored: &Promise) {
    let list = Reflect::get(event, &"detail".into());
    if let Some(list) = list.ok().and_then(|list| list.dyn_into::<Array>().ok()) {
        list.push(stored);
    }
}
