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
    let store = use_memo(shown, |shown| shown.then(Store::open));
    {
        let (store, dispatch) = ((*store).clone(), dispatch.clone());
        let board = (count.n, count.piece);
        use_effect_with((shown, board), move |_| {
            look(store, dispatch.reform(Action::Kept), dispatch.clone());
        });
    }
    {
        let (store, dispatch) = ((*store).clone(), dispatch.clone());
        let count = count.clone();
        let board = (count.n, count.piece);
        let keeping = count.keeping();
        use_effect_with((board, keeping), move |_| {
            keep(keeping, &count, store, dispatch);
        });
    }
    let follow = {
        let (store, dispatch) = ((*store).clone(), dispatch.clone());
        Callback::from(move |stopped: bool| {
            let read = dispatch.reform(move |kept: Kept| {
                if stopped {
                    Action::TakeOver(kept, now())
                } else {
                    Action::Followed(kept)
                }
            });
            look(store.clone(), read, dispatch.clone());
        })
    };
    let opened = (*store).clone();
    let discard = Callback::from(move |name: String| {
        let (store, dispatch) = ((*store).clone(), dispatch.clone());
        spawn_local(async move {
            if let Some(opened) = &store {
                // What cannot be removed is still there when looked for.
                let _ = opened.remove(&name).await;
            }
            look(store, dispatch.reform(Action::Kept), dispatch.clone());
        });
    });
    (discard, follow, opened)
}

/// Reads what is stored, where the browser does not deny it.
fn look(store: Option<Store>, read: Callback<Kept>, denied: Callback<Action>) {
    let Some(store) = store else {
        return;
    };
    spawn_local(async move {
        match store.all().await {
            Ok(stored) => read.emit(Kept::read(&stored)),
            Err(_) => denied.emit(Action::StorageDenied),
        }
    });
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
