//! The history of a screen, kept for the visit: undo works after a reload and after a look at another screen.

use gloo::utils::window;
use web_sys::Storage;
use yew::prelude::*;

use super::History;
use crate::link::{Link, Screen, ScreenLink};

/// At most so many states are kept on either side of the present one.
const MOST: usize = 200;
/// What stands before the line of the present state.
const PRESENT: char = '>';

/// Keeps the history of a screen whenever it changes, where the browser allows it. Within another page nothing is kept.
#[hook]
pub fn use_kept_history<L>(history: &History<L>)
where
    L: ScreenLink + Clone + PartialEq + 'static,
{
    use_effect_with(history.clone(), |history| {
        if let Some(storage) = storage() {
            // Where storage is full, undo ends with the visit to the screen.
            let _ = storage.set_item(&key::<L>(), &written(history));
        }
    });
}

/// The history with which a screen opens: what was kept, gone on to the state of its link.
#[must_use]
pub fn recall_history<L>(link: L) -> History<L>
where
    L: ScreenLink + Clone + PartialEq,
{
    let kept = storage().and_then(|storage| storage.get_item(&key::<L>()).ok().flatten());
    match kept.and_then(|text| read::<L>(&text)) {
        Some(history) => history.change(link),
        None => History::new(link),
    }
}

fn written<L: ScreenLink + Clone + PartialEq>(history: &History<L>) -> String {
    let line = |link: &L| Link::of(link).to_string();
    let mut lines: Vec<String> = history.past().take(MOST).map(line).collect();
    lines.reverse();
    lines.push(format!("{PRESENT}{}", line(history.present())));
    lines.extend(history.future().take(MOST).map(line));
    lines.join("\n")
}

fn read<L: ScreenLink + Clone + PartialEq>(text: &str) -> Option<History<L>> {
    let link = |line: &str| {
        let screen: Screen = Link::read(line).0.screen;
        screen.read::<L>().0
    };
    let mut before = 0;
    let mut history: Option<History<L>> = None;
    for (index, line) in text.lines().enumerate() {
        if line.starts_with(PRESENT) {
            before = index;
        }
        let link = link(line.trim_start_matches(PRESENT));
        history = Some(match history {
            None => History::new(link),
            Some(history) => history.change(link),
        });
    }
    let after = text.lines().count().checked_sub(before + 1)?;
    let back = |history: History<L>| history.undo().unwrap_or(history);
    (0..after).fold(history, |history, _| history.map(back))
}

fn key<L: ScreenLink>() -> String {
    ["bezzel.history.", L::PLACE.name()].concat()
}

fn storage() -> Option<Storage> {
    let hash = window().location().hash().ok()?;
    let embedded = Link::read(&hash).0.carried.embedded;
    let storage = window().session_storage().ok().flatten();
    storage.filter(|_| !embedded)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::{QueensLink, tests::state};

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
    fn the_latest_states_are_kept() {
        let mut history = History::new(board("0000"));
        for times in 0..3 * MOST {
            history = history.change(board(if times % 2 == 0 { "2000" } else { "0000" }));
        }
        assert_eq!(written(&history).lines().count(), MOST + 1);
    }

    #[test]
    fn nothing_is_read_of_an_empty_text() {
        assert_eq!(read::<QueensLink>(""), None);
    }
}
