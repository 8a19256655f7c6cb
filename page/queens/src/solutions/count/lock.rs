//! A lock of the browser, which one tab has at a time.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::utils::window;
use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use web_sys::AbortController;
use yew::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The browser's locks, which are unstable in `web-sys`.
    type LockManager;

    #[wasm_bindgen(method, catch)]
    fn request(
        this: &LockManager,
        name: &str,
        options: &Object,
        granted: &Function,
    ) -> Result<Promise, JsValue>;
}

/// A lock that was asked for: waited for, or held. It is given back when it is dropped.
pub struct Lock {
    pub name: String,
    asked: Rc<LockRequest>,
    /// Fulfilled when it was given back.
    pub over: Promise,
}

#[derive(Default)]
struct LockRequest {
    is_given_up: Cell<bool>,
    /// Ends the wait for it.
    wait: Option<AbortController>,
    /// Gives it back; there while it is held.
    release: RefCell<Option<Function>>,
}

impl Lock {
    /// Asks for a lock when another one is over, and reports whether it is held: at once, and after a wait.
    pub fn ask(name: String, before: Option<Promise>, on_turn: Callback<bool>) -> Self {
        let asked = Rc::new(LockRequest {
            wait: AbortController::new().ok(),
            ..LockRequest::default()
        });
        let held = {
            let (name, asked) = (name.clone(), Rc::clone(&asked));
            async move {
                if let Some(before) = before {
                    JsFuture::from(before).await?;
                }
                hold(&name, asked, on_turn).await;
                Ok(JsValue::UNDEFINED)
            }
        };
        let over = future_to_promise(held);
        Self { name, asked, over }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        self.asked.is_given_up.set(true);
        if let Some(wait) = &self.asked.wait {
            wait.abort();
        }
        if let Some(release) = self.asked.release.take() {
            // A promise is fulfilled without an error.
            let _ = release.call0(&JsValue::NULL);
        }
    }
}

/// Holds a lock until it is given up.
async fn hold(name: &str, asked: Rc<LockRequest>, on_turn: Callback<bool>) {
    for waits in [false, true] {
        let is_held = Rc::new(Cell::new(false));
        let granted = {
            let (asked, is_held, on_turn) =
                (Rc::clone(&asked), Rc::clone(&is_held), on_turn.clone());
            Closure::once_into_js(move |lock: JsValue| {
                if asked.is_given_up.get() {
                    return JsValue::UNDEFINED;
                }
                is_held.set(!lock.is_null());
                on_turn.emit(is_held.get());
                if lock.is_null() {
                    return JsValue::UNDEFINED;
                }
                Promise::new(&mut |release, _| {
                    asked.release.replace(Some(release));
                })
                .into()
            })
        };
        let result = request(name, waits, &asked, granted.unchecked_ref());
        let result = match result {
            Ok(over) => JsFuture::from(over).await.map(drop),
            Err(problem) => Err(problem),
        };
        if asked.is_given_up.get() || is_held.get() {
            return;
        }
        if result.is_err() {
            // A page by plain http has no locks: each tab counts for itself.
            return on_turn.emit(true);
        }
    }
}

fn request(
    name: &str,
    waits: bool,
    asked: &LockRequest,
    granted: &Function,
) -> Result<Promise, JsValue> {
    let locks = Reflect::get(&window().navigator(), &"locks".into())?;
    let locks = locks.dyn_into::<Object>()?;
    let options = Object::new();
    match &asked.wait {
        Some(wait) if waits => Reflect::set(&options, &"signal".into(), &wait.signal())?,
        _ => Reflect::set(&options, &"ifAvailable".into(), &(!waits).into())?,
    };
    let locks: LockManager = locks.unchecked_into();
    locks.request(name, &options, granted)
}
