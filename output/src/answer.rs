//! Chooses among all possible readings of an output the form and the numbering in which most is right.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::Fault;
use crate::candidate::{Candidate, Form};
use crate::group::{Group, Kept, Tally};
use crate::judge::{Reading, tour};
use crate::order::{distinct, sort_by};
use crate::report::{Printed, Report};
use bezzel_solver::board::Size;
use bezzel_solver::queens::Piece;

/// A form, a width and a number of rows.
type Name = (Form, u32, u32);

/// The candidates' groups, by form, width and rows.
pub type Groups = BTreeMap<Name, Group>;

/// The size of a text, without its blank lines.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Extent {
    pub(crate) numbers: u64,
    pub(crate) lines: u64,
}

/// The size below which a group without anything right is mostly other text of the output.
const FEW: u64 = 8;

/// The number of whole permutations of another group for each right solution: fewer right solutions than that are there
/// by chance.
const CHANCE: u64 = 64;

/// A form, a width and a number of rows, with the candidates that have them and the reading of these that explains most.
pub type Best<'a> = ((Form, u32, u32), &'a Group, &'a Tally);

/// The group that explains the output best, and its reading.
pub fn best(groups: &Groups) -> Option<Best<'_>> {
    let all = || {
        let all = groups.iter();
        let all = all.filter_map(|(&name, group)| Some((name, group, group.best()?)));
        // Any number has digits.
        all.filter(|((form, ..), _, tally)| *form != Form::Digits || tally.fits > 0)
    };
    let most = all().map(|(.., tally)| tally.whole).max().unwrap_or(0);
    all().max_by_key(|&((form, ..), group, tally)| {
        let total = group.total();
        let explained = tally.explained();
        let right = if explained.saturating_mul(CHANCE) >= most {
            explained
        } else {
            0
        };
        // If nothing is right, the report shows the most frequent group, in the form that says most.
        let often = right == 0 && total >= FEW;
        let whole = if right == 0 { tally.whole } else { 0 };
        let reading = tally.reading;
        let plain = (!reading.short, !reading.numbered);
        let form = Reverse(form);
        (
            right,
            often,
            whole,
            form,
            plain,
            tally.fits,
            total,
            reading.from,
        )
    })
}

/// The board that a group's positions are on.
fn board((form, width, rows): (Form, u32, u32), reading: Reading) -> Option<Size> {
    if form.is_tour() {
        Size::new(rows, width).ok()
    } else {
        Size::square(reading.n).ok()
    }
}

/// The report on what was found in one shape.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) report: Report,
    /// The numbers and marks of the wrong positions that are surely meant as some.
    credit: u64,
    /// The number of these.
    credible: u64,
    /// The form, the width and the rows of its positions.
    name: Option<Name>,
}

impl Answer {
    /// Whether a text of this size has nothing but positions, and a few words around them: then no other shape explains
    /// more. Almost all are right, and the others are whole positions with a fault.
    pub fn explains_all(&self, text: Extent) -> bool {
        let Report {
            right,
            read,
            ref wrong,
            ..
        } = self.report;
        let Some((form, width, rows)) = self.name else {
            return false;
        };
        let (n, area) = (u64::from(width), u64::from(width) * u64::from(rows));
        // The numbers and the most lines of a position.
        let (numbers, lines) = match form {
            Form::TourNumbers => (area, rows.into()),
            Form::TourPairs => (2 * area, area),
            Form::TourNames => (area, area),
            // Squares are marks or digits, which may touch each other. A frame has lines between the rows.
            Form::Matrix => {
                let most = [n * n, n].into_iter();
                let numbers = most.filter(|numbers| read * numbers <= text.numbers).max();
                (numbers.unwrap_or(0), 2 * n + 1)
            }
            Form::List | Form::Names => (n, n),
            Form::Pairs | Form::Worded | Form::WordedPairs => (2 * n, n),
            Form::Digits => (1, 1),
        };
        let is_whole = |printed: &Printed| {
            let is_part = matches!(
                printed.fault,
                None | Some(Fault::Outside { .. } | Fault::Length { .. } | Fault::LastRow)
            );
            !is_part
        };
        let count = wrong.len() as u64;
        // A position may have its own number and its own words. Other numbers are too few for another position.
        right > 0
            && right + count == read
            && count * 8 <= read
            && self.credible == count
            && wrong.iter().all(is_whole)
            && self.report.others.is_empty()
            && text.numbers < read * (numbers + 1) + n
            && text.lines <= read * (lines + 2) + 2
    }

