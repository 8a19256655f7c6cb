//! The worker that runs a visitor's Python program and records the run.
//!
//! The messages between it and the page are those of [`bezzel_recording::protocol`].

mod engine;
mod library;
mod report;
mod session;
mod trace;
mod values;

use bezzel_recording::protocol::{FromEngine, PROTOCOL, Run, pack, unpack};
use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Starts the worker: it tells the page that it is ready, and runs the program of the first message.
#[wasm_bindgen(start)]
pub fn main() {
    std::panic::set_hook(Box::new(|info| {
        let message = info.to_string();
        send(&FromEngine::Panicked { message });
    }));
    let run = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        let run = unpack::<Run>(&bytes).filter(|run| run.protocol == PROTOCOL);
        send(&run.map_or(FromEngine::OtherProtocol, |run| {
            FromEngine::Ended(engine::run(run))
        }));
    });
    scope().set_onmessage(Some(run.as_ref().unchecked_ref()));
    // The worker hears messages as long as it lives.
    run.forget();
    send(&FromEngine::Ready);
}

fn send(message: &FromEngine) {
    let bytes = Uint8Array::from(pack(message).as_slice());
    // A page that has gone needs no message.
    let _ = scope().post_message(&bytes);
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}
