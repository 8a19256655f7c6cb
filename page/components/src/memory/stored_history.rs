//! The history of a screen, stored for the visit: undo works after a reload and after a look at another screen.

use std::cell::RefCell;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use yew::prelude::*;

use super::history::History;
use crate::link::{Link, Screen, ScreenLink};
use crate::storage::Stored;

/// The greatest number of states that are stored on each side of the present one.
const MAX_STATES: usize = 200;
/// The number of bytes at which no more states are stored on a side: paths over large boards are long.
const MOST_BYTES: usize = 100_000;
/// The milliseconds from the latest change of a history until it is stored: storing writes all of its links again.
const REST: u32 = 500;
/// The mark before the line of the present state.
const PRESENT: char = '>';

/// The latest history, until it is stored.
type Waiting<T> = RefCell<Option<History<T>>>;

/// A state of a history, stored as the text of its link.
pub trait StoredState: Clone + PartialEq + 'static {
    /// Its link.
    type Link: ScreenLink;

    /// The state of a link.
    fn read(link: Self::Link) -> Self;

    /// The link of the state.
    fn write(&self) -> Link;

    /// Whether the other state is no change of this one: it may still be looked at in another way.
    fn is_same(&self, other: &Self) -> bool {
        self == other
    }
}

impl<L: ScreenLink + Clone + PartialEq + 'static> StoredState for L {
    type Link = L;

    fn read(link: L) -> L {
        link
    }

    fn write(&self) -> Link {
        Link::of(self)
    }
}

/// Stores the history of a screen after its changes, if the browser allows it. `None` leaves the stored history as it
/// is. Within another page nothing is stored.
#[hook]
pub fn use_stored_history<T: StoredState>(history: Option<&History<T>>) {
    let waiting = use_mut_ref(|| None);
    {
        let waiting = waiting.clone();
        use_effect_with(history.cloned(), move |history| {
            let history = history.clone().filter(|_| stores());
            let later = history.map(|history| {
                waiting.replace(Some(history));
                Timeout::new(REST, move || store(&waiting))
            });
            move || drop(later)
        });
    }
    // Page and screen may be left before.
    use_effect_with((), move |()| {
        let leaving = ["pagehide", "visibilitychange"].map(|event| {
            let waiting = waiting.clone();
            EventListener::new(&window(), event, move |_| store(&waiting))
        });
        move || {
            drop(leaving);
            store(&waiting);
        }
    });
}

/// Keeps the history that waits for it.
fn store<T: StoredState>(waiting: &Waiting<T>) {
    if let Some(lines) = take(waiting) {
        // If the storage is full, undo ends with the visit to the screen.
        Stored::ForVisit.set(&key::<T::Link>(), Some(&lines));
    }
}

/// The lines of the history that waits to be stored, which then waits no longer.
fn take<T: StoredState>(waiting: &Waiting<T>) -> Option<String> {
    waiting.take().as_ref().map(written)
}

/// The history with which a screen opens: the stored history, continued to the state of its link.
pub fn recall_history<T: StoredState>(state: T) -> History<T> {
    recall_history_of(state, |_, _| true)
}

/// The same, where the stored history is continued only if it is of the same subject: `are_one` compares its present state
/// with that of the link.
pub fn recall_history_of<T: StoredState>(
    state: T,
    are_one: impl FnOnce(&T, &T) -> bool,
) -> History<T> {
    let stored = stores().then(|| Stored::ForVisit.get(&key::<T::Link>()));
    let history = stored.flatten().and_then(|text| read::<T>(&text));
    match history.filter(|history| are_one(history.present(), &state)) {
        Some(history) if history.present().is_same(&state) => history.amend(state),
        Some(history) => history.change(state),
        None => History::new(state),
    }
}

fn written<T: StoredState>(history: &History<T>) -> String {
    let line = |state: &T| state.write().to_string();
    let mut lines = first_lines(history.past().map(line));
    lines.reverse();
    lines.push(format!("{PRESENT}{}", line(history.present())));
    lines.extend(first_lines(history.future().map(line)));
    lines.join("\n")
}

