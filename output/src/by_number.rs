//! Tours as lists of squares by number, row by row from the top.

use std::ops::RangeInclusive;

use crate::candidate::{Candidate, Form};
use bezzel_solver::board::Square;
use bezzel_solver::knight::Step;

/// Shorter lists and longer ones are no tours.
const LENGTHS: RangeInclusive<usize> = 20..=1 << 13;

/// The tour that a list is: all numbers once, and many a knight move apart.
pub fn tour(list: &Candidate) -> Option<Candidate> {
    let numbers = &list.values;
    let area = numbers.len();
    let from = *numbers.iter().min()?;
    if !LENGTHS.contains(&area) || from > 1 {
        return None;
    }
    let mut seen = vec![false; area];
    let is_new = |&number: &u32| {
        let place = seen.get_mut((number - from) as usize);
        place.is_some_and(|seen| !std::mem::replace(seen, true))
    };
    if !numbers.iter().all(is_new) {
        return None;
    }
    let moves = |width: u32| {
        let square = |number: u32| Square::new((number - from) / width, (number - from) % width);
        let is_move = |pair: &&[u32]| Step::between(square(pair[0]), square(pair[1])).is_some();
        numbers.windows(2).filter(is_move).count()
    };
    let widths = (3..=area as u32 / 3).filter(|&width| area.is_multiple_of(width as usize));
    let width = widths.max_by_key(|&width| moves(width))?;
    (moves(width) * 2 >= area).then(|| Candidate {
        form: Form::TourPairs,
        width,
        rows: area as u32 / width,
        values: numbers
            .iter()
            .flat_map(|number| [(number - from) / width, (number - from) % width])
            .collect(),
        ..*list
    })
}
