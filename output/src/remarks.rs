//! Finds what a text says besides its positions: that its tool has shortened it, that the program failed, that there is no
//! solution.

use crate::answer::{Answer, Extent};
use crate::order::distinct;
use crate::remark::{Cut, Remark, Shortener};
use crate::report::Report;
use crate::signs::{BACKSLASH, BAR, DOTS, LETTER, OTHER, SQUARE, Signs, VALUE, WORD};
use bezzel_solver::queens::{Piece, Placement, is_solution};

/// The signs of remarks in a text, as far as it has been read.
#[derive(Clone, Debug, Default)]
pub struct Remarks {
    cut: Option<Cut>,
    /// A row of dots in a table.
    dotted: Option<u64>,
    /// A line of nothing but dots, after a line with this kind of contents.
    dots: Option<u64>,
    before: Contents,
    is_framed: bool,
    empty: u64,
    zeros: u64,
    lines: u64,
    /// The numbers in the text.
    numbers: u64,
    number: Option<u64>,
    failed: Option<u64>,
    unsolved: Option<u64>,
    cycles: u64,
    masks: u64,
    points: u64,
    characters: u64,
}

/// The contents of a line.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
enum Contents {
    #[default]
    Other,
    Values,
}

impl Remarks {
    /// Reads a line. Returns whether it is shortened, so that it has no position.
    pub fn read(&mut self, line: &str, signs: Signs, number: u64) -> bool {
        let trimmed = line.trim();
        if trimmed.is_empty() {
            return false;
        }
        self.lines += 1;
        self.numbers += u64::from(signs.numbers);
        self.contents(trimmed, number);
        self.codes(trimmed, signs);
        self.is_framed |= signs.has(OTHER) && trimmed.contains(['┆', '│', '┌']);
        // The attributes of a table.
        if trimmed.starts_with('[') && trimmed.contains("=\"") {
            return true;
        }
        let contents = contents(trimmed, signs);
        if let Some(line) = self.dots.take()
            && contents == Contents::Values
        {
            self.cut.get_or_insert(Cut {
                line,
                by: Shortener::Other,
            });
        }
        let by = shortened(trimmed, signs, self.is_framed);
        let is_dots = matches!(
            trimmed,
            "..." | "…" | "...," | "…," | "⋮" | "...;" | "\"...\"" | "'...'"
        );
        if is_dots && self.cut.is_none() && self.before == Contents::Values {
            self.dots = Some(number);
        }
        self.before = contents;
        let is_dotted = trimmed.starts_with("..")
            && trimmed.contains(' ')
            && trimmed
                .split_whitespace()
                .all(|token| matches!(token, ".." | "..."));
        if is_dotted {
            self.dotted.get_or_insert(number);
        }
        let Some(by) = by else {
            return is_dots;
        };
        let number = self
            .dotted
            .filter(|_| by == Shortener::Pandas)
            .unwrap_or(number);
        match &mut self.cut {
            Some(cut) if cut.by == Shortener::Other || by == Shortener::Pandas => cut.by = by,
            Some(_) => {}
            None => self.cut = Some(Cut { line: number, by }),
        }
        true
    }

    fn contents(&mut self, line: &str, number: u64) {
        let bytes = line.as_bytes();
        if matches!(line, "[]" | "[]," | "{}" | "()" | "[ ]" | "[[]]") {
            self.empty += 1;
        } else if line.starts_with("[[]") || line.starts_with("[[], ") {
            self.empty += line.matches("[]").count() as u64;
        }
        let is_zero = |&byte: &u8| matches!(byte, b'0' | b' ' | b',' | b'[' | b']');
        if bytes.iter().all(is_zero) && line.matches('0').count() > 3 {
            self.zeros += 1;
        }
        if bytes[0].is_ascii_digit() && bytes.len() < 20 {
            self.number = line.parse().ok();
        }
        // Many programs print "Status: INFEASIBLE", others the word alone.
        let status = line.strip_prefix("Status").or(line.strip_prefix("status"));
        let line = status.map_or(line, |said| said.trim_start_matches([':', '=', ' ']));
        let word = line
            .split(|c: char| !c.is_ascii_alphabetic() && c != '=')
            .next()
            .unwrap_or_default();
        let is_failure = match word {
            "Traceback" | "Segmentation" | "Unhandled" | "Uncaught" | "terminate" => true,
            "Exception" => line.starts_with("Exception in thread"),
            "thread" => line.contains("panicked at"),
            "Error" | "error" => line[word.len()..].starts_with(": "),
            _ => false,
        };
        let is_unsolved = match word {
            "unsat"
            | "UNSAT"
            | "UNSATISFIABLE"
            | "=====UNSATISFIABLE====="
            | "INFEASIBLE"
            | "Infeasible" => true,
            "s" => line == "s UNSATISFIABLE",
            "false" => line == "false.",
            "no" => line == "no" || line.starts_with("no solution"),
            "No" => line.starts_with("No solution"),
            _ => false,
        };
        if is_failure {
            self.failed.get_or_insert(number);
        } else if is_unsolved {
            self.unsolved.get_or_insert(number);
        }
    }

