//! The worker that owns the device, as gloo runs it: it stands between the page and the workers that list batches.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_worker::{HandlerId, Registrable, WorkerDestroyHandle, WorkerScope};
use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::desk::{Desk, WaitingBatch};
use super::join::join;
use crate::codec::{Packed, pack, unpack};
use crate::driver::{global_scope, report_panics};
use crate::message::{FromWorker, ToWorker};

/// The name of workers that list batches.
const JOIN: &str = "join";

/// Lists batches for the owner of the device, if this worker was started for that. Otherwise this worker owns the
/// device.
pub fn serve() {
    let scope = global_scope();
    if scope.name() == JOIN {
        join(&scope);
    } else {
        Owner::registrar().encoding::<Packed>().register();
    }
}

/// Owns the device, and a worker that lists batches for each client: the page connects one for each share that is to be
/// counted at a time.
struct Owner {
    desk: Rc<Desk>,
    joiners: Vec<(HandlerId, Joining)>,
    /// The client that hears of a panic.
    client: Rc<Cell<Option<HandlerId>>>,
}

/// A worker that lists batches. It ends when this is dropped.
struct Joining {
    worker: Worker,
    /// The message to send when it is loaded.
    pending: Rc<RefCell<Option<Vec<JsValue>>>>,
    _heard: Closure<dyn Fn(MessageEvent)>,
    _failed: Closure<dyn Fn(Event)>,
}

impl gloo_worker::Worker for Owner {
    type Message = ();
    type Input = ToWorker;
    type Output = FromWorker;

    fn create(scope: &WorkerScope<Self>) -> Self {
        let client = Rc::new(Cell::new(None));
        report_panics(scope.clone(), Rc::clone(&client));
        Self {
            desk: Desk::new(),
            joiners: Vec::new(),
            client,
        }
    }

    fn connected(&mut self, scope: &WorkerScope<Self>, id: HandlerId) {
        self.client.set(Some(id));
        let scope = scope.clone();
        let say = Rc::new(move |said| scope.respond(id, said));
        if let Ok(joining) = Joining::new(&self.desk, say) {
            self.joiners.push((id, joining));
            self.desk.serves(self.joiners.len());
        }
    }

    fn update(&mut self, _: &WorkerScope<Self>, (): ()) {}

    fn received(&mut self, _: &WorkerScope<Self>, message: ToWorker, id: HandlerId) {
        if let Some((_, joining)) = self.joiners.iter().find(|(of, _)| *of == id) {
            joining.send(Uint8Array::from(pack(&message).as_slice()).into());
        }
    }

    fn disconnected(&mut self, _: &WorkerScope<Self>, id: HandlerId) {
        self.joiners.retain(|(of, _)| *of != id);
        self.desk.serves(self.joiners.len());
    }

    fn destroy(&mut self, _: &WorkerScope<Self>, destruct: WorkerDestroyHandle<Self>) {
        self.joiners.clear();
        self.desk.serves(0);
        drop(destruct);
    }
}

impl Joining {
    /// Starts a worker with the program of this one.
    fn new(desk: &Rc<Desk>, say: Rc<dyn Fn(FromWorker)>) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(JOIN);
        let address = global_scope().location().href();
        let worker = Worker::new_with_options(&address, &options)?;
        let pending = Rc::new(RefCell::new(Some(Vec::new())));
        let heard = {
            let (desk, say) = (Rc::clone(desk), Rc::clone(&say));
            let (joiner, pending) = (worker.clone(), Rc::clone(&pending));
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                let data = event.data();
                if let Some(bytes) = data.dyn_ref::<Uint8Array>() {
                    if let Some(said) = unpack(&bytes.to_vec()) {
                        say(said);
                    }
                } else if data.is_null() {
                    for message in pending.borrow_mut().take().into_iter().flatten() {
                        let _ = joiner.post_message(&message);
                    }
                } else {
                    desk.ask(WaitingBatch {
                        joiner: joiner.clone(),
                        query: data.unchecked_into::<Array>(),
                    });
                }
            })
        };
        let failed = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            event.prevent_default();
            say(FromWorker::Panicked {
                message: "a worker that lists batches has failed".to_owned(),
            });
        });
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        Ok(Self {
            worker,
            pending,
            _heard: heard,
            _failed: failed,
        })
    }

    fn send(&self, message: JsValue) {
        match &mut *self.pending.borrow_mut() {
            Some(pending) => pending.push(message),
            None => {
                // Fails only for values that cannot be copied.
                let _ = self.worker.post_message(&message);
            }
        }
    }
}

impl Drop for Joining {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
