use super::written::written;
use super::{Claim, Outcome, Ran, Verdict, drawn, knight, positions, source};
use crate::board::{Piece, Reading, VariablePath, each_variable};
use crate::search::{Node, Search};
use crate::{ErrorKind, Recording, State, Value};
use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::{self, Line};
use std::collections::{BTreeMap, BTreeSet};

/// The states in which the rows of a matrix are compared.
const COMPARED: u32 = 200;
/// The number of pairs of queens from which a line is certainly not tested at the edge.
const SURE: usize = 3;

/// The cause of wrong or missing solutions. It explains all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// All rows of a matrix are the same list.
    AliasedRows(VariablePath),
    /// A list of solutions has the same list again and again, since it was appended without a copy.
    NotCopied(VariablePath),
    /// Queens in these lines are never found to attack each other: all conflicts of wrong solutions are in them.
    NotTested(Vec<Line>),
    /// Queens are tested, but not where one of them is in the first or the last row or column.
    EdgeLines,
    /// The last column, or the first, never has a queen: a range is one short.
    RangeShort {
        /// Whether it is the last one.
        last: bool,
        /// Whether it is a column, not a row.
        column: bool,
    },
    /// An array of marks has too few items for the sums or differences that number them.
    ArrayShort(VariablePath),
    /// A mark that is set for a queen stays after the queen is taken away.
    MarkStays(VariablePath),
    /// The value of the inner call, on this line, is not used.
    ResultUnused(u32),
    /// The recursive function returns before it has tried all squares of the row.
    ReturnedEarly,
    /// The program never takes a queen back, so the first dead end ends the search.
    NeverBack,
    /// The knight's squares are marked when the calls come back.
    MarkedLate,
    /// The marks of the knight's squares are never taken back.
    NeverUnmarked,
    /// The program needs more calls within one another than the page allows.
    RecursionLimit,
}

impl Cause {
    /// Its name on the page and in tests. Those without a name are only told in words.
    pub fn name(&self) -> Option<&'static str> {
        Some(match self {
            Self::AliasedRows(_) => "aliased-rows",
            Self::NotCopied(_) => "same-list-appended",
            Self::NotTested(lines) => match lines[..] {
                [Line::Column] => "columns",
                [Line::Antidiagonal] => "rising",
                [Line::Diagonal] => "falling",
                _ => return None,
            },
            Self::EdgeLines => "edge-lines",
            Self::RangeShort { .. } => "range-short",
            Self::ArrayShort(_) => "array-short",
            Self::MarkStays(_) => "mark-kept",
            Self::ResultUnused(_) => "result-unused",
            Self::ReturnedEarly => "returned-early",
            Self::NeverBack => return None,
            Self::MarkedLate => "marked-late",
            Self::NeverUnmarked => "never-unmarked",
            Self::RecursionLimit => "recursion-limit",
        })
    }

    /// The cause, if it is certain.
    pub(super) fn find(
        recording: &Recording,
        reading: Option<&Reading>,
        search: &Search,
        verdict: &Verdict,
        ran: &Ran<'_>,
    ) -> Option<Self> {
        let facts = Facts {
            recording,
            reading,
            search,
            verdict,
            ran,
        };
        match (verdict.outcome, verdict.board) {
            (Outcome::Error, Some((_, size))) => facts.of_error(size),
            (
                Outcome::Wrong
                | Outcome::None
                | Outcome::Incomplete
                | Outcome::Silent
                | Outcome::Unknown,
                board,
            ) => facts.aliased_rows().or_else(|| match board? {
                // A search that has found a tour marks as it should.
                (Piece::Knight, _) if !search.seen.is_empty() => None,
                (Piece::Knight, _) => {
                    knight::fault(recording, ran.source).map(|fault| match fault {
                        knight::Fault::Late => Self::MarkedLate,
                        knight::Fault::Kept => Self::NeverUnmarked,
                    })
                }
                (Piece::Queen, size) => facts.of_queens(size),
            }),
            _ => None,
        }
    }
}

/// The facts by which causes are found.
struct Facts<'a> {
    recording: &'a Recording,
    reading: Option<&'a Reading>,
    search: &'a Search,
    verdict: &'a Verdict,
    ran: &'a Ran<'a>,
}

