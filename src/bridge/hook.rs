//! Long work as a Yew hook.

use std::rc::Rc;

use serde_bytes::ByteBuf;
use yew::prelude::*;

use super::bundle::Bundle;
use super::codec::pack;
use super::{Event, Found, LongWork, Pool, Run, Task};
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

/// Has the wanted work done for as long as it is wanted: it starts when the
/// wish appears, stops when it goes or the component goes, and starts anew when
/// it changes. What is heard about it comes in bundles, about ten a second.
///
/// # Panics
/// Outside the page's [`ContextProvider`], where no component stands.
#[hook]
pub fn use_work<T: LongWork>(wanted: Option<Rc<Work<T>>>, listener: Callback<Heard<T::Found>>) {
    let pools = use_around().pools;
    use_effect_with(wanted, move |wanted| {
        let pool = pools.of(T::PROGRAM);
        let runs = wanted.as_ref().map(|work| start(work, &pool, listener));
        // The last first: those that wait go before a worker is free for them.
        move || runs.into_iter().flatten().rev().for_each(drop)
    });
}

fn start<T: LongWork>(
    work: &Work<T>,
    pool: &Pool,
    listener: Callback<Heard<T::Found>>,
) -> Vec<Run> {
    let bundle = Bundle::new(work.tasks.len(), listener);
    let wish = work.wish;
    (0..)
        .zip(&work.tasks)
        .map(|(index, task)| {
            let bundle = Rc::clone(&bundle);
            let heard = move |event: Event<ByteBuf>| {
                bundle.hear(Heard {
                    wish,
                    task: index,
                    event: event.unpacked(),
                });
            };
            pool.start(pack(task), Callback::from(heard))
        })
        .collect()
}
