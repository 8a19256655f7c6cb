//! Numbers that stand alone on their lines: lists of columns, or a knight's boards, from the top down.

use crate::candidate::{Candidate, Form, NO_NUMBER};
use crate::collector::Collector;
use crate::lists::list;
use crate::matrix::Place;
use bezzel_solver::board::Square;
use bezzel_solver::knight::Step;

/// The most numbers that are kept until something else comes.
const MANY: usize = 1 << 16;
/// Shorter lists are other numbers.
const LEAST: usize = 4;

/// The numbers of one block of such lines.
#[derive(Clone, Debug, Default)]
pub struct Singles {
    numbers: Vec<u32>,
    first: Place,
}

impl Singles {
    pub fn push(&mut self, place: Place, number: u32, found: &mut Collector) {
        if self.numbers.len() >= MANY {
            self.take(false, found);
        }
        if self.numbers.is_empty() {
            self.first = place;
        }
        self.numbers.push(number);
    }

    pub fn end(&mut self, found: &mut Collector) {
        if self.numbers.is_empty() {
            return;
        }
        self.take(true, found);
        self.numbers.clear();
    }

    /// Takes out whole lists. The rest of an unfinished one stays, unless it is the `last`.
    fn take(&mut self, last: bool, found: &mut Collector) {
        let Some((skipped, length)) = self.lists(last) else {
            self.numbers.clear();
            return;
        };
        let mut taken = skipped;
        for values in self.numbers[skipped..].chunks_exact(length) {
            let line = self.first.line + taken as u64;
            let place = Place { line, ..self.first };
            boards(place, values).for_each(|candidate| found.add(candidate));
            found.add(list(Form::List, place, values.to_vec()));
            taken += length;
        }
        self.numbers.drain(..taken);
        self.first.line += taken as u64;
    }

    /// The number of numbers before the lists, and the length of each list. The numbers before can include n, and a
    /// number after them can be the number of lists.
    fn lists(&self, last: bool) -> Option<(usize, usize)> {
        let numbers = &self.numbers;
        let fits = |count: usize, length: usize| !last || count.is_multiple_of(length);
        let permuted = [(0, 0), (0, 1), (1, 0), (1, 1)]
            .into_iter()
            .find_map(|(before, behind)| {
                let end = numbers.len().saturating_sub(behind);
                let inner = numbers.get(before..end)?;
                let length = permuted(inner)?;
                fits(inner.len(), length).then_some((before, length))
            });
        permuted.or_else(|| {
            let largest = *numbers.iter().max()? as usize;
            let length = largest.checked_add(usize::from(numbers.contains(&0)))?;
            let is_list = length >= LEAST && numbers.len() >= length && fits(numbers.len(), length);
            is_list.then_some((0, length))
        })
    }
}

/// The length of the list at the beginning that has each column once, if there is one that is not only counted up.
fn permuted(numbers: &[u32]) -> Option<usize> {
    let mut seen = vec![false; numbers.len() + 1];
    let (mut largest, mut found) = (0, None);
    for (index, &number) in numbers.iter().enumerate() {
        match seen.get_mut(number as usize) {
            Some(seen) if number != NO_NUMBER && !*seen => *seen = true,
            _ => break,
        }
        largest = largest.max(number as usize);
        let length = index + 1;
        if length >= LEAST && largest + usize::from(seen[0]) == length {
            found = Some(length);
        }
    }
    let is_counted = |length: &usize| numbers[..*length].is_sorted();
    found.filter(|length| !is_counted(length))
}

/// The boards on which at least half of the numbers are a knight's move from the next.
fn boards(place: Place, values: &[u32]) -> impl Iterator<Item = Candidate> {
    let Place { line, context, .. } = place;
    let area = values.len();
    let from = values.iter().min().copied().unwrap_or(0);
    let mut order = vec![0; area];
    for (at, &value) in (0..).zip(values) {
        if let Some(place) = order.get_mut((value - from) as usize) {
            *place = at;
        }
    }
    let sides = (3..=area / 3).filter(move |&width| area.is_multiple_of(width));
    sides.filter_map(move |width| {
        let square = |at: usize| Square::new((at / width) as u32, (at % width) as u32);
        let moves = order
            .windows(2)
            .filter(|pair| Step::between(square(pair[0]), square(pair[1])).is_some());
        (moves.count() * 2 >= area).then(|| Candidate {
            form: Form::TourNumbers,
            line,
            context,
            width: width as u32,
            rows: (area / width) as u32,
            values: values.to_vec(),
        })
    })
}
