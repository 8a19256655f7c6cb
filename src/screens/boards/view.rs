//! The screen as it is drawn.

use js_sys::Reflect;
use yew::prelude::*;

use super::chosen::chosen;
use super::count::Means;
use super::counting::Counting;
use super::kept;
use super::map::{Map, legend};
use super::sampling::Sampling;
use super::state::{Action, State};
use super::symmetries::Symmetries;
use crate::bridge::{WorkerProgram, use_pools, use_request};
use crate::components::dispatching;
use crate::link::{BoardsLink, Place};
use crate::locale::use_locale;
use crate::screens::{ScreenProps, lazy, use_background, use_screen};
use crate::text;

/// The screen of the map of boards.
#[component]
pub fn BoardsScreen(props: &ScreenProps<BoardsLink>) -> Html {
    let locale = use_locale();
    let state = use_screen(props, |link| {
        State::new(link, kept::finished(), kept::running())
    });
    use_effect_with(state.count.all_counted(), |counts| {
        kept::keep_finished(counts);
    });
    let running = state.count.running().or(state.count.broken_off);
    use_effect_with(running, |running| kept::keep_running(*running));
    use_request(&state.search, dispatching(&state, Action::Found));
    use_request(&state.count.job, dispatching(&state, Action::Counted));
    use_request(&state.sample.job, dispatching(&state, Action::Drawn));
    use_request(&state.symmetric.job, dispatching(&state, Action::Listed));
    let means = use_means();

    let on_choose = use_callback(state.dispatcher(), |size, dispatcher| {
        dispatcher.dispatch(Action::Choose(size));
    });
    if !use_background(Place::Boards, state.work()) {
        return Html::default();
    }
    html! {
        <div class="screen boards">
            <h1>{ text!(locale, "boards-title") }</h1>
            <div class="with-board">
                <div class="map-column">
                    { legend(&locale) }
                    <Map chosen={state.size} {on_choose} />
                </div>
                { chosen(&state, &locale) }
            </div>
            { lazy(Counting { state: state.clone(), means, locale: locale.clone() }) }
            { lazy(Symmetries { state: state.clone(), locale: locale.clone() }) }
            { lazy(Sampling { state, means, locale }) }
        </div>
    }
}

/// What this device has to count with.
#[hook]
fn use_means() -> Means {
    let pools = use_pools();
    *use_memo((), move |()| Means {
        workers: pools.of(WorkerProgram::TourCount).most() as u32,
        memory: memory_limit(),
    })
}

/// The bytes that a count may take: a quarter of what the browser says that the
/// device has, or what nearly every device can spare if it says nothing.
fn memory_limit() -> u64 {
    const UNKNOWN: f64 = 2.0;
    let navigator = gloo::utils::window().navigator();
    let gibibytes = Reflect::get(&navigator, &"deviceMemory".into())
        .ok()
        .and_then(|memory| memory.as_f64())
        .unwrap_or(UNKNOWN);
    // A cast keeps to the range of whole numbers, whatever the browser says.
    (gibibytes / 4.0 * f64::from(1 << 30)) as u64
}
