use super::Tree;
use super::printed::Printed;
use crate::board::{Board, Kind, Piece, Reading};
use crate::{Recording, State};
use bezzel_output::{Reader, Report};
use bezzel_solver::board::Square;
use bezzel_solver::queens;
use std::collections::HashSet;

/// The bytes of output that are judged in the time of one step.
const BYTES_A_STEP: usize = 16;

/// The counts of a run. Each number says what it counts.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// The lines that ran.
    pub lines: u32,
    /// The calls of all functions that the program defines.
    pub calls: u32,
    /// The calls of the recursive function.
    pub recursive: Option<u32>,
    /// The steps at which the board gained a piece.
    pub placements: u32,
    /// The number of calls of the recursive function that ended without a solution and without a further call. Without
    /// such a function, it is the number of steps at which a board that was no solution lost a piece after it had
    /// gained one.
    pub dead_ends: u32,
    /// The different full boards without conflict, or finished tours, that the variables have had.
    pub seen: u32,
    /// The solutions that were printed one after the other, also repeated ones.
    pub printed: u32,
}

/// A full board without conflict, or a finished tour, in the variables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The step at which it was first there.
    pub step: u32,
    /// The squares of the queens in ascending order, or of the tour.
    pub squares: Vec<Square>,
}

/// A piece that came to a square.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Gain {
    /// The first step at which the solution is complete.
    pub step: u32,
    /// The line that put it there.
    pub line: u32,
    /// The square.
    pub square: Square,
}

/// The search of a program, as it was recorded.
#[derive(Clone, Debug, Default)]
pub struct Search {
    /// The calls of the recursive function, if there is one.
    pub tree: Option<Tree>,
    /// The counts.
    pub counts: Counts,
    /// The different solutions in the variables, in order of their steps.
    pub seen: Vec<Solution>,
    /// The steps at which a solution is first in the variables or, if they never have one, those after which one had been
    /// printed.
    pub solutions: Vec<u32>,
    /// The steps of dead ends.
    pub dead_ends: Vec<u32>,
    /// Full boards with a conflict with which the recursive function was called: the program takes them for solutions.
    pub accepted: Vec<Solution>,
    /// The pieces that came to squares, by step.
    pub gains: Vec<Gain>,
    /// The number of steps at which a piece went from its square.
    pub losses: u32,
    /// The positions or tours in the output, if anything is recognised there.
    pub report: Option<Report>,
}

/// Goes through a run once, and finds its tree, counts and solutions.
#[derive(Clone, Debug)]
pub struct Analysis {
    reading: Option<Reading>,
    state: State,
    is_done: bool,
    search: Search,
    /// The calls of the recursive function that are not over, with the boards at their first lines.
    open: Vec<(u32, u32, Vec<Square>)>,
    /// The number of calls on the stack at the last step, and the running one.
    stack: (usize, Option<u32>),
    board: Option<Board>,
    /// The number of bytes that had been printed at the last step.
    output: usize,
    /// Whether the last change of the board added a piece.
    has_gained: bool,
    is_solution: bool,
    known: HashSet<Vec<Square>>,
    printed: Printed,
    printed_steps: Vec<u32>,
    /// The judge of the output, the number of bytes that it has read, and that of all that it is to read.
    judge: Reader,
    judged: usize,
    to_judge: usize,
}

impl Analysis {
    /// The analysis of a complete recording, with the board that a reading shows.
    pub fn new(recording: &Recording, reading: Option<Reading>) -> Self {
        let n = reading
            .as_ref()
            .filter(|reading| reading.piece == Piece::Queen)
            .map(|reading| reading.size.rows());
        let piece = n.map(|_| queens::Piece::Queen);
        let mut analysis = Self {
            reading,
            state: recording.state(0),
            is_done: false,
            search: Search::default(),
            open: Vec::new(),
            stack: (0, None),
            board: None,
            output: usize::MAX,
            has_gained: false,
            is_solution: false,
            known: HashSet::new(),
            printed: Printed::new(n, piece),
            printed_steps: Vec::new(),
            judge: Reader::new(n, piece),
            judged: 0,
            to_judge: whole_lines(recording),
        };
        analysis.search.tree = recording.recursive().map(|_| Tree::default());
        analysis.look(recording);
        analysis
    }

