//! The worker's side: works on one task in slices, and listens in between.

use std::cell::Cell;
use std::rc::Rc;

use gloo_worker::{HandlerId, Registrable, Worker, WorkerScope};
use js_sys::global;
use send_wrapper::SendWrapper;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessagePort};

use crate::clock::now;
use crate::codec::{Packed, pack, unpack};
use crate::family::{AtWork, LongWork, Startable};
use crate::message::{FromWorker, PROTOCOL, RunId, ToWorker};

/// The length of a slice, in milliseconds: short enough that a pause
/// or a cancel is answered at once, long enough that messages cost nothing.
const SLICE: f64 = 30.0;
/// The first slice's steps, before the pace of the task is known. Steps of some
/// tasks take nanoseconds, of others milliseconds.
const FIRST_STEPS: f64 = 1.0;
/// A slice's pace may change by this factor at most from one to the next.
const PACE_CHANGE: f64 = 32.0;

/// Works on a family of tasks until the worker ends: this is the main function of a worker's program.
pub fn serve<T: Startable>() {
    Driver::<T>::registrar().encoding::<Packed>().register();
}

/// The worker of a family of tasks, as gloo runs it.
struct Driver<T: LongWork> {
    current: Option<Current<T>>,
    /// The last work, for a task that continues it.
    last: Option<Current<T>>,
    turn: Turn,
    client: Rc<Cell<Option<HandlerId>>>,
}

struct Current<T: LongWork> {
    run: RunId,
    working: Box<dyn AtWork<T>>,
    steps: f64,
}

/// The next slice is due.
#[derive(Debug)]
struct NextSlice;

impl<T: Startable> Worker for Driver<T> {
    type Message = NextSlice;
    type Input = ToWorker;
    type Output = FromWorker;

    fn create(scope: &WorkerScope<Self>) -> Self {
        let client = Rc::new(Cell::new(None));
        report_panics(scope.clone(), Rc::clone(&client));
        let next = scope.clone();
        Self {
            current: None,
            last: None,
            turn: Turn::new(move || next.send_message(NextSlice)),
            client,
        }
    }

    fn update(&mut self, scope: &WorkerScope<Self>, _: NextSlice) {
        let (Some(current), Some(client)) = (&mut self.current, self.client.get()) else {
            return;
        };
        let began = now();
        let (progress, mut found) = current.working.advance(current.steps as u64);
        let (elapsed, memory) = (now() - began, memory());
        current.set_pace(elapsed);
        current.working.measured(&mut found, elapsed, memory);
        scope.respond(
            client,
            FromWorker::Slice {
                run: current.run,
                progress,
                found: pack(&found),
                rest: pack(&current.working.rest()),
                memory,
            },
        );
        if progress.done {
            self.last = self.current.take();
        } else {
            self.turn.come_back();
        }
    }

    fn received(&mut self, scope: &WorkerScope<Self>, message: ToWorker, client: HandlerId) {
        self.client.set(Some(client));
        match message {
            ToWorker::Start { protocol, run, .. } if protocol != PROTOCOL => {
                scope.respond(client, FromWorker::OtherProtocol { run });
            }
            ToWorker::Start { run, task, .. } => {
                let last = self.current.take().or(self.last.take());
                let Some(task) = unpack(&task) else {
                    scope.respond(client, FromWorker::OtherProtocol { run });
                    return;
                };
                match Current::start(run, task, last) {
                    Ok(current) => {
                        self.current = Some(current);
                        self.turn.come_back();
                    }
                    Err(reason) => scope.respond(client, FromWorker::Refused { run, reason }),
                }
            }
            ToWorker::Stop { run } => {
                if let Some(stopped) = self.current.take_if(|current| current.run == run) {
                    self.last = Some(stopped);
                }
            }
        }
    }
}

impl<T: Startable> Current<T> {
    /// Starts a task, by going over from the last one where that saves work.
    fn start(run: RunId, task: T, last: Option<Self>) -> Result<Self, String> {
        if let Some(mut last) = last
            && last.working.restart_on(&task)
        {
            return Ok(Self { run, ..last });
        }
        Ok(Self {
            run,
            working: task.start()?,
            steps: FIRST_STEPS,
        })
    }

    /// Sets the next slice's steps by how long this one took.
    fn set_pace(&mut self, elapsed: f64) {
        let wanted = (SLICE / elapsed.max(0.1)).clamp(1.0 / PACE_CHANGE, PACE_CHANGE);
        self.steps = (self.steps * wanted).max(1.0);
    }
}

/// Lets waiting messages in, then calls back: a message channel to ourselves,
/// which a browser does not slow down as it does nested timers.
struct Turn {
    here: MessagePort,
    /// Whether the call back is on its way. A second one would stay beside it
    /// for as long as there is work, and messages would wait for two slices.
    due: Rc<Cell<bool>>,
    _called: Closure<dyn Fn()>,
}

impl Turn {
    fn new(call: impl Fn() + 'static) -> Self {
        let channel = MessageChannel::new().expect("every worker has message channels");
        let due = Rc::new(Cell::new(false));
        let called = {
            let due = Rc::clone(&due);
            Closure::<dyn Fn()>::new(move || {
                due.set(false);
                call();
            })
        };
        channel
            .port2()
            .set_onmessage(Some(called.as_ref().unchecked_ref()));
        Self {
            here: channel.port1(),
            due,
            _called: called,
        }
    }

    fn come_back(&self) {
        if !self.due.replace(true) {
            self.here
                .post_message(&JsValue::NULL)
                .expect("a null can be posted");
        }
    }
}

/// A panic ends the worker; the page learns of it at once and replaces it.
fn report_panics<W: Worker<Output = FromWorker> + 'static>(
    scope: WorkerScope<W>,
    client: Rc<Cell<Option<HandlerId>>>,
) {
    // A worker has one thread, so the thread that made these will use them.
    let report = SendWrapper::new((scope, client));
    std::panic::set_hook(Box::new(move |info| {
        let (scope, client) = &*report;
        if let Some(client) = client.get() {
            let message = info.to_string();
            scope.respond(client, FromWorker::Panicked { message });
        }
        global_scope().close();
    }));
}

/// The bytes of memory that this program has taken up.
fn memory() -> u64 {
    const PAGE: u64 = 1 << 16;
    #[cfg(target_arch = "wasm32")]
    let pages = core::arch::wasm32::memory_size::<0>();
    // Natively there are no workers.
    #[cfg(not(target_arch = "wasm32"))]
    let pages = 0_usize;
    pages as u64 * PAGE
}

fn global_scope() -> DedicatedWorkerGlobalScope {
    global().unchecked_into()
}
