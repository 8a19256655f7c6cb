//! Data that is fetched for a part of the page, with another try after a failure.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The state of a request.
#[derive(Clone, Debug, PartialEq)]
pub enum Loaded<T> {
    /// Nothing was requested, or it has not arrived.
    Waiting,
    /// The data have arrived.
    Here(T),
    /// The request failed; the console has the reason.
    Failed,
}

/// Loads the data for `wanted` whenever it changes. The returned callback loads them again.
#[hook]
pub fn use_loaded<W, T, F>(
    wanted: Option<W>,
    load: impl FnOnce(W) -> F + 'static,
) -> (Loaded<T>, Callback<()>)
where
    W: Clone + PartialEq + 'static,
    T: Clone + PartialEq + 'static,
    F: Future<Output = Result<T, String>> + 'static,
{
    let loaded = use_state_eq(|| Loaded::Waiting);
    let attempt = use_state(|| 0_u32);
    {
        let loaded = loaded.setter();
        use_effect_with((wanted, *attempt), move |(wanted, _)| {
            loaded.set(Loaded::Waiting);
            // The latest request is the only one that counts.
            let is_last = Rc::new(Cell::new(true));
            if let Some(wanted) = wanted.clone() {
                let (is_last, loading) = (is_last.clone(), load(wanted));
                spawn_local(async move {
                    let found = loading.await;
                    if is_last.get() {
                        loaded.set(found.map_or_else(
                            |problem| {
                                web_sys::console::error_1(&problem.into());
                                Loaded::Failed
                            },
                            Loaded::Here,
                        ));
                    }
                });
            }
            move || is_last.set(false)
        });
    }
    let retry = Callback::from(move |()| attempt.set(*attempt + 1));
    ((*loaded).clone(), retry)
}
