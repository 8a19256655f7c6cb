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

/// A callback that turns keys into actions of a reducer. Keys that become actions are kept from the browser.
pub fn dispatching_keys<S>(
    state: &UseReducerHandle<S>,
    action: impl Fn(&KeyboardEvent) -> Option<S::Action> + 'static,
) -> Callback<KeyboardEvent>
where
    S: Reducible + 'static,
{
    let dispatcher = state.dispatcher();
    Callback::from(move |event: KeyboardEvent| {
        if let Some(action) = action(&event) {
            event.prevent_default();
            dispatcher.dispatch(action);
        }
    })
}
