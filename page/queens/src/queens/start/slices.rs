//! Small work that needs no worker, in slices between which the page answers.

use std::cell::RefCell;
use std::rc::Rc;
use std::task::Poll;

use gloo::timers::callback::Timeout;
use gloo::utils::window;
use yew::prelude::*;

/// The time of a slice, in milliseconds: half a frame.
const SLICE: f64 = 8.0;

/// A step of some work, at whose end there may be a result.
pub type Step<T> = Box<dyn FnMut() -> Poll<Option<T>>>;

/// The result of some work, once it is done.
#[hook]
pub fn use_slices<T: 'static>(begin: impl FnOnce() -> Step<T> + 'static) -> Option<Rc<T>> {
    let result = use_state(|| None);
    let setter = result.setter();
    use_effect_with((), move |()| {
        let next = Rc::default();
        later(begin(), move |done| setter.set(done.map(Rc::new)), &next);
        move || drop(next.take())
    });
    (*result).clone()
}

/// The slice that comes next.
type Next = Rc<RefCell<Option<Timeout>>>;

/// Works on in the next slice.
fn later<T: 'static>(mut step: Step<T>, done: impl FnOnce(Option<T>) + 'static, next: &Next) {
    let after = Rc::clone(next);
    let slice = Timeout::new(0, move || {
        let end = now() + SLICE;
        while now() < end {
            if let Poll::Ready(result) = step() {
                return done(result);
            }
        }
        later(step, done, &after);
    });
    next.replace(Some(slice));
}

/// The time since the page was opened, in milliseconds.
fn now() -> f64 {
    window().performance().map_or(f64::MAX, |clock| clock.now())
}
