//! The judge of a run: weighs its claims by what is known of its board and its search.

mod known;
mod printed;
mod unclaimed;
mod weight;

use super::{Claim, Outcome, Ran, Verdict, Wrong, source, words};
use crate::board::{Kind, Piece, Reading, constant_size, matrix_size, named_size};
use crate::search::Search;
use crate::{Recording, State};
use bezzel_output::Printed;
use bezzel_solver::board::Size;
use known::exist;

/// The states whose variables may name the size of a board that was never there.
const NAMED: u32 = 64;

/// The facts by which claims are judged.
pub struct Judge<'a> {
    recording: &'a Recording,
    search: &'a Search,
    ran: &'a Ran<'a>,
    reading: Option<&'a Reading>,
    board: Option<(Piece, Size)>,
    /// The size that a variable holds from the beginning to the end.
    stated: Option<u32>,
    /// The wrong positions in the output.
    pub wrong: Vec<Printed>,
}

impl<'a> Judge<'a> {
    pub fn new(
        recording: &'a Recording,
        reading: Option<&'a Reading>,
        search: &'a Search,
        ran: &'a Ran<'a>,
    ) -> Self {
        let board = reading.map(|reading| (reading.piece, reading.size));
        let mut judge = Self {
            recording,
            search,
            ran,
            reading,
            board,
            stated: constant_size(recording),
            wrong: Vec::new(),
        };
        judge.board = board.or_else(|| judge.named_board());
        judge
    }

    /// The board that the names of variables and the words of the program tell.
    fn named_board(&self) -> Option<(Piece, Size)> {
        let end = self.recording.state(u32::MAX);
        let output = self.recording.output(&end);
        let text = (self.ran.source.to_owned() + &output[..output.floor_char_boundary(4096)])
            .to_lowercase();
        let piece = match (words::of_queen(&text), words::of_knight(&text)) {
            (false, true) => Piece::Knight,
            (false, false) if source::has_knight_moves(self.ran.source) => Piece::Knight,
            (true, false) => Piece::Queen,
            (false, false) if self.is_of_chess() => Piece::Queen,
            _ => return None,
        };
        let lines = self.recording.lines();
        let mut states = (0..NAMED.min(lines))
            .rev()
            .map(|step| self.recording.state(step));
        let n =
            states.find_map(|state: State| named_size(&state).or_else(|| matrix_size(&state)))?;
        Some((piece, Size::square(n).ok()?))
    }

    /// Whether the program looks for a knight's path to a square, and for no tour.
    pub fn is_of_way(&self, output: &str) -> bool {
        let output = &output[..output.floor_char_boundary(4096)];
        let text = [self.ran.source, output].join("\n").to_lowercase();
        self.is_of_knight() && words::of_way(&text)
    }

    /// Whether the code of the program is about a knight.
    pub fn speaks_of_knight(&self) -> bool {
        let code: String = source::code(self.ran.source).collect();
        words::of_knight(&code.to_lowercase()) || source::has_knight_moves(self.ran.source)
    }

    /// Whether the program is about other pieces, or about queens by other rules.
    pub fn is_of_other(&self, output: &str) -> bool {
        let output = &output[..output.floor_char_boundary(4096)];
        let code: String = source::code(self.ran.source).chain([output]).collect();
        words::of_other(&code.to_lowercase())
    }

    /// Whether the code of the program may be about queens or a knight.
    fn is_of_chess(&self) -> bool {
        let code: String = source::code(self.ran.source).collect();
        self.may_be_of_chess(&code)
    }

    /// Whether nothing tells that the program is about queens or a knight: many others have boards and lists, too.
    pub fn is_of_anything(&self, output: &str) -> bool {
        let output = &output[..output.floor_char_boundary(4096)];
        !self.may_be_of_chess(&[self.ran.source, output].join("\n"))
    }

    fn may_be_of_chess(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        let is_said = words::of_queen(&text) || words::of_knight(&text);
        let is_tested = words::of_chess(&text)
            || source::has_diagonals(self.ran.source)
            || self.is_shown() && source::has_sums(self.ran.source)
            || source::has_knight_moves(self.ran.source);
        is_said || is_tested && !words::of_problem(&text)
    }

    fn exist(&self) -> Option<u64> {
        let (_, size) = self.board.filter(|(piece, _)| *piece == Piece::Queen)?;
        exist(size.rows())
    }

    /// Whether the board is in the variables, and not only in the output.
    fn is_shown(&self) -> bool {
        self.reading
            .is_some_and(|reading| reading.kind != Kind::Printed)
    }

    /// A verdict with an outcome and no claim.
    pub fn plain(&self, outcome: Outcome) -> Verdict {
        Verdict {
            outcome,
            claim: Claim::Nothing,
            is_whole: false,
            board: self.board,
            exist: self.exist(),
            seen: if self.is_shown() {
                self.search.seen.len() as u64
            } else {
                0
            },
            printed: self
                .search
                .report
                .as_ref()
                .map_or(0, |report| report.right - report.doubled),
            wrongs: 0,
            wrong: None,
            wrong_squares: Vec::new(),
            cause: None,
        }
    }

    /// The first wrong solution of the run.
    pub fn first_wrong(&self, output: &str, verdict: &Verdict) -> Option<Wrong> {
        let (piece, _) = self.board?;
        let counts = match verdict.claim {
            Claim::Count(number) if verdict.outcome == Outcome::Wrong => u64::try_from(number).ok(),
            _ => None,
        };
        Wrong::first(
            self.recording,
            output,
            self.wrong.first(),
            counts,
            piece,
            self.search,
        )
    }

    fn is_of_knight(&self) -> bool {
        self.board.is_some_and(|(piece, _)| piece == Piece::Knight)
    }

    /// Whether the search continues after a solution was printed.
    fn continues(&self) -> bool {
        let Some(&printed) = self.search.printed.first() else {
            return false;
        };
        let seen = &self.search.seen;
        let is_given = !seen.is_empty() && seen.iter().all(|board| self.is_given(&board.squares));
        if self.search.is_local() || is_given {
            return false;
        }
        let gains = self
            .search
            .gains
            .iter()
            .filter(|gain| gain.step > printed)
            .count();
        let calls = self.search.tree.as_ref().map_or(0, |tree| {
            tree.nodes()
                .iter()
                .filter(|node| node.first > printed)
                .count()
        });
        let n = self.board.map_or(0, |(_, size)| size.rows() as usize);
        gains > 1 && calls > 0 || gains > n
    }
}
