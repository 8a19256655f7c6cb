//! The judgement on a run: whether the program's claims are true. Its output, or the value of its last call, is its claim;
//! the boards in its variables are its deeds.

mod cause;
mod closed;
mod count;
mod drawn;
mod fields;
mod knight;
mod numbers;
mod outcome;
mod path;
mod positions;
mod ran;
mod source;
mod words;
mod written;
mod wrong;

pub use cause::Cause;
pub use outcome::{Claim, Outcome};
pub use ran::{End, Ran};
pub use wrong::{Wrong, WrongSource};

use crate::board::{Kind, Piece, Reading, constant_size, matrix_size, named_size};
use crate::search::Search;
use crate::{Recording, State};
use bezzel_output::{Notation, Report, check};
use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Board, NoTour, TourRequest, verdict};
use bezzel_solver::queens::{self, known_count};
use count::Count;
use numbers::{Statements, statements};
use positions::Positions;
use std::cmp::Ordering;
use std::collections::BTreeSet;

/// The longest text of a value that is read as an output.
const LONGEST_VALUE: usize = 1 << 20;
/// The states whose variables may name the size of a board that was never there.
const NAMED: u32 = 64;

/// The judgement on a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The result of all.
    pub outcome: Outcome,
    /// The claim of the program that decides.
    pub claim: Claim,
    /// Whether all solutions are claimed, and not one of them.
    pub is_whole: bool,
    /// The piece and the board, as far as they are known.
    pub board: Option<(Piece, Size)>,
    /// The number of solutions that there are; `None` for tours, and where nobody has counted them.
    pub exist: Option<u64>,
    /// The number of different solutions that were in the variables.
    pub seen: u64,
    /// The number of different right positions or tours that were printed or returned.
    pub printed: u64,
    /// The number of wrong ones that were given for solutions.
    pub wrongs: u64,
    /// The first wrong solution.
    pub wrong: Option<Wrong>,
    /// The squares of the wrong positions that were printed.
    pub wrong_squares: Vec<Vec<Square>>,
    /// The cause of wrong or missing solutions, where it is certain.
    pub cause: Option<Cause>,
}

impl Verdict {
    /// Judges a run, as far as a reading shows its board, and by its output.
    pub fn of(
        recording: &Recording,
        reading: Option<&Reading>,
        search: &Search,
        ran: &Ran<'_>,
    ) -> Self {
        let end = recording.state(u32::MAX);
        let output = recording.output(&end);
        let mut judge = Judge::new(recording, reading, search, ran);
        let mut verdict = match ran.end {
            End::Error => judge.plain(Outcome::Error),
            End::Stopped => judge.plain(Outcome::Stopped),
            End::Whole => judge.claims(output, search.report.as_ref(), search.free.as_ref()),
        };
        if verdict.outcome == Outcome::Unknown
            || verdict.claim == Claim::Nothing && ran.end == End::Whole
        {
            verdict = judge.unclaimed(verdict);
        }
        if judge.is_of_way(output) && verdict.printed == 0 && verdict.outcome.is_of_tour() {
            verdict = judge.plain(Outcome::Unknown);
        }
        if !ran.has_output && ran.end == End::Whole {
            verdict.outcome = Outcome::Unknown;
        }
        verdict.wrong = judge.first_wrong(output, &verdict);
        verdict.wrong_squares = judge
            .wrong
            .iter()
            .map(|wrong| wrong.squares.clone())
            .collect();
        verdict.cause = Cause::find(recording, reading, search, &verdict, ran);
        // The same list again and again is what the program gives.
        if let (Outcome::Silent | Outcome::None, Some(Cause::NotCopied(_))) =
            (verdict.outcome, &verdict.cause)
            && output.contains('[')
        {
            verdict.outcome = Outcome::Wrong;
            verdict.claim = Claim::Part;
        }
        // A right number stands beside a list that is none of solutions.
        if let (Outcome::Right, Claim::Count(_)) = (verdict.outcome, verdict.claim)
            && let Some(cause) = cause::printed_same(recording, search, output, verdict.board)
        {
            verdict.outcome = Outcome::Wrong;
            verdict.claim = Claim::Part;
            verdict.cause = Some(cause);
        }
        let is_unread = match (verdict.outcome, verdict.claim) {
            (Outcome::Right, Claim::Nothing | Claim::Count(_)) => {
                drawn::has_names_from_zero(output, verdict.board)
                    || cause::prints_item(recording, search, output)
            }
            (Outcome::Silent, _) => {
                drawn::may_have_boards(output, verdict.board) || drawn::has_block(output)
            }
            (Outcome::None, Claim::Nothing) => drawn::has_block(output),
            _ => false,
        };
        if is_unread {
            verdict.outcome = Outcome::Unknown;
            verdict.cause = None;
        }
        verdict
    }

