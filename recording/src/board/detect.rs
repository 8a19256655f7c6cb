use super::cell::{Cell, int};
use super::cells::{self, RANKS};
use super::matrix;
use super::read::frame_column;
use super::sizes::Sizes;
use super::tally::Tally;
use super::variables::{self, VariablePath};
use super::{By, Kind, Live, Piece, Reading};
use crate::{Frame, Recording, State, Value};
use bezzel_solver::board::Size;
use std::collections::{HashMap, HashSet};

/// The number of samples of lines, and of calls of the recursive function.
const SAMPLES: u32 = 700;
/// The number of samples where something has just been printed.
const PRINTED: u32 = 100;
/// A sample takes the time of so many steps.
const STEPS_A_SAMPLE: u32 = 50;
/// The largest n of a board in one integer.
const MAX_INTEGER: u32 = 11;
/// The boards on which the numbers of squares are tried, if no variable names a size.
const INDEXED: std::ops::RangeInclusive<u32> = 5..=8;
/// The longest list that is read as columns.
const MAX_COLUMNS: usize = 65;
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
    tallies: HashMap<Reading, Tally>,
    samples: u32,
    entered: u32,
    printed: u32,
    /// The reading of the printed text, if a solution is printed at the end.
    of_printed: Option<Reading>,
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
        Self {
            state: recording.state(0),
            is_done: false,
            sizes: Sizes::default(),
            tallies: HashMap::new(),
            samples: 0,
            entered: 0,
            printed: 0,
            of_printed: Reading::of_printed(recording),
        }
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
        let scored = self.tallies.into_iter().filter_map(|(mut reading, tally)| {
            if reading.kind == Kind::Pairs {
                reading.from = tally.from(named);
            }
            (reading.edge, reading.size) = tally.board(&reading, named)?;
            let score = tally.score(&reading, samples);
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
                        .zip(columns.iter().map(|column| column - from))
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
        if let Some(tally) = self.tallies.get_mut(&reading) {
            tally.add(&reading, cells, shape, entered);
            return;
        }
        let mut tally = Tally::default();
        tally.add(&reading, cells, shape, entered);
        self.tallies.insert(reading, tally);
    }
}

fn plain(variable: VariablePath, kind: Kind, piece: Piece) -> Reading {
    Reading {
        variable,
        kind,
        live: Live::All,
        from: 0,
        edge: 0,
        by: By::Rows,
        piece,
        size: side(1),
    }
}

fn side(n: u32) -> Size {
    Size::square(n.clamp(1, 64)).expect("the side is in range")
}

/// The readings that a value may have.
fn candidates(
    path: &VariablePath,
    value: &Value,
    named: Option<u32>,
    counters: &[VariablePath],
) -> Vec<Reading> {
    let mut found = Vec::new();
    let read = |kind: Kind, piece| plain(path.clone(), kind, piece);
    match value {
        Value::Int(_) | Value::BigInt(_) => {
            if let Some(n) = named.filter(|&n| n <= MAX_INTEGER) {
                let size = side(n);
                found.push(Reading {
                    size,
                    ..read(Kind::Integer, Piece::Queen)
                });
            }
        }
        Value::Dict(_) => {
            for from in [0, 1] {
                let kind = Kind::Columns { dummy: false };
                found.push(Reading {
                    from,
                    ..read(kind, Piece::Queen)
                });
                found.push(Reading {
                    from,
                    ..read(Kind::Numbers, Piece::Knight)
                });
            }
            found.extend(squares(path));
            found.extend(marked(path, value));
        }
        Value::Str(_) => found.extend(marked(path, value)),
        Value::List(_) | Value::Tuple(_) | Value::Set(_) => {
            let items = value.items().unwrap_or_default();
            let is_columns = items.len() < MAX_COLUMNS
                && items
                    .iter()
                    .all(|item| matches!(item, Value::Int(_) | Value::None));
            if is_columns && !matches!(value, Value::Set(_)) {
                found.extend(columns(path, value, items, counters));
            }
            found.extend(squares(path));
            if items.iter().all(|item| matches!(item, Value::Int(_))) {
                found.extend(indices(path, named));
            }
            found.extend(marked(path, value));
            for from in [0, 1] {
                found.push(Reading {
                    from,
                    ..read(Kind::Numbers, Piece::Knight)
                });
            }
        }
        _ => {}
    }
    found
}

/// The readings of what may be a list of squares.
fn squares(path: &VariablePath) -> Vec<Reading> {
    let mut found = Vec::new();
    for piece in [Piece::Queen, Piece::Knight] {
        found.push(plain(path.clone(), Kind::Pairs, piece));
        let size = side(RANKS);
        found.push(Reading {
            size,
            ..plain(path.clone(), Kind::Names, piece)
        });
    }
    found
}

/// The readings of what may be a list of squares by their numbers.
fn indices(path: &VariablePath, named: Option<u32>) -> Vec<Reading> {
    let sizes = named.map_or(INDEXED, |n| n..=n);
    let mut found = Vec::new();
    for size in sizes.map(side) {
        for from in [0, 1] {
            for piece in [Piece::Queen, Piece::Knight] {
                found.push(Reading {
                    from,
                    size,
                    ..plain(path.clone(), Kind::Indices, piece)
                });
            }
        }
    }
    found
}

/// The readings of what may be a matrix with marks.
fn marked(path: &VariablePath, value: &Value) -> impl Iterator<Item = Reading> {
    let marks = matrix::marks(value).into_iter();
    marks.map(|mark| plain(path.clone(), Kind::Matrix { mark }, Piece::Queen))
}

/// The readings of a list of numbers as columns.
fn columns(
    path: &VariablePath,
    value: &Value,
    items: &[Value],
    counters: &[VariablePath],
) -> Vec<Reading> {
    let mut lives = vec![Live::All];
    if let Value::List(_) = value {
        lives.push(Live::Written);
        lives.extend(counters.iter().cloned().map(Live::Before));
    }
    let is_masks = items
        .iter()
        .all(|item| int(item).is_some_and(|mask| mask == 0 || cells::bit(mask).is_some()));
    let mut found = Vec::new();
    for live in lives {
        let read = |kind, from| Reading {
            from,
            live: live.clone(),
            ..plain(path.clone(), kind, Piece::Queen)
        };
        found.push(read(Kind::Columns { dummy: false }, 0));
        found.push(read(Kind::Columns { dummy: false }, 1));
        if !items.is_empty() {
            found.push(read(Kind::Columns { dummy: true }, 1));
        }
        if is_masks {
            found.push(read(Kind::Masks, 0));
        }
    }
    found
}

/// The rows and columns that a value has by itself.
fn shape(kind: &Kind, value: &Value) -> Option<(usize, usize)> {
    match kind {
        Kind::Columns { dummy } => {
            let (Value::List(_) | Value::Tuple(_)) = value else {
                return None;
            };
            let n = value.items()?.len().checked_sub(usize::from(*dummy))?;
            Some((n, n))
        }
        Kind::Masks => value.items().map(|items| (items.len(), items.len())),
        // A dictionary with numbers has only the squares that were visited.
        Kind::Numbers if matches!(value, Value::Dict(_)) => None,
        Kind::Matrix { .. } | Kind::Numbers => matrix::shape(value),
        _ => None,
    }
}
