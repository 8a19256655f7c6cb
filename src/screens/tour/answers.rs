//! How the screen asks the workers, and what it does with their answers.

use std::rc::Rc;

use bezzel_solver::board::Square;
use bezzel_solver::knight::{Finishable, NoTour, Step};

use super::errand::{Answer, Errand, Purpose, Then, is_soon_known, is_too_much};
use super::state::State;
use super::trip::{MOST_IN_LINK, Told, Trip};
use crate::bridge::Failure;
use crate::bridge::knight::{Attempted, Event, Found, Heard};
use crate::link::TourLink;

impl State {
    /// Has the tour made that a link tells by what is asked for.
    pub(super) fn making_what_is_told(self, link: &TourLink) -> Self {
        if !link.made {
            return self;
        }
        let step = link.step.map(|step| step as usize);
        self.asking(Purpose::Make(Then::Show(step)))
    }

    /// Finds out whether there is a tour as it is wanted, where that is soon known and
    /// nothing else is going on.
    pub(super) fn checking(self) -> Self {
        if self.errand.is_some() || self.checked || !is_soon_known(self.trip()) {
            return self;
        }
        let wish = self.wish + 1;
        Self {
            errand: Some(Errand::new(Purpose::Check, self.trip(), wish)),
            wish,
            ..self
        }
    }

    /// What has been found out without being asked: whether there is a tour.
    fn checked(&self, found: Found) -> Self {
        let mut next = Self {
            errand: None,
            checked: true,
            ..self.copy()
        };
        match found {
            Found::Tour(Some(Ok(tour))) => {
                let way = tour.moves.squares(self.trip().board.size());
                next.known = Some(Rc::new(way.collect()));
            }
            Found::Tour(Some(Err(NoTour::Impossible(reason)))) => next.refuted = Some(reason),
            _ => {}
        }
        next
    }

    /// Asks the workers, or answers at once where the answer is known.
    pub(super) fn asking(&self, purpose: Purpose) -> Self {
        let trip = self.trip();
        if trip.board.area() == 0 {
            return self.copy();
        }
        if !matches!(purpose, Purpose::Make(_)) {
            if let Some(way) = self.known_way() {
                return self.still().finished(purpose, &way);
            }
            if is_too_much(trip) {
                return self.copy();
            }
        }
        let wish = self.wish + 1;
        let start = match (purpose, trip.told) {
            // From its start, whatever has been done from there.
            (Purpose::Make(_), Told::ByRequest(start)) => start,
            _ => trip.way.first().copied(),
        };
        let from_start = trip.on(start.into_iter().collect());
        let asked = match purpose {
            Purpose::Make(_) => &from_start,
            _ => trip,
        };
        Self {
            errand: Some(Errand::new(purpose, asked, wish)),
            wish,
            ..self.still()
        }
    }

    /// A tour as it is wanted that begins as the trip did, if one is known.
    fn known_way(&self) -> Option<Rc<Vec<Square>>> {
        let trip = self.trip();
        let of_trip = Some(&trip.way).filter(|way| is_wanted(trip, way));
        let known = self.known.as_ref();
        let way = of_trip.or(known.filter(|way| is_wanted(trip, way)));
        way.filter(|way| way.starts_with(trip.visited())).cloned()
    }

    /// Does not wait any longer. What a link asked for is forgotten, too.
    pub(super) fn cancelled(&self) -> Self {
        let Some(purpose) = self.purpose() else {
            return self.copy();
        };
        let mut next = self.still();
        if let (Purpose::Make(_), Told::ByRequest(_)) = (purpose, self.trip().told) {
            let trip = self.trip().on(self.trip().way.to_vec());
            next.history = self.history.amend(trip);
        }
        next.answer = Some(Answer::Cancelled(purpose));
        next
    }