    /// Analyses a whole recording at once.
    pub fn of(recording: &Recording, reading: Option<Reading>) -> Search {
        let mut analysis = Self::new(recording, reading);
        while analysis.advance(recording, u32::MAX) {}
        analysis.finish(recording)
    }

    /// Looks at up to `steps` steps, and at fewer where the program prints much. Returns true if more steps are left.
    pub fn advance(&mut self, recording: &Recording, steps: u32) -> bool {
        let mut left = steps as usize;
        while left > 0 {
            let judged = self.judge_output(recording, left.saturating_mul(BYTES_A_STEP));
            let looked_at = self.printed.bytes();
            if judged == 0 {
                if self.is_done {
                    return false;
                }
                self.step(recording);
            }
            let bytes = judged + self.printed.bytes() - looked_at;
            left = left.saturating_sub(1 + bytes / BYTES_A_STEP);
        }
        true
    }

    /// Judges more of the output up to the present step, and returns the number of bytes.
    fn judge_output(&mut self, recording: &Recording, most: usize) -> usize {
        let printed = self.state.printed().min(self.to_judge);
        let end = printed.min(self.judged.saturating_add(most));
        let output = recording.output(&self.state).as_bytes();
        let part = output.get(self.judged..end).unwrap_or_default();
        self.judge.read(part);
        self.judged += part.len();
        part.len()
    }

    fn step(&mut self, recording: &Recording) {
        let printed = self.state.printed();
        self.is_done = !recording.advance(&mut self.state);
        if self.is_done {
            return;
        }
        if self.state.printed() > printed && self.printed.read(recording.output(&self.state)) {
            self.printed_steps.push(self.state.step());
            if self.reading.is_none() {
                self.note_solution();
            }
        }
        self.look(recording);
    }

    /// Ends the analysis.
    pub fn finish(mut self, recording: &Recording) -> Search {
        let search = &mut self.search;
        if let Some(tree) = &search.tree {
            let ends = tree.nodes().iter().filter(|node| node.is_dead_end());
            search.dead_ends = ends.map(|node| node.last).collect();
            search.dead_ends.sort_unstable();
        }
        search.solutions = if search.seen.is_empty() {
            self.printed_steps.clone()
        } else {
            search.seen.iter().map(|solution| solution.step).collect()
        };
        search.counts = Counts {
            lines: recording.lines(),
            calls: recording
                .functions()
                .iter()
                .map(|function| function.calls)
                .sum(),
            recursive: recording.recursive().map(|function| function.calls),
            placements: search.counts.placements,
            dead_ends: search.dead_ends.len() as u32,
            seen: search.seen.len() as u32,
            printed: self.printed_steps.len() as u32,
        };
        let report = self.judge.finish();
        search.report = (report.read > 0).then_some(report);
        self.search
    }

    /// Looks at the state of a step.
    fn look(&mut self, recording: &Recording) {
        let reading = self.reading.as_ref();
        let is_printed = reading.is_some_and(|reading| reading.kind == Kind::Printed);
        let has_changed = !is_printed || self.state.printed() != self.output;
        self.output = self.state.printed();
        let reading = reading.filter(|_| has_changed);
        let board = reading.and_then(|reading| reading.board(recording, &self.state));
        if let Some(board) = board {
            self.look_at(board);
        }
        self.follow(recording);
    }

