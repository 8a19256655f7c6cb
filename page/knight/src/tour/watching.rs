//! The link to the same search on the screen Backtracking, where the visitor can watch it event by event, with all
//! moves that it takes back.

use bezzel_stepping::knight::{Algorithm, Plan};
use yew::prelude::*;

use super::route::Route;
use crate::components::LinkTo;
use crate::link::{Finder, Link, StepsLink};
use crate::locale::Locale;
use crate::text;

/// A link to the search that the route's goal asks for, where it can be watched.
pub fn watching(route: &Route, locale: &Locale) -> Html {
    match watched(route) {
        Some(plan) => {
            let link = Link::of(&StepsLink::of(plan));
            html! {
                <p><LinkTo {link}><>{ text!(locale, "tour-watch") }</></LinkTo></p>
            }
        }
        None => Html::default(),
    }
}

/// The plan of an open tour by backtracking, on a board without holes.
fn watched(route: &Route) -> Option<Plan> {
    let (goal, size) = (route.goal, route.board.size());
    let algorithm = match goal.finder {
        Finder::Backtracking => Algorithm::Backtracking,
        Finder::FirstBack => Algorithm::Warnsdorff,
        _ => return None,
    };
    let fits = StepsLink::offers(size) && route.board.holes().is_empty();
    let start = route.path.first().copied().unwrap_or(size.a1());
    let first_only = true;
    (fits && !goal.closed).then_some(Plan {
        size,
        start,
        algorithm,
        first_only,
    })
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use bezzel_solver::board::{Size, Square};
    use bezzel_solver::knight::{Board, TourKind};
    use bezzel_stepping::knight::{Event, Run, Watched};
    use bezzel_stepping::methods::{Attempt, AttemptEvent};

    use super::*;

    #[test]
    fn the_run_that_is_watched_makes_the_moves_of_the_method() {
        let size = Size::square(5).unwrap();
        let start = Square::new(4, 0);
        let pairs = [
            (Finder::Backtracking, Algorithm::Backtracking),
            (Finder::FirstBack, Algorithm::Warnsdorff),
        ];
        for (finder, algorithm) in pairs {
            let method = finder.method(0);
            let mut attempt =
                Attempt::new(&Board::from(size), start, TourKind::Open, method).unwrap();
            let mut run = Run::new(Plan::new(size, start, algorithm)).unwrap();
            while !matches!(run.event(), Event::Place { .. }) {
                run.forward();
            }
            loop {
                let event = attempt.step();
                if event == AttemptEvent::Tour {
                    break;
                }
                let is_move = |event| matches!(event, Event::Place { .. } | Event::TakeBack { .. });
                while run.forward() && !is_move(run.event()) {}
                assert_eq!(run.path(), attempt.path(), "{algorithm:?}: {event:?}");
            }
        }
    }
}
