//! A visitor's choices for all screens: language, colours, notation, number of workers. A choice in the link comes first, then
//! the stored one, then the browser's preference.

use gloo::events::EventListener;
use gloo::utils::{document, window};
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MediaQueryList};
use yew::prelude::*;

use crate::locale::Language;
use crate::named::Named;
use crate::storage::{Stored, is_stored};

use crate::link::NotationChoice;
pub use crate::link::{Colouring, Look, LookChoice, Theme};

const LANGUAGE_KEY: &str = "bezzel.language";
const THEME_KEY: &str = "bezzel.theme";
const BOARD_KEY: &str = "bezzel.board";
/// The parts of the notation that are chosen, as names with blanks between them.
const NOTATION_KEY: &str = "bezzel.notation";
const WORKERS_KEY: &str = "bezzel.workers";
const BOARD_WIDTH_KEY: &str = "bezzel.board-width";
/// The choices for puzzles, as names with blanks between them.
const PUZZLES_KEY: &str = "bezzel.puzzles";
/// The layers of Tour's board that are not as on a first visit, as names with blanks between them.
const TOUR_LAYERS_KEY: &str = "bezzel.tour-layers";
/// The event by which the page learns that its colours have changed.
const LOOK_CHANGE: &str = "bezzel-look";

/// The stored language, or else the browser's. Storage that is denied or holds
/// something else counts as no choice.
pub fn language() -> Language {
    stored(LANGUAGE_KEY, Language::from_name).unwrap_or_else(|| {
        // Some embedded browsers give no `navigator.languages`.
        let tags = JsValue::from(window().navigator().languages());
        let tags = tags.dyn_into().unwrap_or_else(|_| Array::new());
        let tags: Vec<String> = tags.iter().filter_map(|tag| tag.as_string()).collect();
        Language::preferred(tags.iter().map(String::as_str))
    })
}

/// The stored colours, as far as any were chosen.
pub fn look() -> Look {
    Look {
        theme: stored(THEME_KEY, Theme::from_name),
        board: stored(BOARD_KEY, Colouring::from_name),
    }
}

/// The names under which the parts of the notation are stored.
const FROM_ZERO: &str = "from-0";
const PAIRS: &str = "pairs";
const LETTERS: &str = "letters";
const ONE_IS_FREE: &str = "1-is-free";

/// The stored choice of a notation.
pub fn notation() -> NotationChoice {
    let parts = list(NOTATION_KEY, ' ');
    let named = |name: &str, value: bool| parts.iter().any(|part| part == name).then_some(value);
    NotationChoice {
        from_zero: named(FROM_ZERO, true),
        pairs: named(PAIRS, true).or(named(LETTERS, false)),
        one_is_free: named(ONE_IS_FREE, true),
    }
}

/// Stores the choice of a notation for later visits.
pub fn store_notation(choice: NotationChoice) {
    let parts = [
        (choice.from_zero, true, FROM_ZERO),
        (choice.pairs, true, PAIRS),
        (choice.pairs, false, LETTERS),
        (choice.one_is_free, true, ONE_IS_FREE),
    ];
    let chosen: Vec<_> = parts
        .into_iter()
        .filter(|(part, value, _)| *part == Some(*value))
        .map(|(.., name)| name)
        .collect();
    store_list(NOTATION_KEY, &chosen.join(" "));
}

/// The number of workers by default: the number of processors that the browser reports.
pub fn default_workers() -> u32 {
    workers_for(window().navigator().hardware_concurrency())
}

/// The number of workers for a reported number of processors, which some browsers do not know.
const fn workers_for(processors: f64) -> u32 {
    if processors >= 1.0 {
        processors as u32
    } else {
        1
    }
}

/// The most workers that can be chosen: some browsers report fewer processors
/// than there are, and a device with many has the memory for more workers.
pub fn most_workers() -> u32 {
    2 * default_workers()
}

/// The stored number of workers, or else the default.
pub fn workers() -> u32 {
    stored(WORKERS_KEY, |count| count.parse().ok())
        .filter(|count| (1..=most_workers()).contains(count))
        .unwrap_or_else(default_workers)
}

/// Stores the number of workers for later visits; the default is not stored.
pub fn store_workers(count: u32) {
    let chosen = (count != default_workers()).then(|| count.to_string());
    store(WORKERS_KEY, chosen.as_deref());
}

/// The stored width of small boards in CSS pixels, if one was chosen.
pub fn board_width() -> Option<u32> {
    stored(BOARD_WIDTH_KEY, |width| width.parse().ok())
}

/// Stores the width of small boards for later visits, or forgets it.
pub fn store_board_width(width: Option<u32>) {
    let width = width.map(|width| width.to_string());
    store(BOARD_WIDTH_KEY, width.as_deref());
}

/// Stores the language for later visits, where storage is allowed.
pub fn store_language(language: Language) {
    store(LANGUAGE_KEY, Some(language.code()));
}

