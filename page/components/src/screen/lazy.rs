//! Parts of screens that are below the first view, or can appear a moment later. In a release each part is a chunk of
//! the program of its own (`xtask/finish/program.mjs`), loaded when the page has been idle for a while. If the visitor
//! asks for little traffic, it is loaded at the first action on the page.

use std::any::Any;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::OnceLock;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use js_sys::Reflect;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::control::Button;
use crate::locale::{Locale, use_locale};
use crate::text;

/// The parts of a screen are loaded so many milliseconds after it was drawn.
const PARTS_AFTER: u32 = 500;
/// Where the browser saves data, parts are loaded at the first of these events.
const INPUT_EVENTS: [&str; 4] = ["scroll", "pointermove", "pointerdown", "keydown"];

/// A part of a screen that is loaded by itself. `static/screens.json` names them with their screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartName {
    /// The part `answers`.
    Answers,
    /// The part `start`.
    Start,
    /// The part `published`.
    Published,
    /// The part `findings`.
    Findings,
    /// The part `tree`.
    Tree,
    /// The part `written`.
    Written,
    /// The part `compare`.
    Compare,
    /// The part `race`.
    Race,
    /// The part `own_race`.
    OwnRace,
    /// The part `own_verdict`.
    OwnVerdict,
    /// The part `steps_race`.
    StepsRace,
    /// The part `reasons`.
    Reasons,
    /// The part `counts`.
    Counts,
    /// The part `one_tour`.
    OneTour,
    /// The part `symmetric`.
    Symmetric,
    /// The part `draws`.
    Draws,
    /// The part `reader`.
    Reader,
    /// The part `exports`.
    Exports,
    /// The part `proving`.
    Proving,
    /// The part `formats`.
    Formats,
    /// The part `task_sets`.
    TaskSets,
}

/// The code that draws a part.
#[derive(Clone, Copy)]
pub struct DrawPart(fn(&dyn Any, &Locale) -> Option<Html>);

impl DrawPart {
    /// The code that draws a part with properties of this type.
    pub fn of<P: Part>() -> Self {
        Self(|part, locale| Some(part.downcast_ref::<P>()?.html(locale)))
    }
}

impl std::fmt::Debug for DrawPart {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("DrawPart").finish_non_exhaustive()
    }
}

/// A part on its way: its drawing, or the reason why it cannot be loaded.
pub type LoadingPart = Pin<Box<dyn Future<Output = Result<DrawPart, String>>>>;

/// Loads what draws a part.
pub type LoadPart = fn(PartName) -> LoadingPart;

static LOAD: OnceLock<LoadPart> = OnceLock::new();

/// Says how parts are loaded; until then none is.
pub fn load_parts_with(load: LoadPart) {
    // The page is started once.
    let _ = LOAD.set(load);
}

/// The properties of a part of a screen.
pub trait Part: 'static {
    /// The name of the part.
    const NAME: PartName;
    /// Whether it is loaded as soon as it is to be drawn: the visitor waits for it.
    const IS_WANTED_AT_ONCE: bool = false;

    /// Draws the part. Only [`DrawPart::of`] names this: otherwise the code is not in the part's own chunk.
    fn html(&self, locale: &Locale) -> Html;
}

/// A part that stands at the end of a screen, once it is loaded.
pub fn lazy<P: Part>(of: P) -> Html {
    lazy_in(html! { <div class="awaited"></div> }, of)
}

/// A part of a screen once it is loaded, and until then something else.
pub fn lazy_in<P: Part>(meanwhile: Html, of: P) -> Html {
    let of = AwaitedPart {
        name: P::NAME,
        is_empty: size_of::<P>() == 0,
        is_wanted: P::IS_WANTED_AT_ONCE,
        draw: Rc::new(move |drawing, locale| drawing.0(&of, locale)),
    };
    html! { <Lazy {of} {meanwhile} /> }
}

/// A part with its properties. Equal only to clones of itself, unless there are no properties.
#[derive(Clone)]
struct AwaitedPart {
    name: PartName,
    is_empty: bool,
    is_wanted: bool,
    draw: Rc<Draw>,
}

/// Draws a part with its properties, by its drawing.
type Draw = dyn Fn(DrawPart, &Locale) -> Option<Html>;

impl PartialEq for AwaitedPart {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.draw, &other.draw) || self.is_empty
    }
}

#[derive(PartialEq, Properties)]
struct LazyProps {
    of: AwaitedPart,
    meanwhile: Html,
}

#[component]
fn Lazy(props: &LazyProps) -> Html {
    let locale = use_locale();
    let part = use_state(|| None);
    let (setter, name, is_wanted) = (part.setter(), props.of.name, props.of.is_wanted);
    let load = move || {
        if let Some(load) = LOAD.get() {
            let setter = setter.clone();
            spawn_local(async move {
                let part = load(name).await;
                // Several parts may arrive at once: each is drawn in a task of its own.
                Timeout::new(0, move || setter.set(Some(part))).forget();
            });
        }
    };
    {
        let load = load.clone();
        use_effect_with(part.is_none(), move |is_awaited| {
            let wanted = match (is_awaited, is_wanted) {
                (true, false) => Some(when_wanted(load)),
                (true, true) => {
                    load();
                    None
                }
                (false, _) => None,
            };
            move || drop(wanted)
        });
    }
    match &*part {
        None => props.meanwhile.clone(),
        Some(Ok(drawing)) => (props.of.draw)(*drawing, &locale).unwrap_or_default(),
        Some(Err(_)) => {
            let setter = part.setter();
            let retry = move |()| {
                setter.set(None);
                load();
            };
            html! {
                <>
                    <div class="row" role="alert">
                        <p class="error">{ text!(locale, "retry-words") }</p>
                        <Button name="retry-now" on_press={retry} />
                    </div>
                    { props.meanwhile.clone() }
                </>
            }
        }
    }
}

/// Calls when a part is wanted, unless what this returns is dropped before.
fn when_wanted(load: impl FnOnce() + Clone + 'static) -> (Option<Timeout>, Vec<EventListener>) {
    if !saves_data() {
        return (Some(Timeout::new(PARTS_AFTER, load)), Vec::new());
    }
    let listeners = INPUT_EVENTS.map(|event| {
        let load = load.clone();
        EventListener::once(&window(), event, move |_| load())
    });
    (None, listeners.into())
}

/// Whether the visitor has asked for as little traffic as possible.
fn saves_data() -> bool {
    let connection = Reflect::get(&window().navigator(), &"connection".into());
    let saves = connection.and_then(|connection| Reflect::get(&connection, &"saveData".into()));
    saves.is_ok_and(|saves| saves.is_truthy())
}
