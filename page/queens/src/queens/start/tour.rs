//! The tour of the day on a board so small that no worker is needed to find it.

use std::task::Poll;

use bezzel_solver::Job;
use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::TourKind;
use bezzel_solver::knight::count::numbers::TourNumbers;

use super::slices::Step;
use crate::link::{Day, KnightPath, TourLink, TourSource, tour_of_day, tours_of};

/// Rows and columns of the board.
pub const SIDE: u32 = 6;
/// The number of steps of the solver between two looks at the clock: less than a millisecond.
const STEPS: u64 = 20;

/// The link to the tour of a day.
pub fn link_of(day: Day) -> Option<TourLink> {
    let size = Size::square(SIDE).ok()?;
    let number = number_of(day, size)?;
    let source = TourSource::Numbered(number);
    Some(TourLink::made(KnightPath::on(size), true, source))
}

fn number_of(day: Day, size: Size) -> Option<u128> {
    let tours = tours_of(size, TourKind::Closed)?;
    Some(tour_of_day(day.number(), tours))
}

/// Finds the tour of a day.
pub fn tour_of(day: Day) -> Step<Vec<Square>> {
    let size = Size::square(SIDE).ok();
    let mut wanted = size.and_then(|size| {
        let number = number_of(day, size)?;
        Some((TourNumbers::start_without_table(size).ok()?, number))
    });
    Box::new(move || {
        let Some((numbers, number)) = &mut wanted else {
            return Poll::Ready(None);
        };
        if !numbers.advance(STEPS, &mut |_| {}).done {
            return Poll::Pending;
        }
        let tour = numbers.tour(*number).ok();
        Poll::Ready(tour.map(|tour| tour.squares().to_vec()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::Link;

    #[test]
    fn the_tour_of_a_day_is_that_of_its_link() {
        let day = Day::new(2026, 11, 24).unwrap();
        let mut step = tour_of(day);
        let squares = loop {
            if let Poll::Ready(squares) = step() {
                break squares.unwrap();
            }
        };
        assert_eq!(squares.len(), 36);
        let link = Link::of(&link_of(day).unwrap()).to_string();
        let number = link.strip_prefix("#/tour?size=6x6&number=").unwrap();
        let size = Size::square(SIDE).unwrap();
        let tour =
            bezzel_solver::knight::count::numbers::tour_by_number(size, number.parse().unwrap());
        assert_eq!(tour.unwrap().squares(), squares);
    }
}
