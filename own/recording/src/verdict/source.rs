//! The text of a program, as far as it tells what the program is about.

use bezzel_solver::board::Square;
use std::collections::BTreeSet;

/// The longest range of sizes.
const RANGE: u64 = 32;

/// The lines of a program without their comments.
pub fn code(source: &str) -> impl Iterator<Item = &str> {
    source
        .lines()
        .map(|line| line.split('#').next().unwrap_or_default())
}

/// The numbers that a program has, or is given: a board of another size is not its board.
pub fn sizes(source: &str, given: &str) -> BTreeSet<u64> {
    let mut found: BTreeSet<u64> = BTreeSet::new();
    for line in code(source).chain([given]) {
        found.extend(whole(line));
        let mut ranges = line.split("range(").skip(1);
        ranges.by_ref().for_each(|range| {
            let inner = range.split(')').next().unwrap_or_default();
            let ends: Vec<u64> = whole(inner).collect();
            if let [from, to, ..] = ends[..]
                && to.saturating_sub(from) < RANGE
            {
                found.extend(from..to);
            }
        });
    }
    found
}

/// The whole numbers in a text that are no parts of names.
fn whole(text: &str) -> impl Iterator<Item = u64> {
    let words = text.split(|sign: char| !sign.is_alphanumeric() && sign != '_');
    words.filter_map(|word| word.parse().ok())
}

/// Whether the columns or the rows of a board of queens are written in a program, or given to it: it has not found them.
pub fn has_board(source: &str, given: &str, squares: &[Square]) -> bool {
    let numbers: Vec<u64> = code(source).chain([given]).flat_map(whole).collect();
    let mut squares = squares.to_vec();
    squares.sort_unstable();
    let n = squares.len();
    let columns = |from: u32| -> Vec<u64> {
        let columns = squares.iter().map(|square| u64::from(square.column + from));
        columns.collect()
    };
    let in_row = |square: &Square| {
        let queen = square.column;
        (0..n as u32).map(move |column| u64::from(column == queen))
    };
    let rows: Vec<u64> = squares.iter().flat_map(in_row).collect();
    let has =
        |board: &[u64]| !board.is_empty() && numbers.windows(board.len()).any(|part| part == board);
    has(&columns(0)) || has(&columns(1)) || has(&rows)
}

/// Whether a line of a program or of its input has n different columns one after the other.
pub fn has_columns(source: &str, given: &str, n: usize) -> bool {
    code(source)
        .chain([given])
        .any(|line| has_different(whole(line), n))
}

/// Whether a program or its input has the numbers of all visits to n squares.
pub fn has_visits(source: &str, given: &str, n: usize) -> bool {
    has_different(code(source).chain([given]).flat_map(whole), n)
}

fn has_different(numbers: impl Iterator<Item = u64>, n: usize) -> bool {
    let numbers: Vec<u64> = numbers.collect();
    numbers.windows(n.max(2)).any(|part| {
        let different: BTreeSet<&u64> = part.iter().collect();
        different.len() == part.len() && part.iter().all(|&number| number <= n as u64)
    })
}

/// Whether a program ends something at a number: it compares with it, takes so many, or calls it a limit.
pub fn has_limit(source: &str, number: u64) -> bool {
    const NAMES: &[&str] = &["max", "limit", "want", "first", "need", "most", "stop"];
    code(source).any(|line| {
        let line = line.to_lowercase();
        let code: String = line.split_whitespace().collect();
        let mut ends = code
            .match_indices(['=', '<', '>', ':', ','])
            .map(|(at, sign)| {
                let is_limit = match (sign, code[..at].chars().next_back()) {
                    ("=", Some('=' | '<' | '>')) | ("<" | ">", _) | (":", Some('[')) => true,
                    ("=", _) => NAMES.iter().any(|name| code[..at].contains(name)),
                    (",", _) => code[..at].contains("islice("),
                    _ => false,
                };
                (is_limit, &code[at + 1..])
            });
        ends.any(|(is_limit, rest)| is_limit && first_number(rest) == Some(number))
    })
}

fn first_number(text: &str) -> Option<u64> {
    let end = text.find(|sign: char| !sign.is_ascii_digit());
    text[..end.unwrap_or(text.len())].parse().ok()
}

