//! The page's side: spawns workers as the schedule says, carries messages to
//! them and events to whoever asked for the work.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use gloo::timers::callback::Interval;
use gloo_worker::{Spawnable, WorkerBridge};
use yew::Callback;

use super::build::worker_address;
use super::codec::Packed;
use super::driver::Driver;
use super::protocol::{FromWorker, RunId, Task};
use super::schedule::{Command, Event, Schedule, WorkerId};
use crate::clock::now;

/// How often silent workers are looked for, in milliseconds.
const WATCH: u32 = 1_000;

/// The workers of the page. Cheap to clone; all clones are one pool.
#[derive(Clone)]
pub struct Pool {
    inner: Rc<RefCell<Inner>>,
}

struct Inner {
    schedule: Schedule,
    workers: HashMap<WorkerId, WorkerBridge<Driver>>,
    listeners: HashMap<RunId, Callback<Event>>,
    watch: Option<Interval>,
}

impl std::fmt::Debug for Pool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Pool").finish_non_exhaustive()
    }
}

impl PartialEq for Pool {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.inner, &other.inner)
    }
}

/// A run under way.
#[must_use = "dropping it stops the run"]
pub struct Run {
    id: RunId,
    pool: Pool,
}

impl std::fmt::Debug for Run {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Run")
            .field("id", &self.id)
            .finish_non_exhaustive()
    }
}

impl Drop for Run {
    fn drop(&mut self) {
        let commands = {
            let mut inner = self.pool.inner.borrow_mut();
            inner.listeners.remove(&self.id);
            inner.schedule.stop(self.id, now())
        };
        self.pool.obey(commands);
    }
}

impl Pool {
    /// A pool of at most so many workers, none of them started yet.
    #[must_use]
    pub fn new(most: usize) -> Self {
        let pool = Self {
            inner: Rc::new(RefCell::new(Inner {
                schedule: Schedule::new(most),
                workers: HashMap::new(),
                listeners: HashMap::new(),
                watch: None,
            })),
        };
        let watched = Rc::downgrade(&pool.inner);
        let watch = Interval::new(WATCH, move || {
            if let Some(inner) = watched.upgrade() {
                let commands = inner.borrow_mut().schedule.check(now());
                Pool { inner }.obey(commands);
            }
        });
        pool.inner.borrow_mut().watch = Some(watch);
        pool
    }

    /// The most workers at a time.
    #[must_use]
    pub fn most(&self) -> usize {
        self.inner.borrow().schedule.most()
    }

    /// Allows more workers at a time, or fewer, for what is under way as well.
    pub fn set_most(&self, most: usize) {
        let commands = self.inner.borrow_mut().schedule.set_most(most, now());
        self.obey(commands);
    }

    /// Starts a task; its events go to the listener until it is done, has
    /// failed, or the returned run is dropped.
    pub fn start(&self, task: Task, listener: Callback<Event>) -> Run {
        let (id, commands) = {
            let mut inner = self.inner.borrow_mut();
            let (id, commands) = inner.schedule.start(task, now());
            inner.listeners.insert(id, listener);
            (id, commands)
        };
        self.obey(commands);
        Run {
            id,
            pool: self.clone(),
        }
    }

    fn hear(&self, worker: WorkerId, message: FromWorker) {
        if let FromWorker::Panicked { message } = &message {
            web_sys::console::error_1(&format!("a worker failed: {message}").into());
        }
        let commands = self
            .inner
            .borrow_mut()
            .schedule
            .hear(worker, message, now());
        self.obey(commands);
    }

    fn obey(&self, commands: Vec<Command>) {
        for command in commands {
            match command {
                Command::Spawn(worker) => {
                    let bridge = self.spawn(worker);
                    self.inner.borrow_mut().workers.insert(worker, bridge);
                }
                Command::Send(worker, message) => {
                    if let Some(bridge) = self.inner.borrow().workers.get(&worker) {
                        bridge.send(message);
                    }
                }
                Command::Discard(worker) => {
                    let discarded = self.inner.borrow_mut().workers.remove(&worker);
                    drop(discarded);
                }
                Command::Deliver(run, event) => {
                    // The borrow ends before the listener runs: it may start
                    // or stop runs itself.
                    let listener = self.inner.borrow().listeners.get(&run).cloned();
                    if let Some(listener) = listener {
                        listener.emit(event);
                    }
                }
            }
        }
    }

    fn spawn(&self, worker: WorkerId) -> WorkerBridge<Driver> {
        let pool = Rc::downgrade(&self.inner);
        Driver::spawner()
            .encoding::<Packed>()
            .with_loader(true)
            .callback(move |message| {
                if let Some(inner) = pool.upgrade() {
                    Pool { inner }.hear(worker, message);
                }
            })
            .spawn(&worker_address())
    }
}
