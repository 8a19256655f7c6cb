//! The numbers and the words of an output that say how many solutions there are.

mod bare;
mod line;
mod meaning;
mod number;
mod spelt;
mod table;

pub use line::sizes;

use super::count::{Count, known};
use super::{fields, words};
use bare::bare_numbers;
use line::{
    is_none_of_size, is_other_sum, is_some_of_size, last_word, says_nothing, without_lists,
};
use meaning::{Meaning, by_parts, labelled, meaning};
use number::{Number, fundamental, names_a_size, numbers};
use spelt::in_digits;
use std::collections::BTreeSet;
use table::{has_heading, in_line, table};

/// The statements of an output beside its boards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // Each is so independently of the others.
pub struct Statements {
    pub counts: Vec<Count>,
    /// The numbers of solutions, such as 3 in "Solution 3:".
    pub labels: Vec<i64>,
    /// The sizes named by the lines that say that there is no solution, each with `None` where none is named.
    pub none: Vec<Option<u32>>,
    /// The sizes of which it says that there is a solution.
    pub some: Vec<u32>,
    /// Whether the last line that denies a solution speaks of closed tours.
    pub is_none_closed: bool,
    /// Whether it says `False` with no more words.
    pub is_false: bool,
    /// Whether it says that there is a solution.
    pub is_true: bool,
    /// Whether it says that all solutions follow, and no number.
    pub is_all: bool,
    /// Whether it says that the boards beside it are all there are.
    pub is_these: bool,
    /// The numbers that are said to be of fundamental solutions.
    pub fundamental: Vec<i64>,
    /// The number of solutions beside those that are named.
    pub more: Option<i64>,
    /// A number that may be a count or anything else.
    pub unclear: Option<i64>,
}

impl Statements {
    /// Adds a number of solutions. Without a size of its own it is that of the line above, else of the program; one that is right
    /// for another size of the output may be meant for that.
    fn add(&mut self, count: Count, heading: Option<u32>, n: Option<u32>, named: &BTreeSet<u32>) {
        let is_of = |size: &u32| known((*size).into()) == Some(count.number);
        let size = count.size.or(heading.filter(is_of));
        let is_of_program = n.is_some_and(|n| is_of(&n));
        let is_other =
            is_of_program && heading.is_some() || !is_of_program && named.iter().any(is_of);
        if size.is_none() && named.len() > 1 && is_other {
            self.unclear = Some(count.number);
        } else {
            self.counts.push(Count { size, ..count });
        }
    }

    /// Takes what the words of a line say, which has the same text without its lists. Returns true if its numbers say no more.
    fn read_words(&mut self, line: &str, rest: &str, all: &[Number]) -> bool {
        match rest.trim_matches(|sign: char| !sign.is_alphanumeric()) {
            "false" => self.is_false = true,
            "true" | "yes" | "igen" | "có" => self.is_true = true,
            _ => {}
        }
        if says_nothing(line) {
            self.none.push(None);
        }
        let named = named_size(rest, all);
        let is_known = |number: &Number| number.value == 1 || names_a_size(rest, number);
        self.is_all |= words::of_all(rest) && all.iter().all(is_known);
        self.is_these |= words::of_these(rest);
        self.fundamental.extend(fundamental(rest, all));
        if words::of_none(rest) || is_none_of_size(rest) || is_none_of_size(line) {
            self.none.push(named);
            self.is_none_closed = words::of_closed(rest);
            return true;
        }
        if is_some_of_size(rest) {
            self.some.extend(named);
            return true;
        }
        let is_of_any = words::of_solutions(rest) || words::of_end(rest);
        self.is_true |= is_of_any && rest.contains("exist");
        let is_of_end = words::of_end(rest) && !words::of_closed(rest);
        self.is_true |= is_of_end && ["true", "yes"].contains(&last_word(rest));
        false
    }
}

