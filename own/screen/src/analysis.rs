//! The search and the board that are found in a recorded run once it is over, a part of it in each frame.

use std::cell::RefCell;
use std::rc::Rc;

use bezzel_recording::board::{Detection, Kind, Reading, Readings};
use bezzel_recording::search::{self, Search};
use bezzel_recording::verdict::Verdict;

use super::run::{Recorded, Run};

/// The milliseconds of a frame in which the analysis grows: the page draws and answers in the rest.
const SLICE: f64 = 8.0;
/// The number of lines between two looks at the clock.
const LINES: u32 = 200;
/// The name of the reading of the printed text. No variable has it.
const PRINTED: &str = "print()";

/// The facts about a run. All copies share the lists that grow.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The board is looked for.
    detection: Option<Growing<Detection>>,
    /// The ways to read a board.
    readings: Option<Rc<Readings>>,
    /// The search is looked at, with the board that is shown.
    looking: Option<Growing<search::Analysis>>,
    /// The search.
    search: Option<Rc<Search>>,
    /// The judgement on it.
    verdict: Option<Rc<Verdict>>,
}

/// A search that all copies of the state share, until it is complete.
type Growing<T> = Rc<RefCell<Option<T>>>;

fn growing<T>(search: T) -> Growing<T> {
    Rc::new(RefCell::new(Some(search)))
}

/// Continues a search. Returns it once it is complete.
fn completed<T>(search: &Growing<T>, advance: impl FnOnce(&mut T) -> bool) -> Option<T> {
    let mut search = search.borrow_mut();
    let is_over = search.as_mut().is_some_and(|search| !advance(search));
    if is_over { search.take() } else { None }
}

impl Analysis {
    /// The analysis of a run before its first step.
    pub fn new(recorded: &Recorded) -> Self {
        Self {
            detection: Some(growing(Detection::new(&recorded.get()))),
            readings: None,
            looking: None,
            search: None,
            verdict: None,
        }
    }

    /// Whether there is more to find.
    pub const fn is_growing(&self) -> bool {
        self.search.is_none()
    }

    /// The done part of the analysis, from 0 to 1: the run is looked at twice.
    pub fn fraction(&self, recorded: &Recorded) -> f64 {
        let step = |step: u32| f64::from(step) / f64::from(recorded.get().lines().max(1));
        let steps = |of: &Growing<Detection>| of.borrow().as_ref().map_or(0, Detection::step);
        match (&self.detection, &self.looking) {
            (Some(detection), _) => step(steps(detection)) / 2.0,
            (None, Some(looking)) => {
                let looked = looking.borrow();
                0.5 + step(looked.as_ref().map_or(0, search::Analysis::step)) / 2.0
            }
            (None, None) => 1.0,
        }
    }

    /// Looks at a part of the run, in which the reading with this name is shown, in the time that a frame has for it by a
    /// clock in milliseconds.
    pub fn grow(&mut self, now: fn() -> f64, run: &Run, show: &str) {
        let end = now() + SLICE;
        while self.is_growing() && now() < end {
            self.step(run, show);
        }
    }

    /// Looks at the next lines.
    fn step(&mut self, run: &Run, show: &str) {
        let recorded = &run.recorded;
        let recording = recorded.get();
        if let Some(detection) = &self.detection {
            let found = completed(detection, |detection| detection.advance(&recording, LINES));
            if let Some(detection) = found {
                self.readings = Some(Rc::new(detection.finish()));
                self.detection = None;
                self.show(recorded, show);
            }
        } else if let Some(looking) = &self.looking {
            let found = completed(looking, |looking| looking.advance(&recording, LINES));
            if let Some(looking) = found {
                self.search = Some(Rc::new(looking.finish(&recording)));
                self.looking = None;
            }
        }
    }

    /// Shows the reading with a name: the search is looked at anew.
    pub fn show(&mut self, recorded: &Recorded, show: &str) {
        if self.detection.is_none() {
            let reading = self.reading(show).cloned();
            let looking = search::Analysis::new(&recorded.get(), reading);
            self.looking = Some(growing(looking));
            self.search = None;
            self.verdict = None;
        }
    }

    /// The ways to read a board, once they are known.
    pub fn readings(&self) -> Option<&Readings> {
        self.readings.as_deref()
    }

    /// The search, once it is known.
    pub fn search(&self) -> Option<&Rc<Search>> {
        self.search.as_ref()
    }

    /// Takes the judgement on a search, if the search is still shown.
    pub fn take(&mut self, search: &Rc<Search>, verdict: Rc<Verdict>) {
        if self
            .search
            .as_ref()
            .is_some_and(|shown| Rc::ptr_eq(shown, search))
        {
            self.verdict = Some(verdict);
        }
    }

    /// The judgement on the search, once it is there.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_deref()
    }

    /// The readings to ask about, with their names in links; none if one is shown without a question.
    pub fn candidates(&self) -> Vec<(String, &Reading)> {
        let Some(readings) = self.readings() else {
            return Vec::new();
        };
        let candidates = readings.candidates();
        named(readings)
            .filter(|(_, reading)| candidates.contains(reading))
            .collect()
    }

    /// The reading with a name, or the one that is shown without a question.
    pub fn reading(&self, name: &str) -> Option<&Reading> {
        let readings = self.readings()?;
        let mut named = named(readings);
        let named = named.find(|(of, _)| of == name).map(|(_, reading)| reading);
        // Of one reading there is no choice.
        let only = || match readings.candidates()[..] {
            [only] => Some(only),
            _ => None,
        };
        named.or_else(|| readings.sure()).or_else(only)
    }
}

/// The readings with their names in links: the variable, and a number from the second of the same variable on.
pub fn named(readings: &Readings) -> impl Iterator<Item = (String, &Reading)> {
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

#[cfg(test)]
mod tests {
    use bezzel_recording::Value;
    use bezzel_recording::format::Recorder;
    use bezzel_recording::protocol::FromEngine;

    use super::super::run::{News, Run};
    use super::*;

    #[test]
    fn the_done_part_of_an_analysis_grows_to_the_whole() {
        let mut recorder = Recorder::new();
        recorder.call("<module>", 1, false);
        for line in 1..=5 * LINES {
            recorder.line(line);
        }
        recorder.end(&Value::None);
        let mut run = Run::new(1, Rc::default());
        run.receive(News::Message(FromEngine::Ready));
        run.receive(News::Message(FromEngine::Piece(recorder.take().into())));
        let mut analysis = Analysis::new(&run.recorded);
        let mut parts = Vec::new();
        while analysis.is_growing() {
            parts.push(analysis.fraction(&run.recorded));
            analysis.step(&run, "");
        }
        assert!(parts.is_sorted(), "{parts:?}");
        assert_eq!((parts[0], analysis.fraction(&run.recorded)), (0.0, 1.0));
        assert!(
            parts
                .iter()
                .filter(|part| (0.1..0.9).contains(*part))
                .count()
                > 5,
            "{parts:?}"
        );
    }
}
