//! The search and the board that are found in a recorded run once it is over, a part of it in each frame.

use std::cell::RefCell;
use std::rc::Rc;

use bezzel_recording::board::{Detection, Kind, Reading, Readings};
use bezzel_recording::search::{self, Search};
use bezzel_recording::verdict::Verdict;

use super::run::Recorded;

/// The lines that are looked at in a frame.
const LINES_A_FRAME: u32 = 8_000;
/// The name of the reading of the printed text. No variable has it.
const PRINTED: &str = "print()";

/// The facts about a run. All copies share the lists that grow.
#[derive(Clone, Debug)]
pub(super) struct Analysis {
    /// The board is looked for.
    detection: Option<Rc<RefCell<Detection>>>,
    /// The ways to read a board.
    readings: Option<Rc<Readings>>,
    /// The search is looked at, with the board that is shown.
    looking: Option<Rc<RefCell<search::Analysis>>>,
    /// The search.
    search: Option<Rc<Search>>,
    /// The judgement on it.
    verdict: Option<Rc<Verdict>>,
}

impl Analysis {
    /// The analysis of a run before its first step.
    pub(super) fn new(recorded: &Recorded) -> Self {
        Self {
            detection: Some(Rc::new(RefCell::new(Detection::new(&recorded.get())))),
            readings: None,
            looking: None,
            search: None,
            verdict: None,
        }
    }

    /// Whether there is more to find.
    pub(super) const fn is_growing(&self) -> bool {
        self.search.is_none()
    }

    /// Looks at a part of the run, in which the reading with this name is shown.
    pub(super) fn grow(&mut self, recorded: &Recorded, show: &str) {
        if let Some(detection) = &self.detection {
            let goes_on = detection
                .borrow_mut()
                .advance(&recorded.get(), LINES_A_FRAME);
            if !goes_on {
                let readings = detection.borrow().clone().finish();
                self.readings = Some(Rc::new(readings));
                self.detection = None;
                self.show(recorded, show);
            }
        } else if let Some(looking) = &self.looking {
            let goes_on = looking.borrow_mut().advance(&recorded.get(), LINES_A_FRAME);
            if !goes_on {
                let search = looking.borrow().clone().finish(&recorded.get());
                let verdict = Verdict::of(&recorded.get(), self.reading(show), &search);
                self.verdict = verdict.map(Rc::new);
                self.search = Some(Rc::new(search));
                self.looking = None;
            }
        }
    }

    /// Shows the reading with a name: the search is looked at anew.
    pub(super) fn show(&mut self, recorded: &Recorded, show: &str) {
        if self.detection.is_none() {
            let reading = self.reading(show).cloned();
            let looking = search::Analysis::new(&recorded.get(), reading);
            self.looking = Some(Rc::new(RefCell::new(looking)));
            self.search = None;
            self.verdict = None;
        }
    }

    /// The ways to read a board, once they are known.
    pub(super) fn readings(&self) -> Option<&Readings> {
        self.readings.as_deref()
    }

    /// The search, once it is known.
    pub(super) fn search(&self) -> Option<&Rc<Search>> {
        self.search.as_ref()
    }

    /// The judgement on the search, if there is anything to judge.
    pub(super) fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_deref()
    }

    /// The readings to ask about, with their names in links; none if one is shown without a question.
    pub(super) fn candidates(&self) -> Vec<(String, &Reading)> {
        let Some(readings) = self.readings() else {
            return Vec::new();
        };
        let candidates = readings.candidates();
        named(readings)
            .filter(|(_, reading)| candidates.contains(reading))
            .collect()
    }

    /// The reading with a name, or the one that is shown without a question.
    pub(super) fn reading(&self, name: &str) -> Option<&Reading> {
        let readings = self.readings()?;
        let mut named = named(readings);
        let named = named.find(|(of, _)| of == name).map(|(_, reading)| reading);
        named.or_else(|| readings.sure())
    }
}

/// The readings with their names in links: the variable, and a number from the second of the same variable on.
pub(super) fn named(readings: &Readings) -> impl Iterator<Item = (String, &Reading)> {
    let all: Vec<&Reading> = readings.all().collect();
    (0..all.len()).map(move |index| {
        let reading = all[index];
        let before = all[..index].iter();
        let times = before.filter(|of| of.variable == reading.variable).count();
        let name = match reading.kind {
            Kind::Printed => PRINTED.to_owned(),
            _ => reading.variable.to_string(),
        };
        let name = match times {
            0 => name,
            times => format!("{name}:{}", times + 1),
        };
        (name, reading)
    })
}