impl Facts<'_> {
    fn of_queens(&self, size: Size) -> Option<Cause> {
        let search = self.search;
        let is_of_wrong = self.verdict.outcome == Outcome::Wrong;
        let says_wrong_boards = self.verdict.wrong.is_some();
        let unused = self.result_unused();
        unused
            .or_else(|| not_copied(self.recording, search))
            .or_else(|| {
                if is_of_wrong && says_wrong_boards {
                    return self.not_tested(size).or_else(|| never_back(search));
                }
                match self.verdict.outcome {
                    // A right search says something wrong.
                    _ if self.has_all() => None,
                    // Marks that stay keep rows and columns empty, which looks like a short range.
                    Outcome::None | Outcome::Incomplete | Outcome::Wrong => never_back(search)
                        .or_else(|| self.returned_early())
                        .or_else(|| self.array_short(size))
                        .or_else(|| mark_stays(self.recording, self.reading, search))
                        .or_else(|| self.range_short(size)),
                    _ => None,
                }
            })
    }

    /// Whether all solutions stood on the board.
    fn has_all(&self) -> bool {
        self.verdict.exist == Some(self.verdict.seen) && self.verdict.seen > 0
    }

    /// The cause of an error.
    fn of_error(&self, size: Size) -> Option<Cause> {
        let error = self.ran.error?;
        match error.kind {
            ErrorKind::Recursion => {
                let depth = self.recording.recursive()?.depth as usize;
                let pieces = self
                    .search
                    .last
                    .as_ref()
                    .map_or(0, |board| board.squares.len());
                let has_limit = self.ran.source.contains("setrecursionlimit");
                let needs_more = size.area() as usize > depth;
                (needs_more && (has_limit || 5 * pieces >= 4 * depth))
                    .then_some(Cause::RecursionLimit)
            }
            ErrorKind::Index => {
                let line = source::line(self.ran.source, error.line?);
                let state = self.recording.state(u32::MAX);
                let short = Self::short_arrays(&state, size);
                let named = short
                    .into_iter()
                    .find(|(path, _)| source::indexes_by_sum(line, &path.to_string()))?;
                Some(Cause::ArrayShort(named.0))
            }
            _ => None,
        }
    }

    /// The value of the inner call is not used, so a solution is found and lost.
    fn result_unused(&self) -> Option<Cause> {
        let is_lost = match self.verdict.claim {
            Claim::NoSolution | Claim::Part => true,
            Claim::Positions => self.verdict.printed == 0 && self.verdict.wrongs == 1,
            _ => false,
        };
        let function = self.recording.recursive()?;
        let mut lines = self.search.succeeded.iter().copied();
        let line =
            lines.find(|&line| source::is_bare_call(self.ran.source, line, &function.name))?;
        (is_lost && self.verdict.outcome == Outcome::Wrong).then_some(Cause::ResultUnused(line))
    }

    /// The lines in which the queens of all wrong full boards attack each other.
    fn not_tested(&self, size: Size) -> Option<Cause> {
        let n = size.rows() as usize;
        // A search that has found solutions, and never had what is printed, tests as it should.
        let search = self.search;
        let printed = self.verdict.wrong_squares.iter();
        let had = |squares: &&Vec<Square>| {
            let mut boards = search.accepted.iter().chain(&search.last_full);
            boards.any(|board| board.squares == **squares)
        };
        if !search.seen.is_empty()
            && printed.clone().len() > 0
            && !printed.clone().any(|of| had(&of))
        {
            return None;
        }
        let boards = self
            .search
            .accepted
            .iter()
            .map(|accepted| &accepted.squares);
        let boards: Vec<&Vec<Square>> = boards
            .chain(self.verdict.wrong.iter().map(|wrong| &wrong.squares))
            .chain(&self.verdict.wrong_squares)
            .filter(|squares| squares.len() == n)
            .collect();
        let all = || {
            let pairs = boards
                .iter()
                .flat_map(|squares| positions::attacking(squares));
            pairs.chain(self.search.missed.iter().copied())
        };
        let first = |square: Square| square.row == 0 || square.column == 0;
        let last =
            |square: Square| square.row + 1 == size.rows() || square.column + 1 == size.columns();
        let touches = |edge: &dyn Fn(Square) -> bool| all().all(|(a, b)| edge(a) || edge(b));
        // If all are in one row, it may be one that is never tested.
        let of_one = |of: &dyn Fn(Square) -> u32| {
            let mut ends = [0, size.rows() - 1].into_iter();
            ends.any(|end| touches(&|square| of(square) == end))
        };
        let is_of_one = of_one(&|square| square.row) || of_one(&|square| square.column);
        let mut lines: Vec<Line> = all()
            .filter_map(|(a, b)| Line::between(a, b, queens::Piece::Queen))
            .collect();
        lines.sort_unstable();
        lines.dedup();
        let count = all().count();
        // A column at the edge is one that is not tested, and no edge.
        let is_edge = !is_of_one && lines != [Line::Column] && (touches(&first) || touches(&last));
        let different: BTreeSet<&Vec<Square>> = boards.iter().copied().collect();
        if count >= SURE && size.rows() > 5 && different.len() > 1 && is_edge {
            return Some(Cause::EdgeLines);
        }
        // On one board a line that is never tested and one that is tested in part look alike, and both are told.
        (!lines.is_empty() && lines.len() < 3).then_some(Cause::NotTested(lines))
    }

    /// Each call without a solution has tried one square, and left out others that were free.
    fn returned_early(&self) -> Option<Cause> {
        let tree = self.search.tree.as_ref()?;
        let is_single = tree.nodes().iter().all(|node| node.children < 2);
        let left = self.search.refused.iter().filter(|(square, _)| {
            let before = self.search.taken.iter();
            before
                .filter(|taken| taken.row == square.row)
                .any(|taken| taken.column < square.column)
        });
        let is_over = tree.nodes().first().is_some_and(|root| root.ended);
        let defined = self.recording.recursive()?.defined;
        let mut parents = tree.nodes().iter().filter(|node| node.children > 0);
        let is_cut = |node: &Node| {
            let line = self.recording.state(node.last).line().unwrap_or(0);
            source::returns_in_loop(self.ran.source, defined, line)
        };
        let are_cut = parents.all(is_cut);
        (is_over && is_single && self.search.seen.is_empty() && left.count() > 1 && are_cut)
            .then_some(Cause::ReturnedEarly)
    }

    /// The lists of marks with fewer items than there are diagonals, each with its number of items.
    fn short_arrays(state: &State, size: Size) -> Vec<(VariablePath, usize)> {
        let mut found = Vec::new();
        let diagonals = 2 * size.rows() as usize - 1;
        each_variable(state, |path, value| {
            if let Value::List(items) = value
                && items
                    .iter()
                    .all(|item| matches!(item, Value::Bool(_) | Value::Int(_)))
                && (2..diagonals).contains(&items.len())
            {
                found.push((path.clone(), items.len()));
            }
        });
        found
    }

    /// An array of marks in which a free square has the item of another diagonal with a queen: so it is for each square that
    /// was left out.
    fn array_short(&self, size: Size) -> Option<Cause> {
        let refused = &self.search.refused;
        let state = self.recording.state(self.recording.lines() / 2);
        let mut short = Self::short_arrays(&state, size).into_iter();
        let explains = |(path, length): &(VariablePath, usize)| {
            let name = path.to_string();
            let length = *length as i64;
            let is_indexed = self
                .ran
                .source
                .lines()
                .any(|line| source::indexes_by_sum(line, &name));
            let sum = |square: &Square| {
                (i64::from(square.row) + i64::from(square.column)).rem_euclid(length)
            };
            let difference = |square: &Square| {
                (i64::from(square.row) - i64::from(square.column)).rem_euclid(length)
            };
            let all = |of: &dyn Fn(&Square) -> i64| {
                refused
                    .iter()
                    .all(|(square, queens)| queens.iter().any(|queen| of(queen) == of(square)))
            };
            is_indexed && (all(&sum) || all(&difference))
        };
        let found = short.find(explains)?;
        (refused.len() > 1).then_some(Cause::ArrayShort(found.0))
    }

    /// Of the free squares exactly those of the last column, or of the first one, were left out.
    fn range_short(&self, size: Size) -> Option<Cause> {
        let (refused, taken) = (&self.search.refused, &self.search.taken);
        if refused.len() < 2 || taken.is_empty() {
            return None;
        }
        // A search that ends before the last row has no range for it.
        let n = size.rows() as usize;
        if refused.iter().all(|(_, queens)| queens.len() + 1 == n) {
            return None;
        }
        let all = |of: &dyn Fn(&Square) -> u32, number: u32| {
            refused.iter().all(|(square, _)| of(square) == number)
                && taken.iter().all(|square| of(square) != number)
        };
        let (rows, columns) = (
            |square: &Square| square.row,
            |square: &Square| square.column,
        );
        let ends = [
            (all(&columns, size.columns() - 1), true, true),
            (all(&columns, 0), false, true),
            (all(&rows, size.rows() - 1), true, false),
            (all(&rows, 0), false, false),
        ];
        let (_, last, column) = ends.into_iter().find(|(is_so, ..)| *is_so)?;
        Some(Cause::RangeShort { last, column })
    }

    /// A matrix whose rows are equal in all states though they change, and are not all blank.
    fn aliased_rows(&self) -> Option<Cause> {
        let lines = self.recording.lines();
        let mut rows: BTreeMap<VariablePath, Option<Vec<Value>>> = BTreeMap::new();
        let mut changed: BTreeMap<VariablePath, u32> = BTreeMap::new();
        let mut widths: BTreeMap<VariablePath, usize> = BTreeMap::new();
        for index in 0..=COMPARED.min(lines) {
            let step = u64::from(index) * u64::from(lines) / u64::from(COMPARED.min(lines).max(1));
            each_variable(&self.recording.state(step as u32), |path, value| {
                let Value::List(items) = value else {
                    return;
                };
                let [Value::List(first), rest @ ..] = &items[..] else {
                    return;
                };
                // A list of solutions has more rows, or rows of any length.
                let width = widths.entry(path.clone()).or_insert_with(|| first.len());
                if rest.len() >= first.len() || *width != first.len() {
                    rows.insert(path.clone(), None);
                    return;
                }
                if rest.len() + 1 != first.len() || first.len() < 3 {
                    return;
                }
                let is_scalar = first.iter().all(Value::is_scalar);
                let are_same = is_scalar && rest.iter().all(|row| *row == items[0]);
                let row = are_same.then(|| first.to_vec());
                let before = rows.entry(path.clone()).or_insert_with(|| row.clone());
                match (&before, &row) {
                    (Some(old), Some(new)) if old != new => {
                        *changed.entry(path.clone()).or_default() += 1;
                    }
                    (Some(_), Some(_)) => {}
                    _ => *before = None,
                }
                if before.is_some() {
                    *before = row;
                }
            });
        }
        let mut same = rows
            .into_iter()
            .filter(|(_, row)| row.is_some())
            .map(|(path, _)| path);
        same.find(|path| changed.get(path).is_some_and(|&times| times > 1))
            .map(Cause::AliasedRows)
    }
}

