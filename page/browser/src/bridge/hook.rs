//! Requests as a Yew hook.

use std::rc::Rc;

use bezzel_workers::LongWork;
use bezzel_workers::clock::now;
use bezzel_workers::codec::pack;
use serde_bytes::ByteBuf;
use yew::prelude::*;

use super::bundle::Bundle;
use super::{Event, Pools, Request, Run, WorkerEvent};

/// The pools of the page.
///
/// # Panics
/// If called outside the page's [`ContextProvider`].
#[hook]
pub fn use_pools() -> Pools {
    use_context().expect("the page provides its pools around all of its components")
}

/// Gives a running request to workers. The work stops when the request stops or the component is removed, and begins
/// again for another request. The workers' reports come in bundles, [`LongWork::INTERVAL`] apart.
///
/// # Panics
/// If called outside the page's [`ContextProvider`].
#[hook]
pub fn use_request<T: LongWork>(request: &Request<T>, listener: Callback<WorkerEvent<T::Found>>) {
    let pools = use_pools();
    let wanted = request.wanted().cloned();
    let wanted = wanted.map(|tasks| (request.number(), tasks));
    use_effect_with(wanted, move |wanted| {
        let runs = wanted
            .as_ref()
            .map(|(request, tasks)| start(*request, tasks, &pools, listener));
        // Dropped in reverse: a run that still waits must not get the worker that an earlier one frees.
        move || runs.into_iter().flatten().rev().for_each(drop)
    });
}

fn start<T: LongWork>(
    request: u32,
    tasks: &[T],
    pools: &Pools,
    listener: Callback<WorkerEvent<T::Found>>,
) -> Vec<Run> {
    let bundle = Bundle::new(tasks.len(), T::INTERVAL, listener);
    let began = now();
    (0..)
        .zip(tasks)
        .map(|(task, packed)| {
            let bundle = Rc::clone(&bundle);
            let report = move |event: Event<ByteBuf>| {
                bundle.receive(WorkerEvent {
                    request,
                    task,
                    elapsed: now() - began,
                    event: event.unpacked(),
                });
            };
            pools
                .of(T::PROGRAM)
                .start(pack(packed), Callback::from(report))
        })
        .collect()
}
