//! The queue of batches that wait for the device.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use bezzel_solver::queens::count::Pace;
use js_sys::{Array, Uint32Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::Worker;

use super::Trouble;
use super::device::Device;
use super::join::answer_message;
use crate::clock::now;

/// The milliseconds after which another count may try a device again that could not be used.
const AGAIN: f64 = 1_000.0;

/// Opens the device when the first batch comes, and gives it one batch after the other.
pub(super) struct Desk(RefCell<State>);

struct State {
    device: Opened,
    waiting: VecDeque<WaitingBatch>,
    /// The number of batches that the device has.
    inside: usize,
    pace: Pace,
    /// The time at which the last batch came back.
    last: f64,
    /// The number of workers that list batches.
    joiners: u32,
}

enum Opened {
    Not,
    Opening,
    Yes(Rc<Device>),
    /// The device could not be used at this time.
    Failed(Trouble, f64),
}

/// A batch, and the worker that waits for its sums.
pub(super) struct WaitingBatch {
    pub(super) joiner: Worker,
    /// The number of the batch, its pairs, the name of the program that may play a device, and its lists.
    pub(super) query: Array,
}

impl Desk {
    pub(super) fn new() -> Rc<Self> {
        Rc::new(Self(RefCell::new(State {
            device: Opened::Not,
            waiting: VecDeque::new(),
            inside: 0,
            pace: Pace::default(),
            last: 0.0,
            joiners: 0,
        })))
    }

    /// Says how many workers list batches. Without any, the device is given back.
    pub(super) fn serves(&self, joiners: usize) {
        let mut state = self.0.borrow_mut();
        state.joiners = joiners as u32;
        if joiners == 0 {
            state.waiting.clear();
            // If the device is still being opened, it is given back once it is open.
            if !matches!(state.device, Opened::Opening) {
                state.device = Opened::Not;
            }
        }
    }

    /// Takes a batch. Its sums are posted to the worker that asked.
    pub(super) fn ask(self: &Rc<Self>, asked: WaitingBatch) {
        let mut state = self.0.borrow_mut();
        state.waiting.push_back(asked);
        if matches!(state.device, Opened::Failed(_, when) if now() - when > AGAIN) {
            state.device = Opened::Not;
        }
        drop(state);
        self.go_on();
    }

    fn go_on(self: &Rc<Self>) {
        let mut state = self.0.borrow_mut();
        while let Some(next) = state.waiting.front() {
            match &state.device {
                Opened::Opening => break,
                Opened::Not => {
                    let named = next.query.get(2).as_string();
                    state.device = Opened::Opening;
                    let desk = Rc::clone(self);
                    spawn_local(async move {
                        let device = Device::open(named.as_deref()).await;
                        let mut state = desk.0.borrow_mut();
                        state.device = match device {
                            Ok(_) if state.joiners == 0 => Opened::Not,
                            Ok(device) => Opened::Yes(Rc::new(device)),
                            Err(trouble) => Opened::Failed(trouble, now()),
                        };
                        drop(state);
                        desk.go_on();
                    });
                    break;
                }
                Opened::Failed(trouble, _) => {
                    next.answer(&Array::of2(&next.number(), &trouble.reason().into()));
                    state.waiting.pop_front();
                }
                Opened::Yes(_) if state.inside >= Pace::AT_ONCE => break,
                Opened::Yes(device) => {
                    let (desk, device) = (Rc::clone(self), Rc::clone(device));
                    if let Some(asked) = state.waiting.pop_front() {
                        state.inside += 1;
                        spawn_local(async move { desk.compare(&device, &asked).await });
                    }
                }
            }
        }
    }

    async fn compare(self: &Rc<Self>, device: &Device, asked: &WaitingBatch) {
        let lists: Array = asked.query.get(3).unchecked_into();
        let begun = now();
        let first: Uint32Array = lists.get(0).unchecked_into();
        let sums = if first.length() == 0 {
            Ok(first)
        } else {
            device.sums(&lists).await
        };
        {
            let mut state = self.0.borrow_mut();
            state.inside -= 1;
            // The device worked on this batch only after it had finished the batch before.
            let time = now() - begun.max(state.last);
            state.last = now();
            let number = asked.number();
            let answer = match sums {
                Ok(sums) => {
                    let pairs = asked.query.get(1).as_f64().unwrap_or_default() as u64;
                    let taken = Duration::from_micros((time * 1_000.0) as u64);
                    state.pace.learn(pairs, taken);
                    answer_message(&number, &sums, time, state.pace.pairs(), state.joiners)
                }
                Err(trouble) => {
                    let reason = trouble.reason();
                    state.device = Opened::Failed(trouble, now());
                    Array::of2(&number, &reason.into())
                }
            };
            asked.answer(&answer);
        }
        self.go_on();
    }
}

impl WaitingBatch {
    fn number(&self) -> JsValue {
        self.query.get(0)
    }

    fn answer(&self, answer: &Array) {
        // A worker that has been ended hears nothing, which is no fault.
        let _ = self.joiner.post_message(answer);
    }
}
