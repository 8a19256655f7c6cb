//! Numbers that stand alone on their lines.

use super::Statements;
use crate::verdict::count::{Count, known};
use crate::verdict::{fields, words};
use std::collections::BTreeSet;

/// The number of lines whose place in the program is looked up.
const LOOKED_UP: usize = 100;

/// Numbers that stand alone on their lines, each with the byte at which its line begins.
pub fn bare_numbers(
    bare: &[(usize, i64)],
    n: Option<u32>,
    has_boards: bool,
    sizes: &BTreeSet<u64>,
    source: &dyn Fn(usize) -> String,
    said: &mut Statements,
) {
    let several: Vec<i64> = bare.iter().map(|(_, number)| *number).collect();
    if let Some(counts) = fields::with_gaps(&several, sizes).filter(|_| !has_boards) {
        let is_telling = fields::has_large(&counts);
        said.unclear = several.last().copied().filter(|_| !is_telling);
        said.counts
            .extend(counts.into_iter().filter(|_| is_telling));
        return;
    }
    let mut looked_up = 0;
    for &(begins, number) in bare {
        let last = said.counts.last();
        let follows = last.is_some_and(|count| count.number + 1 == number);
        // Its digits are the columns of a board.
        if has_boards && n.is_some_and(|n| n > 3 && number.checked_ilog10() == Some(n - 1)) {
            continue;
        }
        if Some(number) == n.map(i64::from) && bare.len() > 1 && !follows {
            continue;
        }
        looked_up += 1;
        let by = if looked_up < LOOKED_UP {
            source(begins).to_lowercase()
        } else {
            String::new()
        };
        bare_number(number, &by, n, said);
    }
}

/// A number that stands alone on its line, printed by a line of the program.
fn bare_number(number: i64, by: &str, n: Option<u32>, said: &mut Statements) {
    const NAMES: &[&str] = &[
        "count", "total", "sol", "ans", "res", "cnt", "num", "found", "dem", "kq", "nghiem",
        "szam", "megold", "len(", "queens(", "queen(", "ways", "sum(", "tong", "db",
    ];
    let is_known = n.and_then(|n| known(n.into())) == Some(number);
    let is_work = words::of_work(by) || words::of_time(by);
    if is_known || !is_work && (by.is_empty() || NAMES.iter().any(|name| by.contains(name))) {
        let is_essential = words::of_essential(by);
        said.counts.push(Count {
            number,
            size: None,
            is_essential,
        });
    } else if !is_work {
        said.unclear = Some(number);
    }
}
