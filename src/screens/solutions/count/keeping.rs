//! Keeps a count between visits.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::checkpoint::{Kept, name};
use super::state::{Action, Count, Keeping};
use crate::clock::now;
use crate::store::Store;

/// Looks for what earlier visits have left whenever a count is shown of another
/// board, stores where the count stands every few seconds, and removes it when
/// it is done. What is returned discards what is stored under a name, and looks at what another tab stores, which has
/// stopped or not; and the store is returned.
#[hook]
pub(in super::super) fn use_keeping(
    count: &Count,
    shown: bool,
    dispatch: Callback<Action>,
) -> (Callback<String>, Callback<bool>, Option<Store>) {
    let store = (*use_memo(shown, |shown| shown.then(Store::open))).clone();
    let board = (count.n, count.piece);
    let read = {
        let (store, dispatch) = (store.clone(), dispatch.clone());
        move |on_read| read(store.clone(), on_read, dispatch.clone())
    };
    {
        let (read, on_read) = (read.clone(), dispatch.reform(Action::Kept));
        use_effect_with((shown, board), move |_| read(on_read));
    }
    {
        let (store, dispatch, count) = (store.clone(), dispatch.clone(), count.clone());
        let keeping = count.keeping();
        use_effect_with((board, keeping), move |_| {
            keep(keeping, &count, store, dispatch);
        });
    }
    let follow = {
        let (read, dispatch) = (read.clone(), dispatch.clone());
        Callback::from(move |stopped: bool| {
            read(dispatch.reform(move |kept| {
                if stopped {
                    Action::TakeOver(kept, now())
                } else {
                    Action::Followed(kept)
                }
            }));
        })
    };
    let discard = {
        let store = store.clone();
        Callback::from(move |name: String| {
            let (store, read) = (store.clone(), read.clone());
            let on_read = dispatch.reform(Action::Kept);
            spawn_local(async move {
                if let Some(store) = store {
                    // What cannot be removed is still there when looked for.
                    let _ = store.remove(&name).await;
                }
                read(on_read);
            });
        })
    };
    (discard, follow, store)
}

/// Reads what is stored, where the browser does not deny it.
fn read(store: Option<Store>, on_read: Callback<Kept>, denied: Callback<Action>) {
    if let Some(store) = store {
        spawn_local(async move {
            match store.all().await {
                Ok(stored) => on_read.emit(Kept::read(&stored)),
                Err(_) => denied.emit(Action::StorageDenied),
            }
        });
    }
}

fn keep(keeping: Keeping, count: &Count, store: Option<Store>, dispatch: Callback<Action>) {
    let Some(store) = store else {
        return;
    };
    match keeping {
        Keeping::Nothing => {}
        Keeping::Store(..) => {
            let checkpoint = count.checkpoint();
            spawn_local(async move {
                let bytes = checkpoint.encode();
                if store.put(&checkpoint.name(), &bytes).await.is_err() {
                    dispatch.emit(Action::StorageDenied);
                }
            });
        }
        Keeping::Remove => {
            let name = name(count.n, count.piece);
            spawn_local(async move {
                // What cannot be removed is offered again at the next visit.
                let _ = store.remove(&name).await;
            });
        }
    }
}