/// The first lines, up to the stored number.
fn first_lines(lines: impl Iterator<Item = String>) -> Vec<String> {
    let mut bytes = 0;
    let fits = |line: &String| {
        bytes += line.len();
        bytes <= MOST_BYTES
    };
    lines.take(MAX_STATES).take_while(fits).collect()
}

fn read<T: StoredState>(text: &str) -> Option<History<T>> {
    let state = |line: &str| {
        let screen: Screen = Link::read(line).0.screen;
        T::read(screen.read::<T::Link>().0)
    };
    let mut history: Option<History<T>> = None;
    let mut after = 0;
    for line in text.lines() {
        let state = state(line.trim_start_matches(PRESENT));
        history = Some(match history {
            None => History::new(state),
            Some(history) => {
                after += usize::from(*history.present() != state);
                history.change(state)
            }
        });
        if line.starts_with(PRESENT) {
            after = 0;
        }
    }
    let back = |history: History<T>| history.undo().unwrap_or(history);
    (0..after).fold(history, |history, _| history.map(back))
}

fn key<L: ScreenLink>() -> String {
    ["bezzel.history.", L::PLACE.name()].concat()
}

/// Whether the page is no part of another, where it would keep nothing.
pub fn stores() -> bool {
    let hash = window().location().hash();
    hash.is_ok_and(|hash| !Link::read(&hash).0.carried.embedded)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::link::QueensLink;
    use bezzel_browser::testing::state;

    fn board(permutation: &str) -> QueensLink {
        state(&format!("#/queens?n=4&q={permutation}"))
    }

    #[test]
    fn a_history_is_read_as_it_was_written() {
        let history = History::new(board("2000"))
            .change(board("2400"))
            .change(board("2410"))
            .change(board("2413"));
        let history = history.undo().unwrap().undo().unwrap();
        let text = written(&history);
        let read: History<QueensLink> = read(&text).unwrap();
        assert_eq!(*read.present(), board("2400"));
        assert_eq!(*read.undo().unwrap().present(), board("2000"));
        let redone = read.redo().unwrap().redo().unwrap();
        assert_eq!(*redone.present(), board("2413"));
        assert!(!redone.can_redo());
        assert_eq!(written(&read), text);
    }

    #[test]
    fn the_latest_states_are_stored() {
        let mut history = History::new(board("0000"));
        for times in 0..3 * MAX_STATES {
            history = history.change(board(if times % 2 == 0 { "2000" } else { "0000" }));
        }
        assert_eq!(written(&history).lines().count(), MAX_STATES + 1);
    }

    /// A state that counts how often one of them is written.
    #[derive(Clone, Debug, PartialEq)]
    struct Counted(u32);

    thread_local!(static TIMES: Cell<u32> = const { Cell::new(0) });

    impl StoredState for Counted {
        type Link = QueensLink;

        fn read(_: QueensLink) -> Self {
            Self(0)
        }

        fn write(&self) -> Link {
            TIMES.set(TIMES.get() + 1);
            Link::of(&board("2000"))
        }
    }

    #[test]
    fn many_changes_are_written_once() {
        let waiting = Waiting::default();
        let mut history = History::new(Counted(0));
        for number in 1..=100 {
            history = history.change(Counted(number));
            waiting.replace(Some(history.clone()));
        }
        assert_eq!(TIMES.get(), 0);
        assert_eq!(take(&waiting).unwrap().lines().count(), 101);
        assert_eq!(take(&waiting), None);
        assert_eq!(TIMES.get(), 101);
    }

    #[test]
    fn long_states_are_stored_as_far_as_there_is_room() {
        let lines = (0..).map(|_| "x".repeat(MOST_BYTES / 3));
        assert_eq!(first_lines(lines).len(), 3);
    }

    #[test]
    fn states_of_one_link_are_one_state() {
        let line = |permutation: &str| Link::of(&board(permutation)).to_string();
        let [one, two] = ["2000", "2400"].map(line);
        let text = format!("{one}\n{one}\n>{one}\n{two}\n{two}");
        let history: History<QueensLink> = read(&text).unwrap();
        assert_eq!(*history.present(), board("2000"));
        assert!(!history.can_undo());
        assert_eq!(*history.redo().unwrap().present(), board("2400"));
    }

    #[test]
    fn nothing_is_read_of_an_empty_text() {
        assert_eq!(read::<QueensLink>(""), None);
    }
}