    /// The number of different right solutions that were found, by either way.
    pub fn found(&self) -> u64 {
        self.printed.max(self.seen)
    }
}

/// The facts by which claims are judged.
struct Judge<'a> {
    recording: &'a Recording,
    search: &'a Search,
    ran: &'a Ran<'a>,
    reading: Option<&'a Reading>,
    board: Option<(Piece, Size)>,
    /// The size that a variable holds from the beginning to the end.
    stated: Option<u32>,
    /// The wrong positions in the output.
    wrong: Vec<bezzel_output::Printed>,
}

impl<'a> Judge<'a> {
    fn new(
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

    /// Whether the program looks for the way of a knight to a square, and for no tour.
    fn is_of_way(&self, output: &str) -> bool {
        let output = &output[..output.floor_char_boundary(4096)];
        let text = [self.ran.source, output].join("\n").to_lowercase();
        self.is_of_knight() && words::of_way(&text)
    }

    /// Whether the code of the program may be about queens or a knight.
    fn is_of_chess(&self) -> bool {
        let code: String = source::code(self.ran.source).collect();
        words::of_chess(&code.to_lowercase())
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
    fn plain(&self, outcome: Outcome) -> Verdict {
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

    /// The report on the output: on the board of the program, or on another one that it names.
    fn report<'r>(
        &mut self,
        given: Option<&'r Report>,
        free: Option<&'r Report>,
    ) -> Option<&'r Report> {
        let sizes = source::sizes(self.ran.source, self.ran.given);
        let is_of_program = |report: &&Report| {
            let is_named = report
                .size
                .is_some_and(|size| sizes.contains(&size.rows().into()));
            let is_drawn = report.notation == Notation::Drawn;
            report.right > 0 && (is_named || is_drawn || self.reading.is_none())
        };
        // Marks of a tour that breaks off may stand as queens do.
        let of_tour = self
            .board
            .map(|(piece, _)| piece)
            .filter(|piece| *piece == Piece::Knight);
        let piece = self.reading.map(|reading| reading.piece).or(of_tour);
        let is_of_piece = |report: &&Report| piece.is_none_or(|piece| piece == piece_of(report));
        let given = given
            .filter(is_of_piece)
            .filter(|report| report.size.is_some());
        let other = free.filter(is_of_piece).filter(is_of_program);
        let report = match (given, other) {
            (Some(given), Some(other)) if other.right > given.right => Some(other),
            (None, other) => other,
            (given, _) => given,
        };
        // If no variable holds a board, any list of numbers could be a list of queens.
        let is_drawn = |report: &&Report| report.notation == Notation::Drawn;
        let has_solutions = !self.search.seen.is_empty();
        let report = report.filter(|report| {
            report.right > 0 || is_drawn(report) || has_solutions || self.is_of_chess()
        });
        if let Some(report) = report.filter(|report| report.right > 0 || self.board.is_none())
            && let Some(size) = report.size
        {
            self.board = Some((piece_of(report), size));
        }
        report
    }

    /// The output without the item before the first row, if the lists of the program have one and it prints it.
    fn without_dummy(&self, output: &str, given: Option<&Report>) -> Option<(String, Report)> {
        let reading = self.reading?;
        if reading.kind != (Kind::Columns { dummy: true }) || !output.contains("[0, ") {
            return None;
        }
        let text = output.replace("[0, ", "[");
        let report = check(&text, Some(reading.size.rows()), Some(queens::Piece::Queen));
        let more =
            given.is_none_or(|given| given.right < report.right && given.read <= report.read);
        more.then_some((text, report))
    }

    /// Judges the claims of an output.
    fn claims(&mut self, output: &str, given: Option<&Report>, free: Option<&Report>) -> Verdict {
        let without = self.without_dummy(output, given);
        let (output, given) = without
            .as_ref()
            .map_or((output, given), |(text, report)| (&**text, Some(report)));
        let report = self.report(given, free);
        let piece = self.board.map(|(piece, _)| piece);
        let mut positions = report
            .zip(piece)
            .map_or_else(Positions::default, |(report, piece)| {
                let search = (self.reading.is_some()).then_some(self.search);
                Positions::of(report, output, piece, search)
            });
        let n = self.board.map(|(_, size)| size.rows());
        if let (None, Some(Piece::Queen), Some(n)) = (report, piece, n)
            && self.is_of_chess()
        {
            positions
                .wrong
                .extend(positions::called_solutions(output, n));
        }
        if let (true, Some((Piece::Knight, size))) = (positions.is_empty(), self.board) {
            positions.wrong.extend(path::wrong(output, size));
        }
        let by = |byte: usize| self.line_of(byte);
        let said = statements(output, n, !positions.is_empty(), &by);
        let mut verdict = self.weigh(output, &positions, &said, report);
        if verdict.claim == Claim::Nothing && self.prints_part_of_tour(output) {
            (verdict.outcome, verdict.claim) = (Outcome::Wrong, Claim::Part);
        }
        self.wrong = positions.wrong;
        self.wrong.extend(
            positions
                .short
                .filter(|_| verdict.outcome == Outcome::Wrong),
        );
        verdict
    }

    /// Whether the last lines of an output are a knight's board on which squares are missing.
    fn prints_part_of_tour(&self, output: &str) -> bool {
        let Some((Piece::Knight, size)) = self.board else {
            return false;
        };
        let rows = size.rows() as usize;
        let is_row = |line: &&str| {
            let numbers = line.split(|sign: char| !sign.is_ascii_digit() && sign != '-');
            numbers
                .filter(|number| number.parse::<i64>().is_ok())
                .count()
                == size.columns() as usize
        };
        let lines = output
            .trim_end()
            .lines()
            .rev()
            .filter(|line| !line.trim().is_empty());
        lines.take(rows).filter(is_row).count() == rows
    }

    /// The line of the program that has printed a byte.
    fn line_of(&self, byte: usize) -> String {
        let step = self.recording.step_of_output(byte);
        let line = self.recording.state(step).line_before().unwrap_or_default();
        let line = self.ran.source.lines().nth(line.saturating_sub(1) as usize);
        line.unwrap_or_default().to_owned()
    }

    fn weigh(
        &self,
        output: &str,
        positions: &Positions,
        said: &Statements,
        report: Option<&Report>,
    ) -> Verdict {
        let verdict = |outcome, claim| Verdict {
            printed: positions.distinct,
            wrongs: positions.wrong.len() as u64,
            claim,
            ..self.plain(outcome)
        };
        if !positions.wrong.is_empty() {
            return verdict(Outcome::Wrong, Claim::Positions);
        }
        if let Some(claim) = self.false_claim(output, positions, said) {
            return verdict(Outcome::Wrong, claim);
        }
        match self.named_instead() {
            Some(Ordering::Less) if positions.right > 0 => {
                return verdict(Outcome::Wrong, Claim::Part);
            }
            Some(_) if positions.right > 0 => return verdict(Outcome::Unknown, Claim::Positions),
            _ => {}
        }
        let exist = self.exist();
        let is_all = exist.is_some_and(|exist| exist > 0 && positions.distinct == exist);
        let is_essential = positions.is_essential || self.is_fundamental(positions.distinct);
        if positions.right > 0 {
            let others = report.is_some_and(|report| !report.others.is_empty());
            let outcome = match positions.distinct {
                _ if said.is_false || said.unclear.is_some() && !is_all => Outcome::Unknown,
                _ if is_all || is_essential => Outcome::Right,
                _ if self.is_sample(output, positions, said) => Outcome::Right,
                1 if positions.has_steps && !positions.is_right_last => Outcome::Unknown,
                // One position again and again, where more are counted.
                1 if positions.right > 2 && !self.is_of_knight() => Outcome::Incomplete,
                1 if positions.is_in_list || !others && self.goes_on() => Outcome::Incomplete,
                1 => Outcome::Right,
                _ if self.is_of_knight() => Outcome::Right,
                _ => Outcome::Incomplete,
            };
            let is_other = report.is_some_and(|report| report.notation == Notation::Drawn)
                && drawn::has_other_boards(output, self.board);
            let is_other =
                is_other || report.is_some_and(|report| self.misses_a_size(output, report));
            let outcome = if said.unclear.is_some() || is_other {
                Outcome::Unknown
            } else {
                outcome
            };
            return Verdict {
                is_whole: is_all,
                ..verdict(outcome, Claim::Positions)
            };
        }
        if let Some(short) = &positions.short {
            let attacks = positions::attacking(&short.squares).len() as u64;
            return verdict(Outcome::EndsShort(attacks), Claim::Nothing);
        }
        if let Some(&count) = said.counts.last() {
            let outcome = match self.is_true_count(&count, positions) {
                // The boards beside the number are not read.
                Some(true) if drawn::has_other_boards(output, self.board) => Outcome::Unknown,
                Some(true) => Outcome::Right,
                Some(false) | None => Outcome::Unknown,
            };
            let is_whole = exist.is_some() && exist == u64::try_from(count.number).ok();
            return Verdict {
                is_whole,
                ..verdict(outcome, Claim::Count(count.number))
            };
        }
        if !said.none.is_empty() || said.is_false {
            let outcome = match self.has_solution(said.is_none_closed) {
                Some(false) => Outcome::Right,
                _ => Outcome::Unknown,
            };
            return verdict(outcome, Claim::NoSolution);
        }
        if let Some(part) = &positions.part
            && self.is_result(part, report)
        {
            return verdict(Outcome::Wrong, Claim::Part);
        }
        if said.is_true && drawn::has_empty_board(output, self.board) {
            return verdict(Outcome::Wrong, Claim::Part);
        }
        if said.is_true {
            let is_shown = !self.search.seen.is_empty();
            let outcome = if is_shown {
                Outcome::Right
            } else {
                Outcome::Unknown
            };
            return verdict(outcome, Claim::Solution);
        }
        verdict(
            Outcome::Unknown,
            said.unclear.map_or(Claim::Nothing, Claim::Count),
        )
    }

    /// A statement of the output that is false.
    fn false_claim(&self, output: &str, positions: &Positions, said: &Statements) -> Option<Claim> {
        let is_false = |count: &&Count| self.is_true_count(count, positions) == Some(false);
        if let Some(count) = said.counts.iter().find(is_false) {
            return Some(Claim::Count(count.number));
        }
        if let [first, .., _] = said.labels[..]
            && first > 1
            && said.labels.windows(2).all(|pair| pair[1] == pair[0] + 1)
        {
            return Some(Claim::Numbers);
        }
        let exists = |size: &Option<u32>| match size {
            Some(size) if !self.is_of_knight() => exist(*size).map(|exist| exist > 0),
            _ => self.has_solution(said.is_none_closed),
        };
        let is_false = said.is_false && positions.right == 0 && said.none.is_empty();
        if !said.none.is_empty() || is_false {
            let mut none = said.none.iter().chain(is_false.then_some(&None));
            return none
                .any(|size| exists(size) == Some(true))
                .then_some(Claim::NoSolution);
        }
        if self.is_of_knight() && positions.right > 0 && closed::is_false(output) {
            return Some(Claim::Closed);
        }
        let is_none = self.has_solution(false) == Some(false);
        (said.is_true && is_none).then_some(Claim::Solution)
    }

    /// Whether an output has boards of several sizes, but none that is right of a size between them or of one that a line names.
    fn misses_a_size(&self, output: &str, report: &Report) -> bool {
        let reports = self.search.free.iter().chain([report]);
        let read: BTreeSet<u32> = reports
            .flat_map(|report| {
                let others = report.others.iter().map(|(size, _)| *size);
                others.chain(report.size.filter(|_| report.right > 0))
            })
            .map(Size::rows)
            .collect();
        let (Some(&first), Some(&last)) = (read.first(), read.last()) else {
            return false;
        };
        let sizes = source::sizes(self.ran.source, self.ran.given);
        let between = (first..last).filter(|&n| sizes.contains(&n.into()));
        let named = numbers::sizes(output).filter(|&n| exist(n) > Some(0));
        read.len() > 1 && between.chain(named).any(|n| !read.contains(&n))
    }

    /// Whether the boards are examples beside the number of all, which has been tested.
    fn is_sample(&self, output: &str, positions: &Positions, said: &Statements) -> bool {
        let exist = self.exist().and_then(|exist| i64::try_from(exist).ok());
        let is_counted = said.counts.iter().any(|count| Some(count.number) == exist);
        is_counted
            && positions.distinct == positions.right
            && !positions.has_steps
            && words::of_sample(&output.to_lowercase())
    }

    /// Whether a program that speaks of images has as many solutions as there are fundamental ones.
    fn is_fundamental(&self, number: u64) -> bool {
        let n = self
            .board
            .filter(|(piece, _)| *piece == Piece::Queen)
            .map(|(_, size)| size.rows());
        let known = n.and_then(|n| known_count(n, queens::Piece::Queen));
        known.is_some_and(|(_, fundamental)| fundamental == Some(number))
            && words::of_essential(&self.ran.source.to_lowercase())
    }

    /// Whether a number of solutions is right, where that is known: tours are not counted.
    fn is_true_count(&self, count: &Count, positions: &Positions) -> Option<bool> {
        let (_, size) = self.board.filter(|_| !self.is_of_knight())?;
        let Ok(number) = u64::try_from(count.number) else {
            return Some(false);
        };
        let is_true = |n: u32| {
            let (all, fundamental) = known_count(n, queens::Piece::Queen)?;
            let is_essential = count.is_essential || positions.is_essential;
            Some(
                number == all
                    || is_essential && fundamental == Some(number)
                    || self.is_fundamental(number)
                    || number == 1 && positions.distinct == 1 && !self.goes_on(),
            )
        };
        let n = count.size.unwrap_or(size.rows());
        // A board that was read from the variables may be another than the one that they name.
        let named = self
            .stated
            .filter(|_| count.size.is_none() && positions.is_empty());
        let by_name = is_true(named.unwrap_or(n))?;
        is_true(n).filter(|by_board| *by_board == by_name)
    }

    /// Whether there is a solution, or a tour from the square where the program's knight starts. A closed tour starts anywhere.
    fn has_solution(&self, is_closed: bool) -> Option<bool> {
        match self.board? {
            (Piece::Queen, size) => exist(size.rows()).map(|exist| exist > 0),
            (Piece::Knight, size) if !is_closed && !self.is_reached(size) => None,
            (Piece::Knight, size) => {
                let start = self.search.gains.first().map(|gain| gain.square);
                let request = match start {
                    _ if is_closed => TourRequest::closed(),
                    Some(start) => TourRequest::open().from(start),
                    None => TourRequest::open(),
                };
                // Not every square of these boards starts a tour.
                let depends = !is_closed
                    && start.is_none()
                    && (size.area() % 2 == 1 || size.rows().min(size.columns()) < 5);
                let verdict = verdict(&Board::from(size), &request);
                match verdict {
                    Ok(()) => Some(true).filter(|_| !depends),
                    Err(NoTour::Impossible(_)) => Some(false),
                    Err(_) => None,
                }
            }
        }
    }

    /// The order of the size of the boards that were read and the one that the program names for them: one row is too many, or
    /// missing, or the program has no number of that size.
    fn named_instead(&self) -> Option<Ordering> {
        let (_, size) = self.board.filter(|_| !self.is_of_knight())?;
        let named = self.stated?;
        let sizes = source::sizes(self.ran.source, self.ran.given);
        let is_other = size.rows().abs_diff(named) == 1 || !sizes.contains(&size.rows().into());
        let order = size.rows().cmp(&named);
        (is_other && order.is_ne() && sizes.contains(&named.into())).then_some(order)
    }

    /// Whether the knight has been in the last row and column of a board: if it has not, the board may be smaller.
    fn is_reached(&self, size: Size) -> bool {
        let squares = || self.search.gains.iter().map(|gain| gain.square);
        let is_pairs = self
            .reading
            .is_some_and(|reading| matches!(reading.kind, Kind::Pairs));
        !is_pairs
            || squares().any(|square| square.row + 1 == size.rows())
                && squares().any(|square| square.column + 1 == size.columns())
    }

    fn is_of_knight(&self) -> bool {
        self.board.is_some_and(|(piece, _)| piece == Piece::Knight)
    }

    /// Whether the search goes on after a solution was printed.
    fn goes_on(&self) -> bool {
        let Some(&printed) = self.search.printed.first() else {
            return false;
        };
        if self.search.is_local() {
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

    /// Whether a board with too few pieces is printed as the result: it is the only one, or the search is over.
    fn is_result(&self, part: &bezzel_output::Printed, report: Option<&Report>) -> bool {
        let is_alone = report.is_some_and(|report| report.read == 1);
        let end = self.recording.state(u32::MAX);
        let output = self.recording.output(&end);
        let line = usize::try_from(part.line)
            .unwrap_or(usize::MAX)
            .saturating_sub(1);
        let start: usize = output.split_inclusive('\n').take(line).map(str::len).sum();
        let step = self.recording.step_of_output(start);
        let last = self.search.gains.last().map(|gain| gain.step);
        let has_pieces = self.is_of_knight() || !part.squares.is_empty();
        has_pieces && is_alone || last.is_some_and(|last| last < step)
    }

    /// Judges a run whose output claims nothing.
    fn unclaimed(&mut self, by_output: Verdict) -> Verdict {
        if let Outcome::EndsShort(_) | Outcome::Right | Outcome::Wrong = by_output.outcome {
            return by_output;
        }
        let functions = self.recording.functions().iter();
        let is_whole = self.recording.has_ended();
        if is_whole
            && source::only_defines(self.ran.source, functions.map(|function| function.defined))
        {
            return self.plain(Outcome::NotCalled);
        }
        if by_output.claim != Claim::Nothing {
            return by_output;
        }
        if let Some(verdict) = self.returned() {
            return verdict;
        }
        let outcome = match (self.search.seen.len(), &self.search.last_full) {
            (1.., _) if is_whole => Outcome::Silent,
            (0, Some(last)) if self.search.is_local() => {
                Outcome::EndsShort(positions::attacking(&last.squares).len() as u64)
            }
            _ if !is_whole || self.board.is_none() => Outcome::Unknown,
            _ => Outcome::None,
        };
        self.plain(outcome)
    }

    /// Judges the value of the last call in which the program has searched.
    fn returned(&mut self) -> Option<Verdict> {
        let (_, value) = self.search.returned.as_ref()?;
        if !matches!(value.items(), Some([_, ..])) {
            return match value {
                crate::Value::Int(number)
                    if *number > 1 && self.exist() == u64::try_from(*number).ok() =>
                {
                    let claim = Claim::Count(*number);
                    let is_whole = true;
                    Some(Verdict {
                        claim,
                        is_whole,
                        ..self.plain(Outcome::Right)
                    })
                }
                _ => None,
            };
        }
        let text = written::written(value);
        if text.len() > LONGEST_VALUE {
            return None;
        }
        let n = self.board.map(|(_, size)| size.rows());
        let report = check(&text, n, n.map(|_| queens::Piece::Queen));
        let piece = self.board.map_or(Piece::Queen, |(piece, _)| piece);
        let search = self.reading.is_some().then_some(self.search);
        let positions = Positions::of(&report, &text, piece, search);
        let verdict = (report.size.is_some()
            && (positions.right > 0 || !positions.wrong.is_empty()))
        .then(|| self.weigh(&text, &positions, &Statements::default(), Some(&report)))?;
        Some(verdict)
    }

    /// The first wrong solution of the run.
    fn first_wrong(&self, output: &str, verdict: &Verdict) -> Option<Wrong> {
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
}

fn exist(n: u32) -> Option<u64> {
    known_count(n, queens::Piece::Queen).map(|(all, _)| all)
}

fn piece_of(report: &Report) -> Piece {
    match report.piece {
        Some(_) => Piece::Queen,
        None => Piece::Knight,
    }
}