    /// What a worker says; nothing, if it is late.
    pub(super) fn heard(&self, heard: Heard) -> Self {
        let Some(errand) = self.errand.as_ref().filter(|_| heard.wish == self.wish) else {
            return self.copy();
        };
        let purpose = errand.purpose;
        let (progress, found) = match heard.event {
            Event::Slice { found, .. } if purpose == Purpose::Check => return self.checked(found),
            Event::Slice { progress, found } => (progress, found),
            Event::Failed(_) if purpose == Purpose::Check => {
                return self.checked(Found::Tour(None));
            }
            Event::Failed(failure) => return self.answered(Answer::Failed(failure)),
        };
        let mut next = self.copy();
        if let Some(errand) = &mut next.errand {
            errand.fraction = progress.fraction;
        }
        match found {
            Found::Tour(Some(Ok(tour))) => {
                let way = tour.moves.squares(self.trip().board.size()).collect();
                let answer = Answer::Made {
                    searched: tour.searched,
                    elapsed: tour.elapsed as u64,
                };
                next.made(purpose, way, answer)
            }
            Found::Tour(Some(Err(NoTour::Impossible(reason)))) => Self {
                refuted: Some(reason),
                checked: true,
                ..next.still()
            },
            // The screen asks for no board that is too large, and the search has no limit.
            Found::Tour(Some(Err(_))) => next.answered(Answer::Failed(Failure::Workers)),
            Found::Finish(Some(Finishable::Yes(rest))) => {
                let way: Vec<Square> = self.trip().visited().iter().copied().chain(rest).collect();
                let way = Rc::new(way);
                next.known = Some(Rc::clone(&way));
                next.still().finished(purpose, &way)
            }
            Found::Finish(Some(Finishable::No(reason))) => {
                next.answered(Answer::NotFinishable(reason))
            }
            Found::Attempt(told) => next.tried(purpose, &told),
            _ => next,
        }
    }

    fn answered(&self, answer: Answer) -> Self {
        Self {
            answer: Some(answer),
            ..self.still()
        }
    }

    /// A method has gone on, and perhaps ended.
    fn tried(mut self, purpose: Purpose, told: &Attempted) -> Self {
        let trip = self.trip().clone();
        let Some(errand) = &mut self.errand else {
            return self;
        };
        let attempt = Rc::make_mut(&mut errand.attempt);
        attempt.follow(&trip, told);
        let Some(outcome) = told.outcome else {
            return self;
        };
        let (moves, way) = (attempt.moves, std::mem::take(&mut attempt.path));
        let answer = Answer::Tried {
            outcome,
            moves,
            visited: way.len(),
        };
        self.made(purpose, way, answer)
    }

    /// The way that was asked for is there.
    fn made(&self, purpose: Purpose, way: Vec<Square>, answer: Answer) -> Self {
        let trip = self.trip();
        let told = match trip.told {
            Told::ByRequest(start) => Told::ByRequest(start),
            Told::ByMoves if way.len() > MOST_IN_LINK => Told::ByRequest(trip.way.first().copied()),
            Told::ByMoves => Told::ByMoves,
        };
        let by_link = trip.told != Told::ByMoves && trip.way.len() < 2;
        let found = Trip {
            told,
            ..trip.on(way)
        };
        // What a link tells is no change.
        let history = if by_link {
            self.history.amend(found)
        } else {
            self.history.change(found)
        };
        let next = self.at(history);
        let next = Self {
            playing: next.playing.fit_for(next.trip().way.len()),
            ..next
        };
        let next = match purpose {
            Purpose::Make(Then::Play) => next.played(next.trip().shown_at(1)),
            Purpose::Make(Then::Show(Some(at))) => {
                let trip = next.trip().shown_at(at);
                next.at(next.history.amend(trip))
            }
            _ => next,
        };
        Self {
            answer: Some(answer),
            ..next
        }
    }

    /// A way on from the place of the trip is known.
    fn finished(&self, purpose: Purpose, way: &Rc<Vec<Square>>) -> Self {
        let trip = self.trip();
        match purpose {
            Purpose::Check => self.copy(),
            Purpose::Hint => Self {
                answer: way.get(trip.at).copied().map(Answer::Proposed),
                ..self.copy()
            },
            Purpose::Ask => Self {
                answer: Some(Answer::Finishable),
                ..self.copy()
            },
            Purpose::Finish(_) | Purpose::Make(_) if *trip.way == **way => {
                self.played(trip.clone())
            }
            Purpose::Finish(_) | Purpose::Make(_) => {
                let found = Trip {
                    at: trip.at.max(1),
                    ..trip.on(way.to_vec())
                };
                let next = self.with(found.clone());
                Self {
                    playing: next.playing.fit_for(way.len()),
                    ..next
                }
                .played(found)
            }
        }
    }
}

/// Whether a way is a tour as the trip's goal has it.
fn is_wanted(trip: &Trip, way: &[Square]) -> bool {
    let (Some(start), Some(end)) = (way.first(), way.last()) else {
        return false;
    };
    let goal = trip.goal;
    way.len() as u64 == trip.board.area()
        && goal.end.is_none_or(|wanted| wanted == *end)
        && (!goal.closed || Step::between(*end, *start).is_some())
}

#[cfg(test)]
mod tests;
