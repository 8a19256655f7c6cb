//! Callbacks that dispatch actions.

use yew::prelude::*;

/// A callback whose value becomes an action of a reducer.
pub fn dispatching<S, T>(
    state: &UseReducerHandle<S>,
    action: impl Fn(T) -> S::Action + 'static,
) -> Callback<T>
where
    S: Reducible + 'static,
    T: 'static,
{
    let dispatcher = state.dispatcher();
    Callback::from(move |value| dispatcher.dispatch(action(value)))
}
