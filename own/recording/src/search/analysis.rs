use super::printed::Printed;
use super::{Counts, Gain, Search, Solution, Tree};
use crate::board::{Board, Kind, Piece, Reading};
use crate::{Recording, State, Value};
use bezzel_output::Reader;
use bezzel_solver::board::Square;
use bezzel_solver::queens;
use std::collections::HashSet;

/// The bytes of output that are judged in the time of one step.
const BYTES_A_STEP: usize = 16;

/// The number of squares and pairs of each kind that are kept to find a cause.
const KEPT: usize = 2000;

/// A call of the recursive function that is not over.
#[derive(Clone, Debug)]
struct Open {
    call: u32,
    node: u32,
    /// The board at its first line.
    squares: Vec<Square>,
    /// The line that called it.
    from: u32,
    /// Whether a solution was found during the call.
    is_solved: bool,
}

/// Goes through a run once, and finds its tree, counts and solutions.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools)] // Each is so independently of the others.
pub struct Analysis {
    reading: Option<Reading>,
    state: State,
    is_done: bool,
    search: Search,
    /// The calls of the recursive function that are not over.
    open: Vec<Open>,
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
    /// The pieces and calls of the search when the program itself ran last.
    outside: (usize, usize),
    /// The last full board in order of its squares, whether pieces have left it since, and the rows that changed last.
    full: Vec<Square>,
    is_left: bool,
    moved: Vec<u32>,
    /// The judge of the output without a size.
    free: Reader,
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
            outside: (0, 0),
            full: Vec::new(),
            is_left: true,
            moved: Vec::new(),
            free: Reader::new(None, piece),
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

    /// The number of the step that it has come to.
    pub const fn step(&self) -> u32 {
        self.state.step()
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
                self.take_step(recording);
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
        self.free.read(part);
        self.judged += part.len();
        part.len()
    }

    fn take_step(&mut self, recording: &Recording) {
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
        search.printed = self.printed_steps;
        let found = |judge: Reader| Some(judge.finish()).filter(|report| report.read > 0);
        search.report = found(self.judge);
        search.free = found(self.free);
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
        self.note_return();
    }

