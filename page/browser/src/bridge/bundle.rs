//! Reports of workers are delivered in bundles: many workers with slices of 30 ms
//! would otherwise have a screen drawn hundreds of times a second.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use bezzel_workers::clock::now;
use gloo::timers::callback::Timeout;
use yew::Callback;

use super::request::WorkerEvent;
use super::schedule::Event;

/// Delivers the reports about the tasks of a request, in bundles. The first report
/// and the end of the last task are delivered at once.
pub struct Bundle<F> {
    listener: Callback<WorkerEvent<F>>,
    /// Minimum time between two bundles, in milliseconds.
    interval: f64,
    waiting: RefCell<Vec<WorkerEvent<F>>>,
    /// The number of tasks that are not over.
    open: Cell<usize>,
    delivered: Cell<f64>,
    due: RefCell<Option<Timeout>>,
}

impl<F: 'static> Bundle<F> {
    pub fn new(tasks: usize, interval: f64, listener: Callback<WorkerEvent<F>>) -> Rc<Self> {
        Rc::new(Self {
            listener,
            interval,
            waiting: RefCell::default(),
            open: Cell::new(tasks),
            delivered: Cell::new(f64::NEG_INFINITY),
            due: RefCell::default(),
        })
    }

    /// Takes in a report, and delivers what waits if it is time.
    pub fn receive(self: &Rc<Self>, report: WorkerEvent<F>) {
        let failed = matches!(report.event, Event::Failed(_));
        if failed || matches!(&report.event, Event::Slice { progress, .. } if progress.done) {
            self.open.set(self.open.get().saturating_sub(1));
        }
        self.waiting.borrow_mut().push(report);
        let wait = self.delivered.get() + self.interval - now();
        if failed || self.open.get() == 0 || wait <= 0.0 {
            self.deliver();
        } else if self.due.borrow().is_none() {
            let bundle = Rc::downgrade(self);
            let deliver = move || {
                if let Some(bundle) = bundle.upgrade() {
                    bundle.deliver();
                }
            };
            *self.due.borrow_mut() = Some(Timeout::new(wait.ceil() as u32, deliver));
        }
    }

    /// Dispatches all events of the bundle at once, so that Yew draws once for them.
    fn deliver(&self) {
        self.delivered.set(now());
        drop(self.due.take());
        for report in self.waiting.take() {
            self.listener.emit(report);
        }
    }
}
