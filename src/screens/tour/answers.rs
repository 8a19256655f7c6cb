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
    pub(super) fn make_what_is_told(&mut self, link: &TourLink) {
        if link.made {
            let step = link.step.map(|step| step as usize);
            self.ask(Purpose::Make(Then::Show(step)));
        }
    }

    /// Finds out whether there is a tour as it is wanted, where that is soon known and
    /// nothing else is going on.
    pub(super) fn check(&mut self) {
        if self.errand.is_none() && !self.checked && is_soon_known(self.trip()) {
            self.wish += 1;
            self.errand = Some(Errand::new(Purpose::Check, self.trip(), self.wish));
        }
    }

    /// What has been found out without being asked: whether there is a tour.
    fn checked(&mut self, found: Found) {
        self.errand = None;
        self.checked = true;
        match found {
            Found::Tour(Some(Ok(tour))) => {
                let way = tour.moves.squares(self.trip().board.size());
                self.known = Some(Rc::new(way.collect()));
            }
            Found::Tour(Some(Err(NoTour::Impossible(reason)))) => self.refuted = Some(reason),
            _ => {}
        }
    }

    /// Asks the workers, or answers at once where the answer is known.
    pub(super) fn ask(&mut self, purpose: Purpose) {
        if self.trip().board.area() == 0 {
            return;
        }
        let mut asked = self.trip().clone();
        if let Purpose::Make(_) = purpose {
            let start = match asked.told {
                Told::ByRequest(start) => start,
                // From its start, whatever has been done from there.
                Told::ByMoves => asked.way.first().copied(),
            };
            asked = asked.on(start.into_iter().collect());
        } else if let Some(way) = self.known_way() {
            self.rest();
            return self.finish(purpose, &way);
        } else if is_too_much(&asked) {
            return;
        }
        self.rest();
        self.answer = None;
        self.wish += 1;
        self.errand = Some(Errand::new(purpose, &asked, self.wish));
    }

    /// A tour as it is wanted that begins as the trip did, if one is known.
    fn known_way(&self) -> Option<Rc<Vec<Square>>> {
        let trip = self.trip();
        let ways = [Some(&trip.way), self.known.as_ref()];
        let fits = |way: &&Rc<Vec<Square>>| is_wanted(trip, way) && way.starts_with(trip.visited());
        ways.into_iter().flatten().find(fits).cloned()
    }

    /// Does not wait any longer. What a link asked for is forgotten, too.
    pub(super) fn cancel(&mut self) {
        let Some(purpose) = self.purpose() else {
            return;
        };
        self.rest();
        if let (Purpose::Make(_), Told::ByRequest(_)) = (purpose, self.trip().told) {
            let trip = self.trip().on(self.trip().way.to_vec());
            self.history = self.history.amend(trip);
        }
        self.answer = Some(Answer::Cancelled(purpose));
    }

    /// Takes in what a worker says; nothing, if it is late.
    pub(super) fn hear(&mut self, heard: Heard) {
        let Some(purpose) = self.purpose().filter(|_| heard.wish == self.wish) else {
            return;
        };
        let (progress, found) = match heard.event {
            Event::Slice { found, .. } if purpose == Purpose::Check => return self.checked(found),
            Event::Slice { progress, found } => (progress, found),
            Event::Failed(_) if purpose == Purpose::Check => {
                return self.checked(Found::Tour(None));
            }
            Event::Failed(failure) => return self.answer(Answer::Failed(failure)),
        };
        if let Some(errand) = &mut self.errand {
            errand.fraction = progress.fraction;
        }
        match found {
            Found::Tour(Some(Ok(tour))) => {
                let way = tour.moves.squares(self.trip().board.size()).collect();
                let answer = Answer::Made {
                    searched: tour.searched,
                    elapsed: tour.elapsed as u64,
                };
                self.make(purpose, way, answer);
            }
            Found::Tour(Some(Err(NoTour::Impossible(reason)))) => {
                self.rest();
                self.refuted = Some(reason);
                self.checked = true;
            }
            // The screen asks for no board that is too large, and the search has no limit.
            Found::Tour(Some(Err(_))) => self.answer(Answer::Failed(Failure::Workers)),
            Found::Finish(Some(Finishable::Yes(rest))) => {
                let way = self.trip().visited().iter().copied().chain(rest);
                let way = Rc::new(way.collect());
                self.known = Some(Rc::clone(&way));
                self.rest();
                self.finish(purpose, &way);
            }
            Found::Finish(Some(Finishable::No(reason))) => {
                self.answer(Answer::NotFinishable(reason));
            }
            Found::Attempt(told) => self.try_on(purpose, &told),
            _ => {}
        }
    }

    fn answer(&mut self, answer: Answer) {
        self.rest();
        self.answer = Some(answer);
    }

    /// A method has gone on, and perhaps ended.
    fn try_on(&mut self, purpose: Purpose, told: &Attempted) {
        let size = self.trip().board.size();
        let Some(errand) = &mut self.errand else {
            return;
        };
        let attempt = Rc::make_mut(&mut errand.attempt);
        attempt.follow(size, told);
        if let Some(outcome) = told.outcome {
            let way = std::mem::take(&mut attempt.path);
            let answer = Answer::Tried {
                outcome,
                moves: attempt.moves,
                visited: way.len(),
            };
            self.make(purpose, way, answer);
        }
    }

    /// The way that was asked for is there.
    fn make(&mut self, purpose: Purpose, way: Vec<Square>, answer: Answer) {
        let trip = self.trip().clone();
        let by_link = trip.told != Told::ByMoves && trip.way.len() < 2;
        let told = match trip.told {
            Told::ByMoves if way.len() > MOST_IN_LINK => Told::ByRequest(trip.way.first().copied()),
            told => told,
        };
        self.playing.fit(way.len());
        let mut found = trip.on(way);
        found.told = told;
        // Played, it begins at its start; as a link tells it, it is seen to its end or
        // to a step.
        match purpose {
            Purpose::Make(Then::Play) => found.at = 1,
            Purpose::Make(Then::Show(Some(at))) => found = found.shown_at(at),
            _ => {}
        }
        if by_link {
            // What a link tells is no change.
            self.go_to(self.history.amend(found));
        } else {
            self.change(found);
        }
        if purpose == Purpose::Make(Then::Play) {
            self.play(self.trip().clone());
        }
        self.answer = Some(answer);
    }

    /// A way on from the place of the trip is known.
    fn finish(&mut self, purpose: Purpose, way: &Rc<Vec<Square>>) {
        let trip = self.trip();
        match purpose {
            Purpose::Check => {}
            Purpose::Hint => self.answer = way.get(trip.at).copied().map(Answer::Proposed),
            Purpose::Ask => self.answer = Some(Answer::Finishable),
            Purpose::Finish(_) | Purpose::Make(_) => {
                let mut found = trip.clone();
                if *trip.way != **way {
                    found = trip.on(way.to_vec());
                    found.at = trip.at.max(1);
                    self.change(found.clone());
                }
                self.playing.fit(way.len());
                self.play(found);
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
#[cfg(not(target_arch = "wasm32"))]
mod tests;