    /// Looks for solutions that are printed in codes.
    fn codes(&mut self, line: &str, signs: Signs) {
        if line.len() > 4096 {
            return;
        }
        if signs.has(BACKSLASH)
            && line.bytes().filter(|&byte| byte == b'\\').count() > 2
            && line.contains(['\'', '"'])
            && ["\\a", "\\b", "\\t"].iter().any(|sign| line.contains(sign))
        {
            self.characters += 1;
        }
        let plain = line.strip_prefix("Permutation").unwrap_or(line);
        let plain = plain.trim_end_matches(',');
        if plain.starts_with('(')
            && plain
                .bytes()
                .all(|byte| byte.is_ascii_digit() || matches!(byte, b'(' | b')' | b' ' | b','))
        {
            self.cycles += u64::from(are_cycles(plain));
        }
        let mut numbers = Vec::new();
        let (mut are_masks, mut are_points) = (true, true);
        for part in plain
            .split([' ', ',', '[', ']', '(', ')'])
            .filter(|part| !part.is_empty())
        {
            let Ok(number) = part.parse::<u32>() else {
                return;
            };
            are_masks &= number.is_power_of_two();
            are_points &= number > 31;
            if !are_masks && !are_points {
                return;
            }
            numbers.push(number);
        }
        self.masks += u64::from(
            are_masks
                && numbers.len() > 3
                && solves(
                    &numbers
                        .iter()
                        .map(|number| number.trailing_zeros() + 1)
                        .collect::<Vec<_>>(),
                ),
        );
        self.points += u64::from(are_points && are_codes(&numbers));
    }

    /// The number of numbers in the text.
    pub const fn numbers(&self) -> u64 {
        self.numbers
    }

    /// The size of the text.
    pub const fn extent(&self) -> Extent {
        Extent {
            numbers: self.numbers,
            lines: self.lines,
        }
    }

    /// The report on the text, from the best answer on its positions.
    pub fn report(self, answer: Answer, is_sized: bool) -> Report {
        let is_credible = is_sized || answer.is_credible(self.numbers);
        let report = answer.report;
        let piece = report.piece.unwrap_or_default();
        let codes = [
            (self.cycles, Remark::Cycles),
            (self.masks, Remark::BitMasks),
            (self.points, Remark::CodePoints),
            (self.characters, Remark::Characters),
        ];
        let code = codes.into_iter().find(|&(count, _)| count > report.right);
        if let Some((_, remark)) = code {
            return Report {
                remark: Some(remark),
                ..Report::nothing(piece)
            };
        }
        let is_whole =
            report.right > 0 && report.right == report.read && report.missing() == Some(0);
        let cut = self.cut.filter(|_| !is_whole);
        if cut.is_some() {
            let size = report.size.filter(|_| report.right > 0);
            return Report {
                size,
                read: report.right,
                wrong: Vec::new(),
                short: false,
                cut,
                ..report
            };
        }
        if report.size.is_some() && is_credible {
            return report;
        }
        let remark = if let Some(line) = self.failed {
            Some(Remark::Failed(line))
        } else if let Some(line) = self.unsolved {
            Some(Remark::NoSolution(line))
        } else if self.empty > 0 {
            Some(Remark::EmptyLists(self.empty))
        } else if self.zeros * 2 > self.lines {
            Some(Remark::NoQueens)
        } else {
            self.number.filter(|_| self.lines == 1).map(Remark::Number)
        };
        Report {
            remark,
            ..Report::nothing(piece)
        }
    }
}

/// Whether a line has values, and no words but those for truth and nothing.
fn contents(line: &str, signs: Signs) -> Contents {
    const VALUES: [&str; 11] = [
        "True", "False", "true", "false", "TRUE", "FALSE", "None", "null", "nil", "np", "int",
    ];
    let is_value = |word: &str| word.chars().nth(1).is_none() || VALUES.contains(&word);
    let has_value = signs.has(VALUE) || signs.has(OTHER) && line.contains('♛');
    let has_words = signs.has(OTHER) || signs.has_pair(WORD);
    if has_value && (!has_words || line.split(|c: char| !c.is_alphabetic()).all(is_value)) {
        Contents::Values
    } else {
        Contents::Other
    }
}

