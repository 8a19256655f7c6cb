//! The page's side: spawns workers as the schedule says, carries messages to
//! them, and events to the hooks that asked for the work.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use bezzel_workers::WorkerProgram;
use bezzel_workers::clock::now;
use bezzel_workers::codec::Packed;
use bezzel_workers::message::{FromWorker, RunId, ToWorker};
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Interval;
use gloo::utils::window;
use gloo_worker::{HandlerId, Spawnable, Worker, WorkerBridge, WorkerScope};
use js_sys::Reflect;
use serde_bytes::ByteBuf;
use yew::Callback;

use super::address::address;
use super::schedule::{Command, Event, Failure, Schedule, WorkerId};

/// The event that reports the state of a worker before its first message, and asks if a late one is waited for: see `static/scripts/arriving.js`.
pub const WORKER_STATE: &str = "bezzel-worker";
/// The time between two looks for silent workers, in milliseconds.
const WATCH: u32 = 1_000;

/// The workers that run a program. Cheap to clone; all clones are one pool.
#[derive(Clone)]
pub struct Pool {
    inner: Rc<RefCell<Inner>>,
}

/// The pools of the page: one for each program that a worker has been asked to
/// run. Cheap to clone; all clones are the same.
#[derive(Clone)]
pub struct Pools {
    /// The greatest number of workers of each pool.
    most: Rc<Cell<usize>>,
    pools: Rc<RefCell<Vec<(WorkerProgram, Pool)>>>,
}

impl PartialEq for Pools {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.pools, &other.pools)
    }
}

impl Pools {
    /// Pools of at most `most` workers each, none of them started yet.
    pub fn new(most: usize) -> Self {
        Self {
            most: Rc::new(Cell::new(most)),
            pools: Rc::default(),
        }
    }

    /// The most workers of each pool at a time.
    pub fn most(&self) -> usize {
        self.most.get()
    }

    /// Changes the greatest number of workers of all pools, also for the present work.
    pub fn set_most(&self, most: usize) {
        self.most.set(most);
        let pools = self.pools.borrow().clone();
        for (_, pool) in pools {
            pool.set_most(most);
        }
    }

    /// The pool of the workers that run a program.
    pub fn of(&self, program: WorkerProgram) -> Pool {
        let mut pools = self.pools.borrow_mut();
        if let Some(pool) = found(&pools, program) {
            return pool.clone();
        }
        let pool = Pool::new(program, self.most());
        pools.push((program, pool.clone()));
        pool
    }
}

/// A worker as the page knows it: only its messages. The page runs no program of a worker.
struct Remote;

impl Worker for Remote {
    type Message = ();
    type Input = ToWorker;
    type Output = FromWorker;

    fn create(_: &WorkerScope<Self>) -> Self {
        Self
    }

    fn update(&mut self, _: &WorkerScope<Self>, (): ()) {}

    fn received(&mut self, _: &WorkerScope<Self>, _: ToWorker, _: HandlerId) {}
}

struct Inner {
    program: WorkerProgram,
    schedule: Schedule,
    workers: Vec<(WorkerId, WorkerBridge<Remote>)>,
    listeners: Vec<(RunId, Callback<Event<ByteBuf>>)>,
    watch: Option<(Interval, EventListener)>,
}

/// A run under way.
#[must_use = "dropping it stops the run"]
pub struct Run {
    id: RunId,
    pool: Pool,
}

impl Drop for Run {
    fn drop(&mut self) {
        let commands = {
            let mut inner = self.pool.inner.borrow_mut();
            inner.listeners.retain(|(id, _)| *id != self.id);
            inner.schedule.stop(self.id, now())
        };
        self.pool.obey(commands);
    }
}

