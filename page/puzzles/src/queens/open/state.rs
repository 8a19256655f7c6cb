//! A text that may hold puzzles, or a picture of one, and the puzzle that a worker has read in it.

use std::rc::Rc;

use bezzel_solver::board::Square;
use bezzel_solver::queens::puzzle::Puzzle;
use yew::Reducible;

use crate::bridge::puzzle_text::{Found, Refused, Request, Task, WorkerEvent};
use crate::bridge::{JobState, picture};
use crate::link::Link;

/// The text in the field or the picture in its place, and what it is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reading {
    /// The text.
    pub text: Rc<str>,
    /// Reads the text.
    pub request: Request,
    /// Reads the picture.
    pub picture: picture::Request,
    /// The worker's finding. While another text is read, it is that of the text before.
    pub found: Option<Rc<Found>>,
}

/// The use that the visitor makes of a puzzle that was read.
#[derive(Clone, Debug, PartialEq)]
pub enum Use {
    /// Solve it.
    Solve(Puzzle),
    /// Change it. The region of these squares is not sure.
    Change(Puzzle, Vec<Square>),
    /// Follow the link to another screen.
    Follow(Link),
}

/// A change of the text, or a report about it.
#[derive(Clone, Debug)]
pub enum Action {
    /// Another text.
    Text(Rc<str>),
    /// A picture, in the place of the text.
    Picture(picture::Task),
    /// A file that gives neither text nor picture, by the name of its fault. The text stays.
    NoText(&'static str),
    /// Another puzzle of the text, from 0.
    Choose(usize),
    /// Read the text or the picture once more.
    Again,
    /// The worker for texts reports.
    Worker(WorkerEvent),
    /// The worker for pictures reports.
    Seen(picture::WorkerEvent),
}

impl Reading {
    fn read(&mut self, number: usize) {
        let text = self.text.to_string();
        self.request.ask([Task { text, number }]);
    }

    /// The job of the text, or of the picture in its place.
    pub const fn job(&self) -> &JobState {
        match self.picture.state() {
            JobState::Idle => self.request.state(),
            job => job,
        }
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
                next.picture.reset();
                if next.text.trim().is_empty() {
                    next.request.reset();
                    next.found = None;
                } else {
                    next.read(0);
                }
            }
            Action::Picture(task) => {
                next.text = Rc::default();
                next.request.reset();
                next.found = None;
                next.picture.ask([task]);
            }
            Action::NoText(fault) => {
                next.request.reset();
                next.picture.reset();
                next.found = Some(Rc::new(Err(Refused {
                    fault: fault.to_owned(),
                    details: Vec::new(),
                    place: None,
                })));
            }
            Action::Choose(number) => next.read(number),
            Action::Again if *self.picture.state() == JobState::Idle => next.request.again(),
            Action::Again => next.picture.again(),
            Action::Worker(event) => {
                if let Some(slice) = next.request.accept(event) {
                    next.found = Some(Rc::new(slice.found));
                }
            }
            Action::Seen(event) => {
                if let Some(slice) = next.picture.accept(event) {
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
    fn a_picture_takes_the_place_of_a_text_and_a_text_that_of_a_picture() {
        let text = || Action::Text("aabbc aabbb addbd adddd eeeee".into());
        let blank = picture::Task {
            width: 100,
            height: 100,
            rgba: vec![255; 40_000].into(),
        };
        let asked = after(Rc::default(), text()).reduce(Action::Picture(blank.clone()));
        assert_eq!((&*asked.text, asked.found.as_ref()), ("", None));
        assert_eq!(*asked.job(), JobState::Running);
        let (_, found) = blank.start().unwrap().advance(1);
        let seen = Action::Seen(asked.picture.slice(0, 1.0, found));
        let reading = asked.clone().reduce(seen.clone());
        let found = reading.found.as_deref().unwrap();
        assert_eq!(found.as_ref().unwrap_err().fault, "picture-none");
        // It is read once more, as it is.
        let again = reading.reduce(Action::Again);
        assert_eq!(again.picture.wanted(), asked.picture.wanted());
        // A later result of the picture is not taken for that of the text.
        let reading = after(asked, text());
        assert_eq!(number(&reading.reduce(seen)), Some(0));
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