/// Stores the chosen colours for later visits, and removes the others.
pub fn store_look(look: Look) {
    store(THEME_KEY, look.theme.map(Theme::name));
    store(BOARD_KEY, look.board.map(Colouring::name));
}

/// The names of the visitor's choices for puzzles.
pub fn puzzle_choices() -> Vec<String> {
    list(PUZZLES_KEY, ' ')
}

/// Stores these names for later visits.
pub fn store_puzzle_choices(names: &[&str]) {
    store_list(PUZZLES_KEY, &names.join(" "));
}

/// The names of the layers of Tour's board that the visitor has switched on or off.
pub fn tour_layers() -> Vec<String> {
    list(TOUR_LAYERS_KEY, ' ')
}

/// Stores these names for later visits.
pub fn store_tour_layers(names: &[&str]) {
    store_list(TOUR_LAYERS_KEY, &names.join(" "));
}

named! {
    /// The things solved on this device, one a line.
    pub enum Solved {
        /// Tasks of lessons.
        Tasks = "bezzel.tasks",
        /// Puzzles.
        Puzzles = "bezzel.puzzles.solved",
    }
}

impl Solved {
    /// All of them.
    pub fn all(self) -> Vec<String> {
        list(self.name(), '\n')
    }

    /// Remembers one more solved item, and returns all of them.
    #[allow(clippy::must_use_candidate)]
    pub fn remember(self, one: &str) -> Vec<String> {
        let mut all = self.all();
        if !all.iter().any(|solved| solved == one) {
            all.push(one.to_owned());
            self.store(&all);
        }
        all
    }

    /// Stores these in the place of all.
    pub fn store(self, all: &[String]) {
        store_list(self.name(), &all.join("\n"));
    }

    /// Forgets them.
    pub fn forget(self) {
        store(self.name(), None);
    }

    /// Whether the browser stores them for later visits.
    pub fn are_stored(self) -> bool {
        is_stored(self.name())
    }
}

fn stored<T>(key: &str, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
    read(&Stored::OnDevice.get(key)?)
}

/// Stores a choice. If that is impossible, the choice holds until the page is closed.
fn store(key: &str, value: Option<&str>) {
    Stored::OnDevice.set(key, value);
}

fn list(key: &str, separator: char) -> Vec<String> {
    let text = Stored::OnDevice.get(key).unwrap_or_default();
    let parts = text.split(separator).filter(|part| !part.is_empty());
    parts.map(str::to_owned).collect()
}

fn store_list(key: &str, list: &str) {
    store(key, Some(list).filter(|list| !list.is_empty()));
}

/// Puts language and colours on the document, where styles and readers find them.
pub fn apply(language: Language, look: Look) {
    let Some(root) = document().document_element() else {
        return;
    };
    // Setting an attribute fails only for names that are not names.
    let _ = root.set_attribute("lang", language.code());
    for (attribute, chosen) in [
        ("data-theme", look.theme.map(Theme::name)),
        ("data-colouring", look.board.map(Colouring::name)),
    ] {
        let _ = match chosen {
            Some(name) => root.set_attribute(attribute, name),
            None => root.remove_attribute(attribute),
        };
    }
    if let Ok(event) = Event::new(LOOK_CHANGE) {
        let _ = window().dispatch_event(&event);
    }
}

/// Whether the page is dark now: by the visitor's choice, or else by the system's.
pub fn is_dark() -> bool {
    let root = document().document_element();
    let chosen = root.and_then(|root| root.get_attribute("data-theme"));
    match chosen.as_deref().and_then(Theme::from_name) {
        Some(theme) => theme == Theme::Dark,
        None => system_darkness().is_some_and(|system| system.matches()),
    }
}

/// Whether the system is dark.
fn system_darkness() -> Option<MediaQueryList> {
    let system = window().match_media("(prefers-color-scheme: dark)");
    system.ok().flatten()
}

/// A number that changes whenever the page's colours change, for pictures painted by the program.
#[hook]
pub fn use_look_changes() -> u32 {
    let changes = use_state(|| 0);
    let setter = changes.setter();
    let count = use_mut_ref(|| 0);
    use_effect_with((), move |()| {
        let changed = move |_: &Event| {
            *count.borrow_mut() += 1;
            setter.set(*count.borrow());
        };
        let listeners = (
            EventListener::new(&window(), LOOK_CHANGE, changed.clone()),
            system_darkness().map(|system| EventListener::new(&system, "change", changed)),
        );
        move || drop(listeners)
    });
    *changes
}

#[cfg(test)]
mod tests {
    use super::workers_for;

    #[test]
    fn there_is_a_worker_whatever_the_browser_tells() {
        let processors = [f64::NAN, 0.0, 1.0, 64.0];
        assert_eq!(processors.map(workers_for), [1, 1, 1, 64]);
    }
}
