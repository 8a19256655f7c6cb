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

/// A lock that is held or waited for, until this is dropped.
#[derive(Default)]
struct Lock {
    is_over: Cell<bool>,
    /// Gives the lock back.
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
    {
        let held = held.setter();
        use_effect_with(wanted.clone(), move |wanted| {
            let lock = Rc::new(Lock::default());
            if let Some(name) = wanted.clone() {
                let report = Callback::from({
                    let name = name.clone();
                    move |mine| held.set(Some((name.clone(), mine)))
                });
                ask(&name, true, Rc::clone(&lock), report);
            }
            move || {
                lock.is_over.set(true);
                if let Some(release) = lock.release.take() {
                    spawn_local(async move {
                        if let Some(store) = store {
                            // What this tab is storing is there before another looks for it.
                            let _ = store.all().await;
                        }
                        // A promise is fulfilled without an error.
                        let _ = release.call0(&JsValue::NULL);
                    });
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

/// Asks for a lock, and reports whether it is held: at once, and when it was waited for.
fn ask(name: &str, if_available: bool, lock: Rc<Lock>, report: Callback<bool>) {
    let locks = Reflect::get(&window().navigator(), &"locks".into());
    let Some(locks) = locks.ok().filter(JsValue::is_object) else {
        // Where there are no locks, a page was not loaded safely: each tab counts for itself.
        return report.emit(true);
    };
    let options = Object::new();
    // A plain object takes any property.
    let _ = Reflect::set(&options, &"ifAvailable".into(), &if_available.into());
    let granted = {
        let (name, lock, report) = (name.to_owned(), Rc::clone(&lock), report.clone());
        Closure::once_into_js(move |granted: JsValue| {
            if lock.is_over.get() {
                return JsValue::UNDEFINED;
            }
            report.emit(!granted.is_null());
            if granted.is_null() {
                ask(&name, false, lock, report);
                return JsValue::UNDEFINED;
            }
            // Held until the promise is fulfilled.
            Promise::new(&mut |release, _| {
                lock.release.replace(Some(release));
            })
            .into()
        })
    };
    let asked =
        locks
            .unchecked_into::<LockManager>()
            .request(name, &options, granted.unchecked_ref());
    spawn_local(async move {
        if JsFuture::from(asked).await.is_err() && !lock.is_over.get() {
            report.emit(true);
        }
    });
}
