use super::candidates::{candidates, plain, shape};
use super::cell::{Cell, int};
use super::read::frame_column;
use super::sizes::Sizes;
use super::tally::Tally;
use super::variables::{self, VariablePath};
use super::{Kind, Live, Piece, Reading};
use crate::{Frame, Recording, State};
use bezzel_solver::board::Square;
use std::collections::{HashMap, HashSet};

/// The number of samples of lines, and of calls of the recursive function.
const SAMPLES: u32 = 700;
/// The number of samples where something has just been printed.
const PRINTED: u32 = 100;
/// A sample takes the time of so many steps.
const STEPS_A_SAMPLE: u32 = 50;
/// The score from which a reading is shown without a question.
const SURE: f64 = 0.4;
/// The most readings that are asked about.
const MOST_CANDIDATES: usize = 4;
/// Readings with a lower score are not even listed.
const POOR: f64 = 0.03;

/// The search for the board among the variables: goes through the run once, and looks at samples.
///
/// # Examples
///
/// ```no_run
/// use bezzel_recording::Recording;
/// use bezzel_recording::board::Detection;
///
/// let recording = Recording::new();
/// let mut detection = Detection::new(&recording);
/// while detection.advance(&recording, 10_000) {}
/// let readings = detection.finish();
/// if let Some(reading) = readings.sure() {
///     println!("the board is in {}", reading.variable);
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Detection {
    state: State,
    is_done: bool,
    sizes: Sizes,
    tallies: HashMap<Reading, (usize, Tally)>,
    samples: u32,
    entered: u32,
    printed: u32,
    /// The reading of the printed text, if a solution is printed at the end.
    of_printed: Option<Reading>,
    /// The wrong positions beside it.
    wrong: HashSet<Vec<Square>>,
}

/// The readings that a run allows, the best first.
#[derive(Clone, Debug, Default)]
pub struct Readings {
    scored: Vec<(Reading, f64)>,
}

impl Readings {
    /// The reading that is shown without a question, if one is good enough.
    pub fn sure(&self) -> Option<&Reading> {
        let best = self.scored.first().filter(|(_, score)| *score >= SURE);
        best.map(|(reading, _)| reading)
    }

    /// All readings in order, to choose from.
    pub fn all(&self) -> impl ExactSizeIterator<Item = &Reading> {
        self.scored.iter().map(|(reading, _)| reading)
    }

    /// The readings to ask about, the best first: the best of each variable. None if one is sure.
    pub fn candidates(&self) -> Vec<&Reading> {
        let mut best: Vec<&Reading> = Vec::new();
        if self.sure().is_none() {
            for reading in self.all() {
                if best.iter().all(|of| of.variable != reading.variable) {
                    best.push(reading);
                }
            }
        }
        best.truncate(MOST_CANDIDATES);
        best
    }

    /// The readings with their scores from 0 to 1.
    pub fn scored(&self) -> &[(Reading, f64)] {
        &self.scored
    }

    /// Searches a whole recording at once.
    pub fn find(recording: &Recording) -> Self {
        let mut detection = Detection::new(recording);
        while detection.advance(recording, u32::MAX) {}
        detection.finish()
    }
}

impl Detection {
    /// The search through a recording that is complete.
    pub fn new(recording: &Recording) -> Self {
        let (of_printed, wrong) = Reading::of_printed(recording).unzip();
        Self {
            state: recording.state(0),
            is_done: false,
            sizes: Sizes::default(),
            tallies: HashMap::new(),
            samples: 0,
            entered: 0,
            printed: 0,
            of_printed,
            wrong: wrong.unwrap_or_default(),
        }
    }

    /// The number of the step that it has come to.
    pub const fn step(&self) -> u32 {
        self.state.step()
    }

    /// Looks at up to `steps` steps, and at fewer where it takes samples. Returns true if more steps are left.
    pub fn advance(&mut self, recording: &Recording, steps: u32) -> bool {
        let mut left = steps;
        while left > 0 {
            if self.is_done {
                return false;
            }
            left -= 1;
            let (calls, printed) = (self.state.calls(), self.state.printed());
            self.is_done = !recording.advance(&mut self.state);
            let function = recording.recursive();
            let entered = self.state.calls() > calls
                && self.state.running().is_some_and(|frame| {
                    frame.call == self.state.calls()
                        && function.is_some_and(|function| function.is(frame))
                });
            self.entered += u32::from(entered);
            let every_call = function.map_or(0, |function| function.calls) / SAMPLES + 1;
            let has_printed = self.state.printed() > printed && self.printed < PRINTED;
            self.printed += u32::from(has_printed);
            let is_sampled = self.is_done
                || has_printed
                || self
                    .state
                    .step()
                    .is_multiple_of(recording.lines() / SAMPLES + 1)
                || entered && self.entered.is_multiple_of(every_call);
            if is_sampled {
                self.sample(recording, entered);
                left = left.saturating_sub(STEPS_A_SAMPLE);
            }
        }
        !self.is_done
    }