    /// Twice the squares of the right boards, and the cells of the wrong ones.
    pub fn explained(&self) -> u64 {
        let Report { size, right, .. } = self.report;
        let area = |size: Size| u64::from(size.rows()) * u64::from(size.columns());
        let others = self
            .report
            .others
            .iter()
            .map(|&(size, right)| right * area(size));
        let others = if right > 0 { others.sum::<u64>() } else { 0 };
        let right_area = right * size.map_or(0, area) + others;
        2 * right_area + self.credit
    }

    /// Whether the wrong positions are meant as some: if none is right, most have the numbers of a position, and the text
    /// has not many times as many `numbers`.
    pub fn is_credible(&self, numbers: u64) -> bool {
        let listed = self.report.wrong.len() as u64;
        let wrong = self.report.read - self.report.right;
        let credit = self.credit.saturating_mul(wrong.max(listed)) / listed.max(1);
        self.report.right > 0 || self.credible * 2 > listed && credit * 8 >= numbers
    }
}

/// The cells of a wrong position that are those of a position: none where the numbers are others.
fn credit(candidate: &Candidate, wrong: &Printed, n: u32) -> u64 {
    let area = u64::from(candidate.width) * u64::from(candidate.rows);
    let count = wrong.squares.len() as u64;
    match candidate.form {
        Form::Matrix => {
            let is_near = count * 2 >= u64::from(n) && count <= 2 * u64::from(n);
            match wrong.fault {
                _ if !is_near => 0,
                Some(Fault::Length { found, expected }) if found.abs_diff(expected) > 1 => 0,
                None | Some(Fault::Outside { .. }) => 0,
                Some(Fault::LastRow | Fault::Length { .. }) => area / 2,
                Some(_) => area,
            }
        }
        Form::TourNumbers => {
            let numbers = distinct(&candidate.values).into_iter();
            let distinct = numbers.filter(|&number| u64::from(number) <= area).count() as u64;
            if distinct * 8 >= area * 7 {
                (2 * distinct).saturating_sub(area)
            } else {
                0
            }
        }
        Form::TourPairs | Form::TourNames => {
            if count * 8 >= area * 7 {
                (2 * area).saturating_sub(count.abs_diff(area))
            } else {
                count
            }
        }
        _ => {
            if matches!(
                wrong.fault,
                None | Some(Fault::Outside { .. } | Fault::Length { .. })
            ) {
                return 0;
            }
            // A list that counts is a heading.
            let values = &candidate.values;
            if !candidate.form.is_squares()
                && values
                    .windows(2)
                    .all(|pair| pair[1] == pair[0].wrapping_add(1))
            {
                return 0;
            }
            let columns: Vec<u32> = wrong.squares.iter().map(|square| square.column).collect();
            let is_near = distinct(&columns).len() as u64 * 4 >= u64::from(n) * 3;
            if !is_near {
                0
            } else if candidate.form.is_squares() {
                // As many as the board has queens: the rest belongs to something else.
                let queens = count.min(u64::from(n));
                queens * queens / 2 + 2 * queens
            } else {
                count
            }
        }
    }
}