/// The statements of an output on boards of n rows. `source` gives the line of the program that printed a line of the output;
/// it has no more than a word for it where that is not known. `has_boards` tells whether positions are printed, and `sizes` are
/// the numbers of the program.
pub fn statements(
    output: &str,
    n: Option<u32>,
    has_boards: bool,
    sizes: &BTreeSet<u64>,
    source: &dyn Fn(usize) -> String,
) -> Statements {
    let mut said = Statements::default();
    let mut bare: Vec<(usize, i64)> = Vec::new();
    let mut pairs: Vec<(usize, i64, i64)> = Vec::new();
    let (mut start, mut depth) = (0, 0_usize);
    // The size that a line above names, if there are several.
    let mut heading = None;
    let named: BTreeSet<u32> = line::sizes(output).collect();
    for (line, text) in output.split_inclusive('\n').enumerate() {
        let begins = start;
        start += text.len();
        let is_in_list = depth > 0;
        let signs = |wanted: char| text.chars().filter(|sign| *sign == wanted).count();
        depth = (depth + signs('[')).saturating_sub(signs(']'));
        if text.len() > 4096 || text.trim().is_empty() {
            continue;
        }
        let low = text.trim().to_lowercase();
        let (rest, is_cut) = without_lists(&low);
        let rest = in_digits(&rest).unwrap_or(rest);
        let all = numbers(&rest);
        if said.read_words(&low, &rest, &all) {
            continue;
        }
        if let Some((size, number)) = low.split_once(',')
            && let (Ok(size), Ok(number)) = (size.trim().parse(), number.trim().parse())
        {
            pairs.push((line, size, number));
            continue;
        }
        let counts = [labelled(&rest, &all), by_parts(&rest), in_line(&rest, n)];
        if let Some(counts) = counts.into_iter().find(|counts| counts.len() > 1) {
            said.counts.extend(counts);
            continue;
        }
        if let (true, [first, ..]) = (named.len() > 1, &all[..])
            && all
                .iter()
                .all(|number| number.value == first.value && names_a_size(&rest, number))
        {
            heading = u32::try_from(first.value).ok();
        }
        match meaning(&rest, n, is_cut) {
            Meaning::Count(count) => said.add(count, heading, n, &named),
            Meaning::Label(number) => said.labels.push(number),
            Meaning::Of(number, count) => {
                said.labels.push(number);
                said.counts.push(count);
            }
            Meaning::Unclear(number) if !has_boards || is_other_sum(number, &rest, n) => {
                said.unclear = Some(number);
            }
            Meaning::More(number) => said.more = Some(number),
            Meaning::Nothing | Meaning::Unclear(_) => {}
            // A list may have a line for each of its numbers.
            Meaning::Bare(_) if is_in_list => {}
            Meaning::Bare(number) => bare.push((begins, number)),
            Meaning::Pair(first, second) => pairs.push((line, first, second)),
        }
    }
    let numbers: Vec<i64> = bare.iter().map(|(_, number)| *number).collect();
    if has_boards && numbers.len() > 1 && numbers.iter().copied().eq(1..=numbers.len() as i64) {
        said.labels.extend(numbers);
    } else if bare.len() < 3 || has_boards {
        bare_numbers(&bare, n, has_boards, sizes, source, &mut said);
    } else {
        // They are counts of several sizes, or a position, or a list of something else.
        let counts = fields::column(&numbers, sizes);
        said.unclear = numbers.last().copied().filter(|_| counts.is_empty());
        said.counts.extend(counts);
    }
    table(&pairs, n, has_heading(output), sizes, &mut said);
    without_parts(&mut said.counts);
    if is_divided(&said.counts, n) {
        said.unclear = said.counts.last().map(|count| count.number);
        said.counts.clear();
    }
    said.counts.extend(fields::counts(output));
    said.counts.extend(fields::tables(output, sizes));
    said.fundamental.extend(fields::fundamental(output));
    if !has_boards {
        numbered(n, output, &mut said);
    }
    // One "Solution: 92" is no label.
    if let [number] = said.labels[..]
        && (!has_boards || number > 1)
    {
        said.labels.clear();
        said.counts.push(Count {
            number,
            size: None,
            is_essential: false,
        });
    }
    said
}

/// Takes the last of the numbers of solutions as they are found, 1, 2, 3 and so on, for a count, if an output has nothing else.
fn numbered(n: Option<u32>, output: &str, said: &mut Statements) {
    let lines = output.lines().filter(|line| !line.trim().is_empty());
    let number = said.labels.len() as i64;
    let is_alone = said.labels.len() == lines.count();
    if number < 2 || !is_alone || !said.labels.iter().copied().eq(1..=number) {
        return;
    }
    said.labels.clear();
    if n.and_then(|n| known(n.into())) == Some(number) {
        said.counts.push(Count {
            number,
            size: None,
            is_essential: false,
        });
    } else {
        said.unclear = Some(number);
    }
}

/// Whether several numbers are parts of all solutions, such as those with a queen in one column.
fn is_divided(counts: &[Count], n: Option<u32>) -> bool {
    let [first, _, _, ..] = counts else {
        return false;
    };
    let sum: i128 = counts.iter().map(|count| i128::from(count.number)).sum();
    let is_whole = n.and_then(|n| known(n.into())).map(i128::from) == Some(sum);
    is_whole && counts.iter().all(|count| count.size == first.size)
}

/// The size that a line names, also as in "3: no solution".
fn named_size(line: &str, all: &[Number]) -> Option<u32> {
    let named = all.iter().find(|number| names_a_size(line, number));
    let alone = all
        .first()
        .filter(|number| all.len() == 1 && number.start == 0);
    let number = named.or(alone)?;
    u32::try_from(number.value).ok()
}

/// Leaves out the numbers before the last one, if they count the solutions as they are found, 1, 2, 3 and so on, or if it is
/// their sum.
fn without_parts(counts: &mut Vec<Count>) {
    let run = counts
        .iter()
        .zip(1..)
        .take_while(|(count, number)| count.number == *number && count.size == counts[0].size)
        .count();
    counts.drain(..run.saturating_sub(1));
    if let [parts @ .., whole] = &counts[..]
        && parts.len() > 1
        && parts
            .iter()
            .map(|part| i128::from(part.number))
            .sum::<i128>()
            == whole.number.into()
    {
        let last = counts.len() - 1;
        if parts.iter().all(|part| part.size == whole.size) {
            counts.drain(..last);
        } else if whole.size.is_none() {
            counts.truncate(last);
        }
    }
}
