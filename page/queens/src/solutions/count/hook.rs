//! A count as a Yew hook: it carries out the commands of the state for workers, the lock and the store.

use std::cell::Cell;
use std::rc::Rc;

use gloo::timers::callback::Interval;
use js_sys::Promise;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::checkpoint::{StoredCounts, name};
use super::lock::Lock;
use super::state::{Action, Count, Errand};
use super::update::use_update;
use crate::bridge::queens::Request;
use crate::bridge::use_request;
use crate::store::Store;

/// The milliseconds between two looks of a following tab at the stored count.
const LOOK_EVERY: u32 = 1_000;

/// Carries out the count of the state, begins one that takes no time, and stores it between visits. Returns a function
/// that discards the count stored under a name.
#[hook]
pub fn use_count(count: &Count, shown: bool, dispatch: Callback<Action>) -> Callback<String> {
    let worked_on: &Request = if count.is_worked_on() {
        &count.job
    } else {
        &Request::default()
    };
    use_request(worked_on, dispatch.reform(Action::Worker));
    {
        let dispatch = dispatch.clone();
        use_effect_with(shown && count.begins_at_once(), move |&begins| {
            if begins {
                dispatch.emit(Action::Start);
            }
        });
    }

    let store = use_memo((), |()| Store::default());
    let board = (count.n, count.piece);
    {
        let (store, dispatch) = (store.clone(), dispatch.clone());
        use_effect_with((shown, board), move |&(shown, _)| {
            if shown {
                look(store, dispatch);
            }
        });
    }
    let keeper = use_mut_ref(Keeper::default);
    {
        let (store, dispatch, count) = (store.clone(), dispatch.clone(), count.clone());
        use_effect_with((board, count.errand()), move |&(_, errand)| {
            let mut keeper = keeper.borrow_mut();
            keeper.carry_out(errand, &count, &store, &dispatch)
        });
    }
    let resume = dispatch.reform(|()| Action::Start);
    use_update(count, store.clone(), resume);
    Callback::from(move |name: String| {
        let (store, dispatch) = (store.clone(), dispatch.clone());
        spawn_local(async move {
            // A count that could not be removed is found again by the next look.
            let _ = store.remove(&name).await;
            look(store, dispatch);
        });
    })
}

/// The tab's hold on the lock.
#[derive(Default)]
struct Keeper {
    lock: Option<Rc<Lock>>,
    /// Fulfilled when the lock of before was given back: asked for earlier, the tab would have to wait for itself.
    before: Option<Promise>,
}

impl Keeper {
    /// Carries out commands for the lock and the store, and returns a function that ends this. A write holds the lock
    /// until it is finished.
    fn carry_out(
        &mut self,
        errand: Errand,
        count: &Count,
        store: &Rc<Store>,
        dispatch: &Callback<Action>,
    ) -> impl FnOnce() + use<> {
        let name = name(count.n, count.piece);
        self.need((errand != Errand::Rest).then_some(&name), dispatch);
        let is_over = Rc::new(Cell::new(false));
        let report = {
            // The answer to a finished errand comes too late to matter.
            let (is_over, dispatch) = (Rc::clone(&is_over), dispatch.clone());
            move |action| {
                if !is_over.get() {
                    dispatch.emit(action);
                }
            }
        };
        let (store, dispatch, lock) = (Rc::clone(store), dispatch.clone(), self.lock.clone());
        let mut looks = None;
        match errand {
            Errand::Rest | Errand::Ask | Errand::Hold => {}
            Errand::Look => {
                look(store.clone(), dispatch.clone());
                let again = move || look(store.clone(), dispatch.clone());
                looks = Some(Interval::new(LOOK_EVERY, again));
            }
            Errand::Read => spawn_local(async move {
                let counts = read(&store, &dispatch).await;
                report(Action::Read(counts));
            }),
            Errand::Store(..) => {
                let checkpoint = count.checkpoint();
                spawn_local(async move {
                    let bytes = checkpoint.encode();
                    if store.put(&checkpoint.name(), &bytes).await.is_err() {
                        dispatch.emit(Action::StorageDenied);
                    }
                    report(Action::CarriedOut(errand));
                    drop(lock);
                });
            }
            Errand::Remove => spawn_local(async move {
                // A count that could not be removed is offered again at the next visit.
                let _ = store.remove(&name).await;
                report(Action::CarriedOut(errand));
                drop(lock);
            }),
        }
        move || {
            is_over.set(true);
            drop(looks);
        }
    }

    /// Holds the lock of a name, or none.
    fn need(&mut self, name: Option<&String>, dispatch: &Callback<Action>) {
        if self.lock.as_ref().map(|lock| &lock.name) == name {
            return;
        }
        if let Some(lock) = self.lock.take() {
            self.before = Some(lock.over.clone());
        }
        self.lock = name.map(|name| {
            let on_turn = dispatch.reform(Action::Turn);
            Rc::new(Lock::ask(name.clone(), self.before.take(), on_turn))
        });
    }
}

/// Reads the stored counts.
fn look(store: Rc<Store>, dispatch: Callback<Action>) {
    spawn_local(async move {
        let counts = read(&store, &dispatch).await;
        dispatch.emit(Action::Stored(counts));
    });
}

/// Reads the stored counts; there are none if the browser denies access.
async fn read(store: &Store, denied: &Callback<Action>) -> StoredCounts {
    if let Ok(stored) = store.all().await {
        return StoredCounts::read(&stored);
    }
    denied.emit(Action::StorageDenied);
    StoredCounts::default()
}
