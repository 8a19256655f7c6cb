//! A text that may hold puzzles, and the puzzle that a worker has read in it.

use std::rc::Rc;

use bezzel_solver::queens::puzzle::Puzzle;
use yew::Reducible;

use crate::bridge::puzzle_text::{Found, Refused, Request, Task, WorkerEvent};

/// The text in the field, and what it is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reading {
    /// The text.
    pub text: Rc<str>,
    /// Reads the text.
    pub request: Request,
    /// What the worker has found in it. While another text is read, it is of the one before.
    pub found: Option<Rc<Found>>,
}

/// The use that the visitor makes of a puzzle that was read.
#[derive(Clone, Debug, PartialEq)]
pub enum Use {
    /// Solve it.
    Solve(Puzzle),
    /// Change it.
    Change(Puzzle),
}

/// A change of the text, or a report about it.
#[derive(Clone, Debug)]
pub enum Action {
    /// Another text.
    Text(Rc<str>),
    /// A file that gives no text, by the name of its fault. The text stays.
    NoText(&'static str),
    /// Another puzzle of the text, from 0.
    Choose(usize),
    /// Read the text once more.
    Again,
    /// A worker reports.
    Worker(WorkerEvent),
}

impl Reading {
    fn read(&mut self, number: usize) {
        let text = self.text.to_string();
        self.request.ask([Task { text, number }]);
    }
}

impl Reducible for Reading {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        match action {
            Action::Text(text) if text == self.text && self.found.is_some() => return self,
            Action::Text(text) => {
                next.text = text;
                if next.text.trim().is_empty() {
                    next.request.reset();
                    next.found = None;
                } else {
                    next.read(0);
                }
            }
            Action::NoText(fault) => {
                next.request.reset();
                next.found = Some(Rc::new(Err(Refused {
                    fault: fault.to_owned(),
                    details: Vec::new(),
                    place: None,
                })));
            }
            Action::Choose(number) => next.read(number),
            Action::Again => next.read(0),
            Action::Worker(event) => {
                if let Some(slice) = next.request.accept(event) {
                    next.found = Some(Rc::new(slice.found));
                }
            }
        }
        if next == *self { self } else { Rc::new(next) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::Startable;

    /// The reading after an action, and after the worker's answer to it.
    fn after(reading: Rc<Reading>, action: Action) -> Rc<Reading> {
        let asked = reading.reduce(action);
        let Some(task) = asked.request.wanted().map(|tasks| tasks[0].clone()) else {
            return asked;
        };
        let (_, found) = task.start().unwrap().advance(1);
        let report = Action::Worker(asked.request.slice(0, 1.0, found));
        asked.reduce(report)
    }

    fn number(reading: &Reading) -> Option<usize> {
        let found = reading.found.as_ref()?;
        found.as_ref().as_ref().ok().map(|read| read.number)
    }

    #[test]
    fn a_text_is_read_and_a_refused_one_stays() {
        let reading = after(
            Rc::default(),
            Action::Text("aabbc aabbb addbd adddd eeeee".into()),
        );
        assert_eq!(number(&reading), Some(0));
        let reading = after(reading, Action::Text("aaab\nccc".into()));
        assert_eq!(&*reading.text, "aaab\nccc");
        let found = reading.found.as_deref().unwrap();
        assert_eq!(found.as_ref().unwrap_err().fault, "row");
        // A file that is no text leaves the typed text.
        let reading = after(reading, Action::NoText("file"));
        assert_eq!(&*reading.text, "aaab\nccc");
        let found = reading.found.as_deref().unwrap();
        assert_eq!(found.as_ref().unwrap_err().fault, "file");
        let reading = after(reading, Action::Text(" \n".into()));
        assert_eq!(
            (reading.found.as_ref(), reading.request.is_running()),
            (None, false)
        );
    }

    #[test]
    fn each_puzzle_of_a_text_can_be_chosen() {
        let two = r#"[{"grid": ["aabbc", "aabbb", "addbd", "adddd", "eeeee"]}, {"grid": "aaaaabbbbbcccccdddddeeeee"}]"#;
        let reading = after(Rc::default(), Action::Text(two.into()));
        let reading = after(reading, Action::Choose(1));
        assert_eq!(number(&reading), Some(1));
    }

    #[test]
    fn a_late_answer_is_not_taken_for_that_of_the_text() {
        let asked = Rc::new(Reading::default()).reduce(Action::Text("a".into()));
        let late = asked.request.slice(
            0,
            1.0,
            Err(Refused {
                fault: "size".to_owned(),
                details: Vec::new(),
                place: None,
            }),
        );
        let reading = asked.reduce(Action::Text("aabbc aabbb addbd adddd eeeee".into()));
        assert_eq!(reading.reduce(Action::Worker(late)).found, None);
    }
}
