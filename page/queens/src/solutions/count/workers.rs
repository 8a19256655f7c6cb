//! The number of workers that count.

use yew::prelude::*;

use crate::bridge::use_pools;
use crate::components::control::NumberField;
use crate::settings;

/// The number of workers and a function that changes it, at once for the present work of all screens, and for
/// later visits.
#[hook]
pub fn use_workers(on_change: Callback<()>) -> (u32, Callback<u32>) {
    let pools = use_pools();
    let count = use_state(|| pools.most() as u32);
    let change = {
        let count = count.clone();
        Callback::from(move |chosen: u32| {
            settings::store_workers(chosen);
            pools.set_most(chosen as usize);
            count.set(chosen);
            on_change.emit(());
        })
    };
    (*count, change)
}

/// The field in which their number is chosen.
pub fn workers_field((count, on_change): &(u32, Callback<u32>)) -> Html {
    html! {
        <NumberField
            name="workers"
            label="workers"
            value={*count}
            least=1
            most={settings::most_workers()}
            default={settings::default_workers()}
            {on_change}
        />
    }
}
