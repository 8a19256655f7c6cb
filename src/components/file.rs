//! A file of the site that is loaded for a part of the page, and once more when that fails.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::files::fetch;

/// A file that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loaded {
    /// None was asked for, or it is on its way.
    Waiting,
    /// Its bytes.
    Here(Rc<[u8]>),
    /// It cannot be had: the console says why.
    Failed,
}

/// Loads a file whenever another one is wanted, and once more when what is returned is called.
#[hook]
pub fn use_file(name: Option<String>) -> (Loaded, Callback<()>) {
    let loaded = use_state_eq(|| Loaded::Waiting);
    let attempt = use_state(|| 0_u32);
    {
        let loaded = loaded.setter();
        use_effect_with((name, *attempt), move |(name, _)| {
            loaded.set(Loaded::Waiting);
            // Of what is on its way, only what was asked for last counts.
            let is_last = Rc::new(Cell::new(true));
            if let Some(name) = name.clone() {
                let is_last = is_last.clone();
                spawn_local(async move {
                    let bytes = fetch(&name).await;
                    if is_last.get() {
                        loaded.set(match bytes {
                            Ok(bytes) => Loaded::Here(bytes.into()),
                            Err(problem) => {
                                web_sys::console::error_1(&problem.into());
                                Loaded::Failed
                            }
                        });
                    }
                });
            }
            move || is_last.set(false)
        });
    }
    let retry = Callback::from(move |()| attempt.set(*attempt + 1));
    ((*loaded).clone(), retry)
}
