//! The hook with which every screen begins.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// While a screen keeps changing, its link is reported this long after the last change, in milliseconds: browsers refuse
/// a page that rewrites its address all the time. A press that may follow a link reports it at once.
const REPORT_DELAY: u32 = 150;

/// Properties of a screen whose states are links of this kind.
#[derive(Clone, Debug, Properties)]
pub struct ScreenProps<L: 'static> {
    /// The state of the screen as its link says it.
    pub link: L,
    /// Raised whenever a link was opened: then the screen goes to it.
    pub visit: u32,
    /// The screen has changed its state: this is its link now.
    pub on_change: Callback<L>,
}

/// A screen keeps its own state, and looks at the link only when one was opened. Each report comes back to it as its link:
/// for that it is not drawn anew.
impl<L: 'static> PartialEq for ScreenProps<L> {
    fn eq(&self, other: &Self) -> bool {
        self.visit == other.visit
    }
}

/// The state of a screen as links see it.
pub trait ScreenState: Reducible + 'static {
    /// The link of the screen.
    type Link: Clone + PartialEq + 'static;

    /// The action that goes to a link that was opened.
    fn open(link: Self::Link) -> Self::Action;

    /// The link to the present state of the screen.
    fn link(&self) -> Self::Link;

    /// Whether changes may follow each other without a pause.
    fn keeps_changing(&self) -> bool {
        false
    }
}

/// The state of a screen: it goes to each link that is opened, and its own link is reported whenever that changes.
#[hook]
pub fn use_screen<S, F>(props: &ScreenProps<S::Link>, initial: F) -> UseReducerHandle<S>
where
    S: ScreenState,
    F: FnOnce(S::Link) -> S,
{
    let state = use_reducer(|| initial(props.link.clone()));
    let opened = use_state_eq(|| props.visit);
    {
        let (dispatcher, link) = (state.dispatcher(), props.link.clone());
        let opened = opened.setter();
        use_effect_with(props.visit, move |visit| {
            dispatcher.dispatch(S::open(link));
            opened.set(*visit);
        });
    }
    let (on_change, is_there) = (props.on_change.clone(), *opened == props.visit);
    // A link that leads to the state of before is reported as well: it may have been written in another way.
    use_effect_with(
        (state.link(), state.keeps_changing(), *opened),
        move |(link, keeps_changing, _)| {
            let link = link.clone();
            let report = on_change.reform(move |()| link.clone());
            let later = match (is_there, *keeps_changing) {
                // A screen reports nothing before it has gone to the opened link.
                (false, _) => None,
                (true, true) => Some(report_later(report)),
                (true, false) => {
                    report.emit(());
                    None
                }
            };
            move || drop(later)
        },
    );
    state
}

/// Reports once: after a while, or before the press that comes earlier.
fn report_later(report: Callback<()>) -> (Timeout, [EventListener; 2]) {
    let waiting = Rc::new(RefCell::new(Some(report)));
    let report = move || {
        if let Some(report) = waiting.take() {
            report.emit(());
        }
    };
    let pressed = ["pointerdown", "keydown"].map(|event| {
        let report = report.clone();
        let capture = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(&window(), event, capture, move |event| {
            let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key);
            if key.is_none_or(|key| key == "Enter") {
                report();
            }
        })
    });
    (Timeout::new(REPORT_DELAY, report), pressed)
}
