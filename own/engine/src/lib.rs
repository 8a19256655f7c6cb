//! The worker that runs a visitor's Python program and records the run.
//!
//! The messages between it and the page are those of [`bezzel_recording::protocol`].

mod closed;
mod effects;
mod engine;
mod library;
mod report;
mod session;
mod trace;
mod values;

use std::cell::RefCell;

use bezzel_recording::protocol::{FromEngine, PROTOCOL, Run, pack, unpack};
use js_sys::{Error, Function, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

thread_local! {
    /// The place and the reason of a fault in the engine.
    static FAULT: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Starts the worker: it reports to the page that it is ready, and runs the program of the first message.
#[wasm_bindgen(start)]
pub fn main() {
    std::panic::set_hook(Box::new(|info| FAULT.set(Some(info.to_string()))));
    let run = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        let run = unpack::<Run>(&bytes).filter(|run| run.protocol == PROTOCOL);
        send(&run.map_or(FromEngine::OtherProtocol, |run| {
            FromEngine::Ended(engine::run(run))
        }));
    });
    let run: Function = run.into_js_value().unchecked_into();
    // An exception of the browser ends the call of a function, and can be caught around it.
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Err(exception) = run.call1(&JsValue::NULL, &event) {
            crashed(&exception);
        }
    });
    scope().set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The worker receives messages as long as it lives.
    on_message.forget();
    send(&FromEngine::Ready);
}

/// Sends the recording of a program that the browser has stopped, and the reason.
fn crashed(exception: &JsValue) {
    session::rescue();
    let message = FAULT.take();
    send(&match message {
        Some(message) => FromEngine::Panicked { message },
        None => {
            let error = exception.dyn_ref::<Error>();
            let message = error.map_or_else(String::new, |error| error.message().into());
            FromEngine::Crashed { message }
        }
    });
}

fn send(message: &FromEngine) {
    let bytes = Uint8Array::from(pack(message).as_slice());
    // A page that has gone needs no message.
    let _ = scope().post_message(&bytes);
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}
