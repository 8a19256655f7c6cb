//! Of the tabs that are to count the same board, one counts: it holds a lock of the browser, and the others follow it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::timers::callback::Interval;
use gloo::utils::window;
use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

use super::checkpoint::name;
use super::state::{Action, Count};
use crate::clock::now;
use crate::store::Store;

/// How often a tab that follows looks at where the count stands, in milliseconds.
const LOOK_EVERY: u32 = 1_000;

#[wasm_bindgen]
extern "C" {
    /// Of the browser's locks: `web-sys` has them only as unstable.
    type LockManager;

    #[wasm_bindgen(method)]
    fn request(this: &LockManager, name: &str, options: &Object, granted: &Function) -> Promise;
}

/// A lock that was asked for: waited for, held, or given back.
#[derive(Default)]
struct Lock {
    name: String,
    /// Whether it is still wanted. What is no longer wanted is given back in a while, and may be wanted again before.
    is_wanted: Cell<bool>,
    is_over: Cell<bool>,
    /// Gives the lock back; there while it is held.
    release: RefCell<Option<Function>>,
}

/// Whether this tab may do what is running of a count. While another does it, the count is told to follow, and `look` is
/// called now and then; when the other has stopped, it is called once more.
#[hook]
pub(in super::super) fn use_lock(
    count: &Count,
    dispatch: Callback<Action>,
    look: Callback<bool>,
    store: Option<Store>,
) -> bool {
    let wanted = count.request.is_running();
    let wanted = wanted.then(|| name(count.n, count.piece));
    let held = use_state_eq(|| None::<(String, bool)>);
    let last = use_mut_ref(|| None::<Rc<Lock>>);
    {
        let held = held.setter();
        use_effect_with(wanted.clone(), move |wanted| {
            let lock = wanted.clone().map(|name| {
                let kept = last
                    .take()
                    .filter(|lock| lock.name == name && !lock.is_over.get());
                // Asked for anew while it is being given back, this tab would have to wait for itself.
                let lock = kept.unwrap_or_else(|| {
                    let lock = Rc::new(Lock {
                        name: name.clone(),
                        ..Lock::default()
                    });
                    let report = move |mine| held.set(Some((name.clone(), mine)));
                    ask(&lock, true, report.into());
                    lock
                });
                lock.is_wanted.set(true);
                last.replace(Some(Rc::clone(&lock)));
                lock
            });
            move || {
                if let Some(lock) = lock {
                    lock.is_wanted.set(false);
                    spawn_local(give_back(lock, store));
                }
            }
        });
    }
    let mine = held
        .as_ref()
        .filter(|(name, _)| Some(name) == wanted.as_ref())
        .map(|(_, mine)| *mine);
    use_effect_with((mine, count.follows), move |&(mine, follows)| {
        let mut looks = None;
        match mine {
            Some(true) if follows => look.emit(true),
            Some(false) => {
                dispatch.emit(Action::Follow(now()));
                look.emit(false);
                looks = Some(Interval::new(LOOK_EVERY, move || look.emit(false)));
            }
            _ => {}
        }
        move || drop(looks)
    });
    mine == Some(true) && !count.follows
}

/// Gives a lock back that is held, unless it is wanted again meanwhile.
async fn give_back(lock: Rc<Lock>, store: Option<Store>) {
    if lock.release.borrow().is_some()
        && let Some(store) = store
    {
        // What this tab is storing is there before another looks for it.
        let _ = store.all().await;
    }
    if lock.is_wanted.get() {
        return;
    }
    if let Some(release) = lock.release.take() {
        lock.is_over.set(true);
        // A promise is fulfilled without an error.
        let _ = release.call0(&JsValue::NULL);
    }
}

/// Asks for a lock, and reports whether it is held: at once, and when it was waited for.
fn ask(lock: &Rc<Lock>, if_available: bool, report: Callback<bool>) {
    let locks = Reflect::get(&window().navigator(), &"locks".into());
    let Some(locks) = locks.ok().filter(JsValue::is_object) else {
        // Where there are no locks, a page was not loaded safely: each tab counts for itself.
        return report.emit(true);
    };
    let options = Object::new();
    // A plain object takes any property.
    let _ = Reflect::set(&options, &"ifAvailable".into(), &if_available.into());
    let granted = {
        let (lock, report) = (Rc::clone(lock), report.clone());
        Closure::once_into_js(move |granted: JsValue| {
            if !lock.is_wanted.get() {
                lock.is_over.set(true);
                return JsValue::UNDEFINED;
            }
            report.emit(!granted.is_null());
            if granted.is_null() {
                ask(&lock, false, report.clone());
                return JsValue::UNDEFINED;
            }
            // Held until the promise is fulfilled.
            Promise::new(&mut |release, _| {
                lock.release.replace(Some(release));
            })
            .into()
        })
    };
    let name = lock.name.clone();
    let asked =
        locks
            .unchecked_into::<LockManager>()
            .request(&name, &options, granted.unchecked_ref());
    let lock = Rc::clone(lock);
    spawn_local(async move {
        if JsFuture::from(asked).await.is_err() && lock.is_wanted.get() {
            report.emit(true);
        }
    });
}