/// The list that is the same again and again, if an output has it: as it is, item by item, or as empty boards.
pub fn printed_same(
    recording: &Recording,
    search: &Search,
    output: &str,
    board: Option<(Piece, Size)>,
) -> Option<Cause> {
    let cause = not_copied(recording, search)?;
    let Cause::NotCopied(path) = &cause else {
        return None;
    };
    let end = recording.state(u32::MAX);
    let is_whole = || {
        path.value(&end)
            .is_some_and(|value| output.contains(&written(value)))
    };
    let mut known = BTreeSet::new();
    let mut lines = output.lines().map(str::trim);
    let is_of_list = |line: &str| line.starts_with(['[', '(']) || starts_with_a_number(line);
    let mut repeats = || lines.any(|line| is_of_list(line) && !known.insert(line));
    (is_whole() || repeats() || drawn::has_empty_board(output, board)).then_some(cause)
}

/// Whether an output has an item of a list that is the same again and again.
pub fn prints_item(recording: &Recording, search: &Search, output: &str) -> bool {
    let Some(Cause::NotCopied(path)) = not_copied(recording, search) else {
        return false;
    };
    let mut states = [u32::MAX, recording.lines().saturating_sub(1)].into_iter();
    states.any(|step| {
        let state = recording.state(step);
        let items = path.value(&state).and_then(Value::items);
        let first = items.and_then(<[Value]>::first);
        first.is_some_and(|item| output.contains(&written(item)))
    })
}

