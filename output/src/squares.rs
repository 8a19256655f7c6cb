//! Positions and tours that are printed square by square.

use crate::candidate::{Candidate, Form};
use crate::collector::Collector;
use crate::matrix::Place;
use bezzel_solver::board::Square;
use bezzel_solver::knight::Step;

/// More squares than this are looked at as far as they have come.
const MANY: usize = 1 << 13;

/// The squares of one block of lines, or within one pair of brackets.
#[derive(Clone, Debug)]
pub struct Squares {
    queens: Form,
    tour: Option<Form>,
    found: Vec<(Place, u32, u32)>,
}

impl Squares {
    pub fn new(queens: Form, tour: Option<Form>) -> Self {
        let found = Vec::new();
        Self {
            queens,
            tour,
            found,
        }
    }

    pub fn push(&mut self, place: Place, first: u32, second: u32, found: &mut Collector) {
        if self.found.len() >= MANY {
            let last = self.found.last().map(|(place, ..)| place.line);
            if last != Some(place.line) || self.found.len() >= 4 * MANY {
                self.end(found);
            }
        }
        self.found.push((place, first, second));
    }

    /// A line without a square has ended.
    pub fn end_line(&mut self, line: u64, found: &mut Collector) {
        if self
            .found
            .last()
            .is_some_and(|(place, ..)| place.line != line)
        {
            self.end(found);
        }
    }

    pub fn close(&mut self, depth: u32, found: &mut Collector) {
        match &mut *self.found {
            // Each square may have brackets of its own.
            [(place, ..)] if depth < place.around() => {
                place.depth = depth + u32::from(place.boxed);
            }
            [(place, ..), ..] if depth < place.around() => self.end(found),
            _ => {}
        }
    }

    pub fn end(&mut self, found: &mut Collector) {
        let squares = std::mem::take(&mut self.found);
        let Some((place, ..)) = squares.first() else {
            return;
        };
        let lines: Vec<&[(Place, u32, u32)]> =
            squares.chunk_by(|a, b| a.0.line == b.0.line).collect();
        let is_list = place.around() > 0;
        // A tour may be written on several lines, and a line may hold a tour.
        let each: Vec<Option<Candidate>> = lines.iter().map(|line| self.tour(line)).collect();
        let area = |tour: &Candidate| tour.width * tour.rows;
        let is_each = |tour: &Option<Candidate>| {
            tour.as_ref()
                .is_some_and(|tour| area(tour) as usize == tour.values.len() / 2)
        };
        let tours = if each.len() > 1 && each.iter().any(is_each) {
            each
        } else {
            vec![self.tour(&squares)]
        };
        for tour in tours.into_iter().flatten() {
            found.add(tour);
        }
        if is_list || lines.iter().all(|line| line.len() < 3) {
            self.queens(&squares, found);
        } else {
            for line in lines {
                self.queens(line, found);
            }
        }
    }

    /// Queens: where the first number comes again another position begins.
    fn queens(&self, squares: &[(Place, u32, u32)], found: &mut Collector) {
        let Some(&(_, start, _)) = squares.first() else {
            return;
        };
        for position in squares.chunk_by(|_, next| next.1 != start) {
            let n = position.len() as u32;
            let (place, ..) = position[0];
            found.add(candidate(self.queens, place, n, n, position));
        }
    }

    fn tour(&self, squares: &[(Place, u32, u32)]) -> Option<Candidate> {
        tour(self.tour?, squares)
    }
}

/// A tour, if there are more squares than queens could stand on, and many a knight move apart.
pub fn tour(form: Form, squares: &[(Place, u32, u32)]) -> Option<Candidate> {
    let range = |values: &mut dyn Iterator<Item = u32>| {
        let (least, most) = values.fold((u32::MAX, 0), |(least, most), value| {
            (least.min(value), most.max(value))
        });
        most.checked_sub(least)?.checked_add(1)
    };
    let first = range(&mut squares.iter().map(|square| square.1))?;
    let second = range(&mut squares.iter().map(|square| square.2))?;
    let count = squares.len() as u64;
    let area = u64::from(first) * u64::from(second);
    let moves = squares.windows(2).filter(|pair| {
        let square = |index: usize| Square::new(pair[index].1, pair[index].2);
        Step::between(square(0), square(1)).is_some()
    });
    let is_tour = count > u64::from(first.max(second))
        && area <= 4 * count
        && moves.count() as u64 * 2 >= count;
    let (rows, columns) = match form {
        Form::TourNames => (second, first),
        _ => (first, second),
    };
    is_tour.then(|| candidate(form, squares[0].0, columns, rows, squares))
}

fn candidate(
    form: Form,
    place: Place,
    width: u32,
    rows: u32,
    squares: &[(Place, u32, u32)],
) -> Candidate {
    let Place { line, context, .. } = place;
    let values = squares
        .iter()
        .flat_map(|&(_, first, second)| [first, second])
        .collect();
    Candidate {
        form,
        line,
        context,
        width,
        rows,
        values,
    }
}
