//! Words of workers come in bundles: many workers with slices of 30 ms would
//! else have a screen drawn hundreds of times a second.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::Callback;

use super::hook::Heard;
use super::schedule::Event;
use crate::clock::now;

/// So much time lies between two bundles at least, in milliseconds.
const BETWEEN: f64 = 100.0;

/// Hands on what is heard about the tasks of a work, in bundles. The first word
/// and the end of the last task are handed on at once.
pub(super) struct Bundle<F> {
    listener: Callback<Heard<F>>,
    waiting: RefCell<Vec<Heard<F>>>,
    /// The tasks that are not over.
    open: Cell<usize>,
    delivered: Cell<f64>,
    due: RefCell<Option<Timeout>>,
}

impl<F: 'static> Bundle<F> {
    pub(super) fn new(tasks: usize, listener: Callback<Heard<F>>) -> Rc<Self> {
        Rc::new(Self {
            listener,
            waiting: RefCell::default(),
            open: Cell::new(tasks),
            delivered: Cell::new(f64::NEG_INFINITY),
            due: RefCell::default(),
        })
    }

    /// Takes in a word, and hands on what waits if it is time.
    pub(super) fn hear(self: &Rc<Self>, heard: Heard<F>) {
        let failed = matches!(heard.event, Event::Failed(_));
        if failed || matches!(&heard.event, Event::Slice { progress, .. } if progress.done) {
            self.open.set(self.open.get().saturating_sub(1));
        }
        self.waiting.borrow_mut().push(heard);
        let wait = self.delivered.get() + BETWEEN - now();
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

    /// Yew draws once for all that is dispatched in one go.
    fn deliver(&self) {
        self.delivered.set(now());
        drop(self.due.take());
        for heard in self.waiting.take() {
            self.listener.emit(heard);
        }
    }
}