fn starts_with_a_number(line: &str) -> bool {
    line.trim_start_matches('-')
        .starts_with(|sign: char| sign.is_ascii_digit())
}

/// A list of equal lists at the end, or while the last call runs.
fn not_copied(recording: &Recording, search: &Search) -> Option<Cause> {
    let states = [
        recording.state(u32::MAX),
        recording.state(recording.lines().saturating_sub(1)),
    ];
    states.into_iter().find_map(|state| {
        let mut found = None;
        each_variable(&state, |path, value| {
            if let Value::List(items) = value
                && let [first, rest @ ..] = &items[..]
                && let Value::List(_) | Value::Set(_) | Value::Dict(_) = first
                && !rest.is_empty()
                && search.seen.len() > 1
                && items.len() >= search.seen.len()
                && found.is_none()
                && rest.iter().all(|item| item == first)
                && !is_board(&items[..])
            {
                found = Some(Cause::NotCopied(path.clone()));
            }
        });
        found
    })
}

/// Whether a list of lists may be a matrix that is empty in the end.
fn is_board(items: &[Value]) -> bool {
    let lengths = items
        .iter()
        .map(|item| item.items().map_or(0, <[Value]>::len));
    lengths.into_iter().all(|length| length == items.len())
}

/// A board that gains queens, and never loses one.
fn never_back(search: &Search) -> Option<Cause> {
    (search.gains.len() > 1 && search.losses == 0).then_some(Cause::NeverBack)
}

