//! Requests as a Yew hook.

use std::rc::Rc;

use serde_bytes::ByteBuf;
use yew::prelude::*;

use super::bundle::Bundle;
use super::codec::pack;
use super::{Event, Found, LongWork, Pool, Request, Run, Task, WorkerEvent};
use crate::around::use_around;

/// Work that a screen wants done: tasks that do not need each other, and a
/// number that tells one wish from the next.
#[derive(Clone, Debug, PartialEq)]
pub struct Work<T = Task> {
    /// What is to be done; the pool begins with the first.
    pub tasks: Vec<T>,
    /// Raised to have the same tasks done anew.
    pub wish: u32,
}

/// What a worker has to say about a task that is wanted.
#[derive(Clone, Debug, PartialEq)]
pub struct Heard<F = Found> {
    /// The number of the wish that the task belongs to.
    pub wish: u32,
    /// Which of its tasks it is.
    pub task: usize,
    /// What happened.
    pub event: Event<F>,
}

/// As [`use_request`], for what is not a [`Request`] yet.
///
/// # Panics
/// Outside the page's [`ContextProvider`], where no component stands.
#[hook]
pub fn use_work<T: LongWork>(wanted: Option<Rc<Work<T>>>, listener: Callback<Heard<T::Found>>) {
    let wanted = wanted.map(|work| (work.wish, work.tasks.clone().into()));
    use_tasks(
        wanted,
        listener.reform(|report: WorkerEvent<T::Found>| Heard {
            wish: report.request,
            task: report.task,
            event: report.event,
        }),
    );
}

/// Has a request worked on for as long as it is running. The work stops when the
/// request does or the component goes, and starts anew when something else is
/// asked for. What workers report about it comes in bundles, about ten a second.
///
/// # Panics
/// Outside the page's [`ContextProvider`], where no component stands.
#[hook]
pub fn use_request<T: LongWork>(request: &Request<T>, listener: Callback<WorkerEvent<T::Found>>) {
    let wanted = request.wanted().cloned();
    use_tasks(wanted.map(|tasks| (request.number(), tasks)), listener);
}

#[hook]
fn use_tasks<T: LongWork>(
    wanted: Option<(u32, Rc<[T]>)>,
    listener: Callback<WorkerEvent<T::Found>>,
) {
    let pools = use_around().pools;
    use_effect_with(wanted, move |wanted| {
        let pool = pools.of(T::PROGRAM);
        let runs = wanted
            .as_ref()
            .map(|(request, tasks)| start(*request, tasks, &pool, listener));
        // The last first: those that wait go before a worker is free for them.
        move || runs.into_iter().flatten().rev().for_each(drop)
    });
}

fn start<T: LongWork>(
    request: u32,
    tasks: &[T],
    pool: &Pool,
    listener: Callback<WorkerEvent<T::Found>>,
) -> Vec<Run> {
    let bundle = Bundle::new(tasks.len(), listener);
    (0..)
        .zip(tasks)
        .map(|(task, packed)| {
            let bundle = Rc::clone(&bundle);
            let report = move |event: Event<ByteBuf>| {
                bundle.hear(WorkerEvent {
                    request,
                    task,
                    event: event.unpacked(),
                });
            };
            pool.start(pack(packed), Callback::from(report))
        })
        .collect()
}