pub fn answer(groups: &Groups, piece: Piece) -> Answer {
    let Some((name, group, tally)) = best(groups) else {
        return Answer {
            report: Report::nothing(piece),
            credit: 0,
            credible: 0,
            name: None,
        };
    };
    let (form, ..) = name;
    let short = tally.reading.short.then(|| tally.all_wrong(&group.first));
    let tally = short.as_ref().unwrap_or(tally);
    let size = board(name, tally.reading);
    let shown = |number: u64, candidate: &Candidate| printed(number, candidate, tally, piece);
    let mut report = Report {
        piece: (!form.is_tour()).then_some(piece),
        size,
        notation: form.notation(),
        from: tally.reading.from,
        short: tally.reading.short,
        right: tally.right(),
        doubled: tally.repeats,
        repeated: tally
            .doubled
            .items
            .iter()
            .map(|(number, item)| shown(*number, item))
            .collect(),
        ordered: tally.ordered,
        found: tally.found.clone(),
        ..Report::nothing(piece)
    };
    let belongs = |candidate: &Candidate| belongs(candidate, tally, group.total());
    let tally_right = |context: &u64| tally.right.contains_key(context);
    let counted = |group: &Group, tally: Option<&Tally>| -> u64 {
        let right =
            |context: &u64| tally.map_or(0, |tally| tally.right.get(context).copied().unwrap_or(0));
        let strange = |context: &u64| {
            !tally_right(context)
                && !group
                    .first
                    .items
                    .iter()
                    .any(|(_, item)| item.context == *context && belongs(item))
        };
        let groups = group.seen.iter().filter(|(context, _)| !strange(context));
        let counted: u64 = groups.map(|(context, seen)| seen - right(context)).sum();
        // Headings among them are no positions.
        let first = group.first.items.iter();
        let others = first.filter(|(_, item)| !belongs(item) && !strange(&item.context));
        counted.saturating_sub(others.count() as u64)
    };
    let (mut credit_of, mut credible) = (0, 0);
    for (number, item) in listed(&tally.wrong, &belongs) {
        let wrong = shown(number, item);
        let credit = credit(item, &wrong, tally.reading.n);
        credit_of += credit;
        credible += u64::from(credit > 0);
        report.wrong.push(wrong);
    }
    report.read = report.right + counted(group, Some(tally));
    let others = groups
        .iter()
        .filter(|&(&other, _)| other.0 == form && other != name);
    for (&name, other) in others {
        let best = other.best();
        let board = best.and_then(|best| board(name, best.reading));
        let solved = best.map_or(0, Tally::explained);
        // Positions of other lengths behind the same words are wrong ones, unless they are another board's solutions.
        if solved * 2 > other.total() && board != size {
            report.others.extend(board.map(|board| (board, solved)));
        } else if form != Form::Matrix && !form.is_tour() {
            report
                .wrong
                .extend(listed(&other.first, &belongs).map(|(number, item)| shown(number, item)));
            report.read += counted(other, None);
        }
    }
    sort_by(&mut report.others, |(size, _)| {
        u64::from(size.rows()) << 16 | u64::from(size.columns())
    });
    sort_by(&mut report.wrong, |wrong| wrong.line);
    Answer {
        report,
        credit: credit_of,
        credible,
        name: Some(name),
    }
}

fn listed<'a>(
    kept: &'a Kept,
    belongs: &dyn Fn(&Candidate) -> bool,
) -> impl Iterator<Item = (u64, &'a Candidate)> {
    let items = kept.items.iter().filter(move |(_, item)| belongs(item));
    items.map(|(number, item)| (*number, &**item))
}

/// Whether a wrong candidate is meant as an answer, and not some other text of the output: it follows the same words as
/// right ones, or has the same length and no feature that the others lack. A heading is not.
fn belongs(candidate: &Candidate, tally: &Tally, total: u64) -> bool {
    let printed =
        candidate.width - u32::from(tally.reading.numbered) + u32::from(tally.reading.short);
    let values = &candidate.values;
    let is_heading = !candidate.form.is_squares()
        && values
            .windows(2)
            .all(|pair| pair[1] == pair[0].wrapping_add(1));
    let mostly_right = tally.right() * 2 >= tally.whole;
    let is_above = tally.first_right.is_some_and(|line| candidate.line < line);
    if tally.right.is_empty() {
        // Of two lists the one that counts may have the rows of the other.
        return !is_heading || total != 2;
    }
    if is_heading && (mostly_right && is_above || candidate.width != tally.reading.n) {
        return false;
    }
    if tally.right.contains_key(&candidate.context) {
        return true;
    }
    printed == tally.reading.n
        && !is_heading
        && !matches!(
            candidate.form,
            Form::Digits | Form::Worded | Form::WordedPairs
        )
}

fn printed(number: u64, candidate: &Candidate, tally: &Tally, piece: Piece) -> Printed {
    let (squares, fault) = if candidate.form.is_tour() {
        match tour(candidate) {
            Ok(squares) => (squares, None),
            Err(fault) => (
                crate::judge::visited(candidate).unwrap_or_default(),
                Some(fault),
            ),
        }
    } else {
        let reading = tally.reading;
        let mut squares = reading.squares(candidate);
        let fault = reading.fault(candidate, &squares, piece);
        squares.retain(|square| square.row < reading.n && square.column < reading.n);
        (squares, fault)
    };
    let line = candidate.line;
    Printed {
        line,
        number,
        squares,
        fault,
    }
}