    /// Ends the search.
    pub fn finish(self) -> Readings {
        let named = self.sizes.usual();
        let samples = self.samples;
        let is_plain = |reading: &Reading| {
            reading.kind == Kind::Columns { dummy: false } && reading.live == Live::All
        };
        let with_first: HashSet<VariablePath> = self
            .tallies
            .iter()
            .filter(|(reading, (_, tally))| is_plain(reading) && tally.has_first())
            .map(|(reading, _)| reading.variable.clone())
            .collect();
        // An item before the first row that is never used never changes.
        let is_possible = |reading: &Reading| {
            reading.kind != Kind::Columns { dummy: true } || !with_first.contains(&reading.variable)
        };
        // Of readings with one score the first one is taken.
        let mut tallies: Vec<(Reading, (usize, Tally))> = self.tallies.into_iter().collect();
        tallies.sort_by_key(|&(_, (place, _))| place);
        let tallies = tallies
            .into_iter()
            .filter(|(reading, _)| is_possible(reading));
        let scored = tallies.filter_map(|(mut reading, (_, tally))| {
            if reading.kind == Kind::Pairs {
                reading.from = tally.from(named);
            }
            (reading.edge, reading.size) = tally.board(&reading, named)?;
            let score = tally.score(&reading, samples);
            // A variable with the wrong positions that are printed among right ones is the board.
            let score = tally
                .printed(&reading)
                .map_or(score, |share| score.max(SURE + share / 10.0));
            (score >= POOR).then_some((reading, score))
        });
        let mut scored: Vec<(Reading, f64)> = scored.collect();
        scored.sort_by(|(a, score_a), (b, score_b)| {
            score_b
                .total_cmp(score_a)
                .then_with(|| a.variable.cmp(&b.variable))
        });
        // If several counters may end a list, the best one is enough.
        let mut known: HashSet<Reading> = HashSet::new();
        scored.retain(|(reading, _)| {
            let is_counted = matches!(reading.live, Live::Before(_));
            let live = Live::Before(VariablePath::default());
            !is_counted
                || known.insert(Reading {
                    live,
                    ..reading.clone()
                })
        });
        scored.extend(self.of_printed.map(|reading| (reading, 0.0)));
        Readings { scored }
    }

    fn sample(&mut self, recording: &Recording, entered: bool) {
        let state = std::mem::take(&mut self.state);
        self.samples += 1;
        let named = self.sizes.look(&state);
        let mut counters: Vec<VariablePath> = Vec::new();
        variables::each(&state, |path, value| {
            if int(value).is_some_and(|number| (0..=64).contains(&number)) {
                counters.push(path.clone());
            }
        });
        variables::each(&state, |path, value| {
            for reading in candidates(path, value, named, &counters) {
                let shape = shape(&reading.kind, value);
                if let Some(cells) = reading.cells(recording, &state, value) {
                    self.add(reading, &cells, shape, entered);
                }
            }
        });
        self.sample_frames(recording, &state, entered);
        self.state = state;
    }

    fn sample_frames(&mut self, recording: &Recording, state: &State, entered: bool) {
        let Some(function) = recording.recursive() else {
            return;
        };
        let calls = state.stack().iter().filter(|frame| function.is(frame));
        let calls: Vec<&Frame> = calls.map(|frame| &**frame).collect();
        let Some((_, waiting)) = calls.split_last() else {
            return;
        };
        let Some(first) = waiting.first() else {
            return;
        };
        for variable in &first.variables {
            for kind in [Kind::Frames, Kind::FrameMasks] {
                let columns = waiting
                    .iter()
                    .map(|frame| frame_column(frame, &variable.name, &kind));
                let Some(columns) = columns.collect::<Option<Vec<i64>>>() else {
                    continue;
                };
                for from in [0, 1] {
                    let cells: Vec<Cell> = (0..)
                        .zip(columns.iter().map(|column| column.saturating_sub(from)))
                        .collect();
                    let names = vec![variable.name.clone()];
                    let variable = VariablePath { names };
                    let reading = Reading {
                        from: from as u32,
                        ..plain(variable, kind.clone(), Piece::Queen)
                    };
                    if from == 0 || kind == Kind::Frames {
                        self.add(reading, &cells, None, entered);
                    }
                }
            }
        }
    }

    fn add(
        &mut self,
        reading: Reading,
        cells: &[Cell],
        shape: Option<(usize, usize)>,
        entered: bool,
    ) {
        // Most readings are known, so none is copied for that.
        if let Some((_, tally)) = self.tallies.get_mut(&reading) {
            tally.add(&reading, cells, shape, entered, &self.wrong);
            return;
        }
        let mut tally = Tally::default();
        tally.add(&reading, cells, shape, entered, &self.wrong);
        let place = self.tallies.len();
        self.tallies.insert(reading, (place, tally));
    }
}
