//! Long work as a Yew hook.

use std::rc::Rc;

use yew::prelude::*;

use super::{Event, Pool, Task};

/// Work that a screen wants done: a task, and a number that tells one wish for
/// it from the next.
#[derive(Clone, Debug, PartialEq)]
pub struct Work {
    /// What is to be done.
    pub task: Task,
    /// Raised to have the same task done anew.
    pub wish: u32,
}

/// Has the wanted work done for as long as it is wanted: it starts when the
/// wish appears, stops when it goes or the component goes, and starts anew when
/// it changes. Events carry the number of the wish they belong to.
///
/// # Panics
/// Outside the page's [`ContextProvider`], where no component stands.
#[hook]
pub fn use_work(wanted: Option<Rc<Work>>, listener: Callback<(u32, Event)>) {
    let pool: Pool = use_context().expect("the page provides the pool around its components");
    use_effect_with(wanted, move |wanted| {
        let run = wanted.as_ref().map(|work| {
            let wish = work.wish;
            let listener = Callback::from(move |event| listener.emit((wish, event)));
            pool.start(work.task.clone(), listener)
        });
        move || drop(run)
    });
}