    /// Notes the value of a call by the program itself that has searched.
    fn note_return(&mut self) {
        if self.state.stack().len() > 1 {
            return;
        }
        let calls = self
            .search
            .tree
            .as_ref()
            .map_or(0, |tree| tree.nodes().len());
        let searched = (self.search.gains.len(), calls);
        if std::mem::replace(&mut self.outside, searched) != searched {
            self.search
                .returned
                .clone_from(&self.state.happened().returned);
        }
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
        if !board.squares.is_empty() {
            self.search.last = Some(Solution {
                step,
                squares: board.squares.clone(),
            });
        }
        self.note_fill(&board, piece, step);
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

    /// Notes that a board is filled, or that a piece of a full one has moved.
    fn note_fill(&mut self, board: &Board, piece: Piece, step: u32) {
        let pieces = board.squares.len() as u64;
        if !board.is_full(piece) {
            self.is_left |= pieces + 1 < u64::from(board.size.rows()) || piece == Piece::Knight;
            return;
        }
        let mut squares = board.squares.clone();
        if piece == Piece::Queen {
            squares.sort_unstable();
        }
        if std::mem::take(&mut self.is_left) {
            self.search.fills += 1;
            self.moved.clear();
        } else {
            let gone = self.full.iter().filter(|square| !squares.contains(square));
            let rows: Vec<u32> = gone.map(|square| square.row).collect();
            self.search.moves +=
                u32::from(!rows.is_empty() && !self.moved.is_empty() && rows != self.moved);
            self.moved = rows;
        }
        self.full.clone_from(&squares);
        self.search.last_full = Some(Solution { step, squares });
    }

    /// Notes that a solution was found in the innermost call.
    fn note_solution(&mut self) {
        if let (Some(tree), Some(open)) = (&mut self.search.tree, self.open.last_mut())
            && let Some(node) = tree.get_mut(open.node)
        {
            open.is_solved = true;
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
            if let Some(node) = self.open.last().and_then(|open| tree.get_mut(open.node)) {
                node.last = step;
            }
            return;
        }
        // Suspended calls are not on the stack and go on later.
        let returned = self.state.happened().returned.as_ref();
        while let Some(open) = self
            .open
            .pop_if(|open| stack.iter().all(|frame| frame.call != open.call))
        {
            if let Some(node) = tree.get_mut(open.node) {
                node.ended = true;
            }
            let is_true = returned
                .is_some_and(|(of, value)| *of == function.name && *value == Value::Bool(true));
            if let Some(around) = self.open.last_mut() {
                around.is_solved |= open.is_solved;
                if open.is_solved && is_true && !self.search.succeeded.contains(&open.from) {
                    self.search.succeeded.push(open.from);
                }
            }
            if !open.is_solved && self.search.refused.len() < KEPT {
                let children = tree.children(Some(open.node));
                let tried: Vec<Square> = children
                    .filter_map(|child| tree.nodes().get(child as usize)?.square)
                    .collect();
                let n = self.reading.as_ref().map_or(0, |of| of.size.rows());
                let free = free_squares(n, &open.squares);
                let (taken, refused) = free.into_iter().partition(|free| tried.contains(free));
                self.search.taken.extend::<Vec<_>>(taken);
                let refused: Vec<Square> = refused;
                let refused = refused.into_iter().map(|free| (free, open.squares.clone()));
                self.search.refused.extend(refused);
            }
        }
        let calls = stack.iter().enumerate();
        for (place, frame) in calls.filter(|(_, frame)| function.is(frame)) {
            if self.open.iter().any(|open| open.call == frame.call) {
                continue;
            }
            let squares = self.board.as_ref().map(|board| board.squares.clone());
            let squares = squares.unwrap_or_default();
            let old = self.open.last().map_or(&[][..], |open| &open.squares);
            let mut newest = squares.iter().rev();
            let square = newest.find(|square| !old.contains(square)).copied();
            let piece = self.reading.as_ref().map(|reading| reading.piece);
            if piece == Some(Piece::Queen)
                && self.search.missed.len() < KEPT
                && let Some(new) = square
            {
                let attacked = old.iter().filter(|&&other| attack(other, new));
                let missed = attacked.map(|&other| (new, other));
                self.search.missed.extend(missed);
            }
            let parent = self.open.last().map(|open| open.node);
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
            let caller = place.checked_sub(1).and_then(|place| stack.get(place));
            self.open.push(Open {
                call: frame.call,
                node,
                squares,
                from: caller.map_or(0, |frame| frame.line),
                is_solved: self.is_solution,
            });
        }
        if let Some(node) = self.open.last().and_then(|open| tree.get_mut(open.node)) {
            node.last = node.last.max(step);
        }
    }
}

fn attack(one: Square, other: Square) -> bool {
    queens::Line::between(one, other, queens::Piece::Queen).is_some()
}

/// The squares of the next row, or of the next column, that no queen attacks, if the rows or columns before it have one each.
fn free_squares(n: u32, squares: &[Square]) -> Vec<Square> {
    let next = squares.len() as u32;
    let are_first = |numbers: &mut dyn Iterator<Item = u32>| {
        let mut numbers: Vec<u32> = numbers.collect();
        numbers.sort_unstable();
        numbers.into_iter().eq(0..next)
    };
    let is_by_rows = are_first(&mut squares.iter().map(|square| square.row));
    let is_by_columns = are_first(&mut squares.iter().map(|square| square.column));
    let all = (0..n).map(|place| match (is_by_rows, is_by_columns) {
        (false, true) => Square::new(place, next),
        _ => Square::new(next, place),
    });
    let attacked = |square: &Square| {
        let mut others = squares.iter();
        others.any(|&other| queens::Line::between(other, *square, queens::Piece::Queen).is_some())
    };
    if next >= n || !is_by_rows && !is_by_columns {
        return Vec::new();
    }
    all.filter(|square| !attacked(square)).collect()
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