/// Whether a program has the moves of a knight: as pairs, or as the list of their steps in one direction.
pub fn has_knight_moves(source: &str) -> bool {
    let code: String = code(source).flat_map(str::split_whitespace).collect();
    let numbers = |text: &str| -> Option<Vec<i64>> {
        text.split(',')
            .filter(|part| !part.is_empty())
            .map(|part| part.parse().ok())
            .collect()
    };
    let is_step = |number: &i64| matches!(number.abs(), 1 | 2);
    let mut pairs = BTreeSet::new();
    for inner in code
        .split(['(', '[', '{'])
        .filter_map(|part| part.split([')', ']', '}']).next())
    {
        match numbers(inner).as_deref() {
            Some(&[a, b]) if a.abs() + b.abs() == 3 && is_step(&a) => {
                pairs.insert((a, b));
            }
            Some(steps @ [_, _, _, _, _, _, _, _]) if steps.iter().all(is_step) => {
                return steps.iter().filter(|step| step.abs() == 1).count() == 4;
            }
            _ => {}
        }
    }
    pairs.len() == 8
}

/// Whether a program only defines functions and classes. `called` are the first lines of the code that ran as a call, which
/// that of a class does.
pub fn only_defines(source: &str, called: impl IntoIterator<Item = u32>) -> bool {
    let is_class = |number: u32| {
        let text = line(source, number).trim_start();
        text.starts_with("class ") || text.starts_with('@') && !source.contains("def ")
    };
    let has_definition = source.lines().any(|line| {
        let line = line.trim_start();
        line.starts_with("def ") || line.starts_with("async def ")
    });
    has_definition && called.into_iter().all(is_class)
}

/// A line of a program, from 1.
pub fn line(source: &str, number: u32) -> &str {
    source
        .lines()
        .nth(number.saturating_sub(1) as usize)
        .unwrap_or_default()
}

/// Whether a line calls a function and makes no use of its value.
pub fn is_bare_call(source: &str, number: u32, function: &str) -> bool {
    let text = line(source, number).trim_start();
    let text = text.strip_prefix("self.").unwrap_or(text);
    let Some(rest) = text
        .strip_prefix(function)
        .filter(|rest| rest.starts_with('('))
    else {
        return false;
    };
    let mut depth = 0_u32;
    for (at, sign) in rest.char_indices() {
        match sign {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            let after = rest[at + 1..].trim_start();
            return after.is_empty() || after.starts_with('#') || after.starts_with(';');
        }
    }
    false
}

/// Whether a program may test diagonals: it has sums and differences of variables, steps back along two of them, or shifts bits
/// both ways.
pub fn has_diagonals(source: &str) -> bool {
    let has = |text: &str| code(source).any(|line| line.contains(text));
    let steps_back = code(source).filter(|line| line.contains("-= 1") || line.contains("-1, -1"));
    joins(source, '+') && joins(source, '-') || has("<<") && has(">>") || steps_back.count() > 1
}

/// Whether a program has a sum or a difference of variables.
pub fn has_sums(source: &str) -> bool {
    joins(source, '+') || joins(source, '-')
}

/// Whether a sign stands between two variables.
fn joins(source: &str, wanted: char) -> bool {
    let is_of_name = |sign: char| sign.is_alphanumeric() || sign == '_';
    let is_name =
        |name: &str| name.starts_with(|sign: char| is_of_name(sign) && !sign.is_ascii_digit());
    code(source).any(|line| {
        line.match_indices(wanted).any(|(at, _)| {
            let before = line[..at].trim_end().trim_end_matches([']', ')']);
            let name = before.rsplit(|sign| !is_of_name(sign)).next();
            name.is_some_and(is_name) && is_name(line[at + 1..].trim_start())
        })
    })
}

/// Whether a line has an item of a list by a sum or a difference.
pub fn indexes_by_sum(line: &str, name: &str) -> bool {
    let code = code(line).next().unwrap_or_default();
    let open = [name, "["].concat();
    code.match_indices(&*open).any(|(at, _)| {
        let is_whole = !code[..at].ends_with(|sign: char| sign.is_alphanumeric() || sign == '_');
        let index = code[at + open.len()..]
            .split(']')
            .next()
            .unwrap_or_default();
        is_whole && index.contains(['+', '-'])
    })
}

/// Whether a line of a function returns from within a loop of it, by the indentation of its lines. `first` is that of the function.
pub fn returns_in_loop(source: &str, first: u32, number: u32) -> bool {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let lines: Vec<&str> = source.lines().collect();
    let (from, at) = (first as usize, number.saturating_sub(1) as usize);
    let Some(before) = lines.get(from..at) else {
        return false;
    };
    let returns = line(source, number).trim_start().starts_with("return");
    let mut inner = indent(line(source, number));
    let around = before.iter().rev().filter(|line| {
        let is_around = !line.trim().is_empty() && indent(line) < inner;
        if is_around {
            inner = indent(line);
        }
        is_around
    });
    let mut heads = around.map(|line| line.trim_start());
    returns && heads.any(|head| head.starts_with("for ") || head.starts_with("while "))
}