    /// Compares the board with the one before.
    fn look_at(&mut self, board: Board) {
        let Some(reading) = &self.reading else {
            return;
        };
        let piece = reading.piece;
        let before = self.board.take();
        let old = before.as_ref().map_or(&[][..], |board| &board.squares);
        if before.is_some() && old == board.squares {
            self.board = before;
            return;
        }
        let step = self.state.step();
        let line = self.state.line_before().unwrap_or(0);
        let gains = board.squares.iter().filter(|square| !old.contains(square));
        let count = self.search.gains.len();
        self.search
            .gains
            .extend(gains.map(|&square| Gain { step, line, square }));
        let has_gained = self.search.gains.len() > count;
        let has_lost = old.iter().any(|square| !board.squares.contains(square));
        self.search.losses += u32::from(has_lost);
        if self.search.tree.is_none() && has_lost && self.has_gained && !self.is_solution {
            // The step before is the last one with the piece.
            self.search.dead_ends.push(step.saturating_sub(1));
        }
        self.search.counts.placements += u32::from(has_gained);
        self.has_gained = has_gained;
        self.is_solution = board.is_full(piece) && board.is_legal(piece);
        if self.is_solution {
            let mut squares = board.squares.clone();
            if piece == Piece::Queen {
                squares.sort_unstable();
            }
            if self.known.insert(squares.clone()) {
                self.search.seen.push(Solution { step, squares });
                self.note_solution();
            }
        }
        self.board = Some(board);
    }

    /// Notes that a solution was found in the innermost call.
    fn note_solution(&mut self) {
        if let (Some(tree), Some(&(_, node, _))) = (&mut self.search.tree, self.open.last())
            && let Some(node) = tree.get_mut(node)
        {
            node.solutions += 1;
        }
    }

    /// Follows the calls of the recursive function.
    fn follow(&mut self, recording: &Recording) {
        let (Some(function), Some(tree)) = (recording.recursive(), &mut self.search.tree) else {
            return;
        };
        let step = self.state.step();
        let stack = self.state.stack();
        let top = (stack.len(), stack.last().map(|frame| frame.call));
        if std::mem::replace(&mut self.stack, top) == top {
            if let Some(node) = self
                .open
                .last()
                .and_then(|(_, node, _)| tree.get_mut(*node))
            {
                node.last = step;
            }
            return;
        }
        // Suspended calls are not on the stack and go on later.
        while let Some((call, node, _)) = self.open.last() {
            if stack.iter().any(|frame| frame.call == *call) {
                break;
            }
            if let Some(node) = tree.get_mut(*node) {
                node.ended = true;
            }
            self.open.pop();
        }
        for frame in stack.iter().filter(|frame| function.is(frame)) {
            let is_open = self.open.iter().any(|(call, _, _)| *call == frame.call);
            if is_open {
                continue;
            }
            let squares = self
                .board
                .as_ref()
                .map(|board| board.squares.clone())
                .unwrap_or_default();
            let old = self.open.last().map_or(&[][..], |(_, _, squares)| squares);
            let square = squares
                .iter()
                .rev()
                .find(|square| !old.contains(square))
                .copied();
            let parent = self.open.last().map(|(_, node, _)| *node);
            let begun = tree
                .nodes()
                .binary_search_by_key(&frame.call, |node| node.call);
            let node = if let Ok(index) = begun {
                let index = index as u32;
                if let Some(node) = tree.get_mut(index) {
                    node.ended = false;
                }
                index
            } else {
                let shown = self.reading.as_ref().zip(self.board.as_ref());
                let is_wrong = shown.is_some_and(|(reading, board)| {
                    board.is_full(reading.piece) && !board.is_legal(reading.piece)
                });
                if is_wrong {
                    let squares = squares.clone();
                    self.search.accepted.push(Solution { step, squares });
                }
                let node = tree.add(frame.call, parent, step, square);
                if self.is_solution {
                    tree.hand_down(node);
                }
                node
            };
            self.open.push((frame.call, node, squares));
        }
        if let Some(node) = self
            .open
            .last()
            .and_then(|(_, node, _)| tree.get_mut(*node))
        {
            node.last = node.last.max(step);
        }
    }
}

/// The number of bytes of whole lines of the output. A recording that stops before the program may end within a line.
fn whole_lines(recording: &Recording) -> usize {
    let end = recording.state(u32::MAX);
    let output = recording.output(&end);
    if recording.has_ended() {
        output.len()
    } else {
        output.rfind('\n').map_or(0, |end| end + 1)
    }
}