/// The tool that has shortened a line.
fn shortened(line: &str, signs: Signs, is_framed: bool) -> Option<Shortener> {
    let has_dots =
        signs.has_pair(DOTS) && line.contains("...") || signs.has(OTHER) && line.contains('…');
    if !has_dots {
        return if signs.has(OTHER) && line.contains(['⋮', '⋱']) {
            Some(Shortener::Julia)
        } else if signs.has(SQUARE) && signs.has(LETTER) {
            in_brackets(line)
        } else {
            None
        };
    }
    if signs.has(BAR) && (line.contains("|...") || line.contains("|…")) {
        return Some(Shortener::Prolog);
    }
    if signs.has_pair(WORD) && line.contains(" more item") {
        return Some(Shortener::Node);
    }
    let is_more = signs.has_pair(WORD) && signs.numbers > 0 && line.contains(" more");
    if is_more {
        let is_rows = line.contains("rows") || line.contains("variables");
        return Some(if line.starts_with('#') && is_rows {
            Shortener::R
        } else {
            Shortener::Other
        });
    }
    // The dots are a value of their own among values.
    let tokens = || {
        line.split(|c: char| {
            c.is_whitespace()
                || matches!(
                    c,
                    ',' | ';' | '[' | ']' | '(' | ')' | '{' | '}' | '|' | '│' | '┆'
                )
        })
    };
    let is_value = tokens().any(|token| matches!(token, "..." | "…"));
    if !is_value || contents(line, signs) == Contents::Other && !is_framed && !line.contains('[') {
        return None;
    }
    if line.contains('…') {
        return Some(if is_framed {
            Shortener::Polars
        } else if line.contains(['⋮', '⋱']) {
            Shortener::Julia
        } else {
            Shortener::List
        });
    }
    let words = line
        .split(|c: char| !c.is_alphabetic())
        .any(|word| word.chars().count() > 5);
    if words {
        return None;
    }
    let is_alone = tokens().all(|token| token.is_empty() || token == "...");
    if line.starts_with("..") && !is_alone {
        return Some(Shortener::Pandas);
    }
    if line.contains("...]") || line.contains("...)") || line.contains("...}") {
        return Some(Shortener::List);
    }
    if is_alone {
        return None;
    }
    Some(if line.contains('[') {
        Shortener::Numpy
    } else {
        Shortener::Pandas
    })
}

/// The tool that has shortened a line without dots: what it says stands in brackets.
fn in_brackets(line: &str) -> Option<Shortener> {
    if line.contains("omitted ") && line.contains("rows") || line.contains("max.print") {
        Some(Shortener::R)
    } else if line.starts_with('[') && line.contains(" rows x ") && line.contains(" columns]") {
        Some(Shortener::Pandas)
    } else if line.contains("[Array]") || line.contains("[Object]") {
        Some(Shortener::Node)
    } else {
        None
    }
}

/// Whether columns from 1 on solve the problem.
fn solves(columns: &[u32]) -> bool {
    let placement = Placement::try_from(columns);
    placement.is_ok_and(|placement| is_solution(&placement, Piece::Queen))
}

/// Whether these are the cycles of a permutation that is a solution.
fn are_cycles(text: &str) -> bool {
    let mut cycles: Vec<Vec<u32>> = Vec::new();
    for cycle in text
        .split(')')
        .map(|cycle| cycle.trim_matches(['(', ' ', ',']))
    {
        let numbers: Option<Vec<u32>> = cycle
            .split([' ', ','])
            .filter(|part| !part.is_empty())
            .map(|part| part.parse().ok())
            .collect();
        cycles.extend(numbers.filter(|numbers| !numbers.is_empty()));
    }
    let largest = cycles.iter().flatten().max().copied().unwrap_or(0);
    let numbers: Vec<u32> = cycles.concat();
    if distinct(&numbers).len() < numbers.len() || !(3..=64).contains(&largest) {
        return false;
    }
    (0..2).any(|from| {
        // The last numbers may be where they were.
        (largest..largest + 2).any(|last| {
            let mut columns: Vec<u32> = (1..=last + 1 - from).collect();
            for cycle in &cycles {
                for (at, &number) in cycle.iter().enumerate() {
                    let next = cycle[(at + 1) % cycle.len()];
                    let (Some(place), Some(next)) =
                        (number.checked_sub(from), next.checked_sub(from))
                    else {
                        return false;
                    };
                    if let Some(column) = columns.get_mut(place as usize) {
                        *column = next + 1;
                    }
                }
            }
            solves(&columns)
        })
    })
}

/// Whether these are two codes of signs: one for the queens, and one for free squares.
fn are_codes(numbers: &[u32]) -> bool {
    let kinds = distinct(numbers);
    numbers.len() > 3
        && kinds.len() == 2
        && kinds.iter().all(|&kind| kind > 31)
        && numbers.iter().filter(|&&number| kinds[1] == number).count() * 3 < numbers.len() * 2
        && kinds.iter().any(|kind| {
            matches!(
                kind,
                81 | 113 | 88 | 35 | 42 | 46 | 45 | 95 | 48 | 49 | 79 | 9819
            )
        })
}
