//! All tours of the board as a catalogue: one by its number, the number of one, one at random; as workers are asked.

use std::rc::Rc;

use bezzel_solver::board::Square;
use bezzel_solver::knight::TourKind;
use bezzel_solver::knight::count::CountError;
use bezzel_solver::knight::count::random::RandomToursRequest;

use super::route::Route;
use crate::bridge::tour::{Request, Task, Which, WorkerEvent};
use crate::bridge::{Failure, Moves};
use crate::link::{
    Day, Expected, Notice, Obstacle, TourSource, known_tours_of, move_digits, plain_digits,
    read_number,
};

/// A question to the catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CatalogueQuestion {
    /// A tour.
    Tour(Wanted),
    /// The number of the route, a closed tour.
    Number,
}

/// The tour that is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    pub made: TourSource,
    pub closed: bool,
    /// Whether it is played once it is found, and not only shown.
    pub plays: bool,
    /// The moves with which one that is drawn begins.
    pub given: Rc<Vec<Square>>,
}

/// The catalogue as far as it has been asked.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Catalogue {
    /// The last request to the workers.
    pub request: Request,
    /// The question of that request.
    asked: Option<CatalogueQuestion>,
    /// Whether drawn tours begin with the moves made so far.
    pub continues: bool,
    /// The reason why there was no answer.
    pub failed: Option<CountError>,
    /// The notice about the last number, if it was wrong.
    pub refused: Option<Notice>,
    /// A tour whose number is known.
    numbered: Option<(Rc<Vec<Square>>, u128)>,
}

impl CatalogueQuestion {
    /// The closed tour with a number.
    pub fn numbered(number: u128) -> Self {
        Self::Tour(Wanted {
            made: TourSource::Numbered(number),
            closed: true,
            plays: true,
            given: Rc::default(),
        })
    }
}

impl Catalogue {
    /// Asks the workers, unless the catalogue has no such tours.
    pub fn ask(&mut self, asked: CatalogueQuestion, route: &Route) {
        let board = &route.board;
        let which = match &asked {
            CatalogueQuestion::Tour(wanted) => match wanted.made {
                TourSource::Drawn(seed) => {
                    let kind = TourKind::closed_if(wanted.closed);
                    if Obstacle::to_draws(board, kind).is_some() {
                        return;
                    }
                    Which::Drawn(Box::new(RandomToursRequest {
                        holes: board.holes().to_vec(),
                        path: wanted.given.to_vec(),
                        ..RandomToursRequest::new(board.size(), kind, seed.into(), 1)
                    }))
                }
                TourSource::Numbered(number) if Obstacle::to_numbers(board).is_none() => {
                    Which::Numbered(number)
                }
                _ => return,
            },
            CatalogueQuestion::Number if can_be_numbered(route) => Which::Known(Moves {
                start: route.path[0],
                digits: move_digits(&route.path),
            }),
            CatalogueQuestion::Number => return,
        };
        let board = (**board).clone();
        self.request.ask([Task { board, which }]);
        self.asked = Some(asked);
    }

    /// Asks for the tour with a number as it was typed, with or without signs between groups of three digits.
    pub fn give(&mut self, text: &str, route: &Route) {
        let digits = plain_digits(text).unwrap_or_default();
        match read_number(digits.trim_start_matches('0'), &route.board) {
            Ok(number) => self.ask(CatalogueQuestion::numbered(number), route),
            Err(expected) => self.refuse(text.to_owned(), expected),
        }
    }

    /// Handles a worker's report, and returns the tour that was found.
    pub fn accept(
        &mut self,
        event: WorkerEvent,
        route: &Route,
    ) -> Option<(Rc<Vec<Square>>, Wanted)> {
        let tour = match self.request.accept(event)?.found? {
            Ok(tour) => tour,
            Err(CountError::Number { number, count, .. }) => {
                self.refuse(number.to_string(), Expected::among(count));
                return None;
            }
            Err(error) => {
                self.request.fail(Failure::Refused(error.to_string()));
                self.failed = Some(error);
                return None;
            }
        };
        let path = Rc::new(tour.moves.squares(route.board.size()).collect());
        if let Some(number) = tour.number {
            self.numbered = Some((Rc::clone(&path), number));
        }
        match self.asked.clone()? {
            CatalogueQuestion::Tour(wanted) => Some((path, wanted)),
            CatalogueQuestion::Number => None,
        }
    }

    /// Stops the work, and drops the error of the last request.
    pub fn stop(&mut self) {
        self.request.reset();
        self.refused = None;
        self.failed = None;
    }

    /// The number of the route, where it is known.
    pub fn number(&self, route: &Route) -> Option<u128> {
        let (path, number) = self.numbered.as_ref()?;
        (*path == route.path).then_some(*number)
    }

    /// Whether a number is being found or looked up, and not a tour drawn.
    pub fn asks_for_number(&self) -> bool {
        !matches!(&self.asked, Some(CatalogueQuestion::Tour(wanted)) if matches!(wanted.made, TourSource::Drawn(_)))
    }

    fn refuse(&mut self, value: String, expected: Expected) {
        self.refused = Some(Notice {
            parameter: "number",
            value,
            expected,
        });
    }
}

/// Whether the route is a closed tour that has a number.
pub fn can_be_numbered(route: &Route) -> bool {
    route.is_closed_tour() && Obstacle::to_numbers(&route.board).is_none()
}

/// The number of closed tours, where it is known and the tours have numbers.
pub fn numbered_tours(route: &Route) -> Option<u128> {
    let known = known_tours_of(&route.board, TourKind::Closed);
    known.filter(|_| Obstacle::to_numbers(&route.board).is_none())
}

/// A day as one number, from the form `2026-11-22` that fields for dates have.
pub fn day_of(text: &str) -> Option<u32> {
    text.parse().ok().map(Day::number)
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use crate::link::tour_of_day;

    #[test]
    fn days_are_spread_over_all_tours() {
        const TOURS: u128 = 13_267_364_410_532;
        assert_eq!(day_of("2026-11-22"), Some(20_261_122));
        assert_eq!(day_of("2026-11"), None);
        assert_eq!(day_of(""), None);
        // 20261122 to the power of three is 8317455286457981987848.
        assert_eq!(
            tour_of_day(20_261_122, TOURS),
            8_317_455_286_457_981_987_848 % TOURS + 1
        );
        assert_eq!(tour_of_day(20_000_000, 8), 1);
        let tenths = (20_261_101..=20_261_130).map(|day| tour_of_day(day, TOURS) * 10 / TOURS);
        let mut tenths: Vec<u128> = tenths.collect();
        tenths.sort_unstable();
        tenths.dedup();
        assert!(tenths.len() > 7, "a month's tours are close: {tenths:?}");
    }
}