impl Pool {
    /// A pool of at most `most` workers with a program, none of them started yet.
    fn new(program: WorkerProgram, most: usize) -> Self {
        let pool = Self {
            inner: Rc::new(RefCell::new(Inner {
                program,
                schedule: Schedule::new(most),
                workers: Vec::new(),
                listeners: Vec::new(),
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
        let inner = Rc::downgrade(&pool.inner);
        // Whether somebody waits for a worker that is late is answered by the event itself.
        let answers = EventListenerOptions::enable_prevent_default();
        let listener =
            EventListener::new_with_options(&window(), WORKER_STATE, answers, move |event| {
                if let Some(inner) = inner.upgrade()
                    && let Some((what, worker)) = failure(event, program)
                {
                    let why = match what.as_str() {
                        "arrived" => return inner.borrow_mut().schedule.arrive(worker, now()),
                        "late" if inner.borrow().schedule.has_work(worker) => {
                            return event.prevent_default();
                        }
                        "late" => return,
                        "refused" => Failure::NoMemory,
                        _ => Failure::NotLoaded,
                    };
                    let commands = inner.borrow_mut().schedule.lose(worker, why, now());
                    Pool { inner }.obey(commands);
                }
            });
        pool.inner.borrow_mut().watch = Some((watch, listener));
        pool
    }

    /// Changes the greatest number of workers, also for the present work.
    fn set_most(&self, most: usize) {
        let commands = self.inner.borrow_mut().schedule.set_most(most, now());
        self.obey(commands);
    }

    /// Starts a packed task; its events go to the listener until it is done, has
    /// failed, or the returned run is dropped.
    pub fn start(&self, task: ByteBuf, listener: Callback<Event<ByteBuf>>) -> Run {
        let (id, commands) = {
            let mut inner = self.inner.borrow_mut();
            let (id, commands) = inner.schedule.start(task, now());
            inner.listeners.push((id, listener));
            (id, commands)
        };
        self.obey(commands);
        Run {
            id,
            pool: self.clone(),
        }
    }

    fn receive(&self, worker: WorkerId, message: FromWorker) {
        if let FromWorker::Panicked { message } = &message {
            web_sys::console::error_1(&format!("a worker failed: {message}").into());
        }
        let commands = self
            .inner
            .borrow_mut()
            .schedule
            .receive(worker, message, now());
        self.obey(commands);
    }

    fn obey(&self, commands: Vec<Command>) {
        for command in commands {
            match command {
                Command::Spawn(worker) => {
                    let bridge = self.spawn(worker);
                    self.inner.borrow_mut().workers.push((worker, bridge));
                }
                Command::Send(worker, message) => {
                    if let Some(bridge) = found(&self.inner.borrow().workers, worker) {
                        bridge.send(message);
                    }
                }
                Command::Discard(worker) => {
                    // Its bridge is dropped when the borrow has ended.
                    let mut inner = self.inner.borrow_mut();
                    let is_it = |(id, _): &mut (WorkerId, _)| *id == worker;
                    let discarded: Vec<_> = inner.workers.extract_if(.., is_it).collect();
                    drop(inner);
                    drop(discarded);
                }
                Command::Deliver(run, event) => {
                    // The borrow ends before the listener runs: it may start
                    // or stop runs itself.
                    let listener = found(&self.inner.borrow().listeners, run).cloned();
                    if let Some(listener) = listener {
                        listener.emit(event);
                    }
                }
            }
        }
    }

    fn spawn(&self, worker: WorkerId) -> WorkerBridge<Remote> {
        let pool = Rc::downgrade(&self.inner);
        let receive = move |message| {
            if let Some(inner) = pool.upgrade() {
                Pool { inner }.receive(worker, message);
            }
        };
        Remote::spawner()
            .encoding::<Packed>()
            .with_loader(true)
            .callback(receive)
            // The part after # only names the worker in messages.
            .spawn(&format!(
                "{}#{worker}",
                address(self.inner.borrow().program)
            ))
    }
}

/// The value of a key in a list that is a few entries long: a tree would weigh more.
fn found<K: Copy + PartialEq, V>(list: &[(K, V)], key: K) -> Option<&V> {
    let entry = list.iter().find(|(other, _)| *other == key);
    entry.map(|(_, value)| value)
}

/// An event, and its worker, if the worker was to run this program.
fn failure(event: &web_sys::Event, program: WorkerProgram) -> Option<(String, WorkerId)> {
    let detail = Reflect::get(event, &"detail".into()).ok()?.as_string()?;
    let (what, entry) = detail.split_once(' ')?;
    let name = entry.strip_prefix(&address(program))?.strip_prefix('#')?;
    Some((what.to_owned(), name.parse().ok()?))
}