/// A list of marks or a set that is another after the outermost call than before it.
fn mark_stays(recording: &Recording, reading: Option<&Reading>, search: &Search) -> Option<Cause> {
    let root = search
        .tree
        .as_ref()?
        .nodes()
        .first()
        .filter(|root| root.ended)?;
    let marks = |step: u32| {
        let mut marks: BTreeMap<VariablePath, Value> = BTreeMap::new();
        each_variable(&recording.state(step), |path, value| {
            if is_marks(value) && reading.is_none_or(|reading| reading.variable != *path) {
                marks.insert(path.clone(), value.clone());
            }
        });
        marks
    };
    let (before, after) = (marks(root.first), marks(root.last));
    let mut changed = before.into_iter().filter_map(|(path, value)| {
        let length = |value: &Value| value.items().map(<[Value]>::len);
        let after = after.get(&path).filter(|after| {
            let same_length = matches!(value, Value::Set(_)) || length(after) == length(&value);
            **after != value && same_length
        })?;
        Some((differences(&value, after), path))
    });
    let (stay, path) = changed.next()?;
    let mut squares: Vec<Square> = search.gains.iter().map(|gain| gain.square).collect();
    squares.sort_unstable();
    squares.dedup();
    Some(match stay {
        // Each square that ever had a queen has one in the end.
        Some(stay) if stay == squares.len() => Cause::NeverBack,
        _ => Cause::MarkStays(path),
    })
}

/// The number of squares in which two matrices differ; `None` if they are none.
fn differences(before: &Value, after: &Value) -> Option<usize> {
    let rows = before.items()?.iter().zip(after.items()?);
    let row = |(before, after): (&Value, &Value)| {
        let squares = before.items()?.iter().zip(after.items()?);
        Some(squares.filter(|(before, after)| before != after).count())
    };
    rows.map(row).sum()
}

/// Whether a value may hold marks: truth values, numbers, a matrix of these or of letters, or a set.
fn is_marks(value: &Value) -> bool {
    let is_mark = |item: &Value| matches!(item, Value::Bool(_) | Value::Int(_));
    let is_square = |item: &Value| is_mark(item) || matches!(item, Value::Str(_));
    let is_row = |row: &Value| matches!(row, Value::List(items) if items.iter().all(is_square));
    match value {
        Value::Set(_) => true,
        Value::List(items) if items.is_empty() => false,
        Value::List(items) => items.iter().all(is_mark) || items.iter().all(is_row),
        _ => false,
    }
}
