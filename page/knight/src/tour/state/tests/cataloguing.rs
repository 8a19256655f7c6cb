//! Tours by number and at random, and the numbers of tours.

use bezzel_solver::Job;
use bezzel_solver::board::Size;
use bezzel_solver::knight::TourKind;
use bezzel_solver::knight::count::CountError;
use bezzel_solver::knight::count::numbers::{TourNumbers, tour_by_number};
use bezzel_solver::knight::count::random::{RandomTours, RandomToursRequest};

use super::*;
use crate::bridge::tour::{FoundTour, Task, Which};
use crate::bridge::{JobState, Moves};

/// The question to the workers.
fn asked(state: &State) -> Option<Which> {
    let tasks = state.catalogue.request.wanted()?;
    match &tasks[..] {
        [Task { which, .. }] => Some(which.clone()),
        tasks => panic!("one tour is asked for, not {tasks:?}"),
    }
}

/// After the worker has answered as it does.
fn answered(state: &Rc<State>) -> Rc<State> {
    let size = state.route().board.size();
    let found = match asked(state).expect("something is asked") {
        Which::Numbered(number) => tour_by_number(size, number).map(|path| FoundTour {
            moves: Moves::of(&path),
            number: Some(number),
        }),
        Which::Known(moves) => {
            let mut numbers = TourNumbers::start(size.into()).unwrap();
            while !numbers.advance(100, &mut |error| panic!("{error}")).done {}
            let squares = moves.squares(size).collect();
            let path = bezzel_solver::knight::Path::new(&state.route().board, squares).unwrap();
            let number = numbers.number(&path).ok();
            Ok(FoundTour { moves, number })
        }
        Which::Drawn(request) => {
            let drawn = RandomTours::start(*request).unwrap().run();
            drawn.map(|paths| FoundTour {
                moves: Moves::of(&paths[0]),
                number: None,
            })
        }
    };
    let slice =
        |fraction, found| Action::Catalogued(state.catalogue.request.slice(0, fraction, found));
    let preparing = after(state, slice(0.5, None));
    after(&preparing, slice(1.0, Some(found)))
}

#[test]
fn links_by_number_and_at_random_are_made_and_kept() {
    for text in [
        "?size=5x6&number=8",
        "?size=6x5&random=closed&seed=7",
        "?size=5x6&random=open&step=12",
        "?size=6x6&holes=a1,a6&random=closed&seed=7&step=5",
        "?size=6x6&start=d4&moves=17&random=closed&seed=7",
    ] {
        let state = opened(text);
        assert!(state.catalogue.request.is_running() && state.route().path.len() < 4);
        assert_eq!(link(&state), text);
        let state = answered(&state);
        assert_eq!(link(&state), text);
        assert!(state.route().is_tour(), "{text}");
        // A tour that a link asks for is no change, and is not played.
        assert!(!state.can_undo() && !state.playing.on);
    }
    let state = answered(&opened("?size=5x6&number=8"));
    assert_eq!(state.catalogue.number(state.route()), Some(8));
}

#[test]
fn a_random_tour_is_played_and_can_be_taken_back() {
    let begun = opened("?size=6x6&start=a1&moves=17");
    let state = after(&begun, Action::Draw(true, 7));
    let size = state.route().board.size();
    let request = RandomToursRequest::new(size, TourKind::Closed, 7, 1);
    assert_eq!(asked(&state), Some(Which::Drawn(Box::new(request))));
    let state = answered(&state);
    assert!(state.playing.on && state.route().at == 1);
    assert!(state.route().is_closed_tour());
    assert_eq!(link(&state), "?size=6x6&random=closed&seed=7&step=1");
    let undone = after(&state, Action::Undo);
    assert_eq!(link(&undone), link(&begun));
    // After a move by the visitor, the link has the moves.
    let state = after(&state, Action::Command(Command::Pause));
    let other = Square::from_name("c2", state.route().board.size()).unwrap();
    let state = after(&state, Action::Press(other));
    assert!(link(&state).starts_with("?size=6x6&start=a1&moves="));
}

#[test]
fn a_random_tour_has_the_holes_of_the_board_and_begins_as_was_played() {
    let begun = opened("?size=6x6&start=a1&moves=17&holes=f5,f6");
    let state = after(
        &after(&begun, Action::Continue(true)),
        Action::Draw(true, 7),
    );
    let state = answered(&state);
    assert!(state.route().is_closed_tour() && state.playing.on);
    assert_eq!(state.route().visited(), begun.route().visited());
    let text = "?size=6x6&start=a1&moves=17&holes=f5,f6&random=closed&seed=7";
    assert_eq!(link(&state), format!("{text}&step=3"));
    // Its link draws the same tour.
    let again = answered(&opened(text));
    assert_eq!(again.route().path, state.route().path);
    // The next one begins so, too.
    let next = answered(&after(&state, Action::Draw(true, 8)));
    assert!(
        link(&next).starts_with("?size=6x6&start=a1&moves=17&holes=f5,f6&random=closed&seed=8")
    );
    let free = answered(&after(
        &after(&next, Action::Continue(false)),
        Action::Draw(true, 8),
    ));
    assert!(link(&free).starts_with("?size=6x6&holes=f5,f6&random=closed&seed=8"));
}

#[test]
fn where_there_is_no_such_tour_the_reason_is_kept() {
    // The corner between two holes: nothing is asked.
    let refused = after(&opened("?size=6x6&holes=b3,c2"), Action::Draw(true, 7));
    assert_eq!(asked(&refused), None);
    // A board on which only the draws show it.
    let state = after(&opened("?size=5x6&holes=b4,e4"), Action::Draw(true, 7));
    let state = answered(&state);
    assert_eq!(state.catalogue.request.state().name(), "failed");
    assert!(matches!(
        state.catalogue.failed,
        Some(CountError::NoneDrawn { .. })
    ));
    assert_eq!(pressed(&state, "a1").catalogue.failed, None);
}

#[test]
fn a_number_is_typed_with_or_without_separators() {
    let give = |state: &Rc<State>, text: &str| after(state, Action::Number(text.to_owned()));
    let state = opened("?size=6x6");
    for text in ["9862", " 9,862 ", "9.862", "9 862", "0009862"] {
        assert_eq!(asked(&give(&state, text)), Some(Which::Numbered(9862)));
    }
    for text in ["", "0", "9863", "-1", "x", "1e3", "1.5", "1,84", "98 6"] {
        let refused = give(&state, text);
        assert!(!refused.catalogue.request.is_running());
        let notice = refused.catalogue.refused.clone().unwrap();
        let most = Some(9862);
        assert_eq!(notice.expected, crate::link::Expected::TourNumber { most });
        assert_eq!((notice.parameter, notice.value.as_str()), ("number", text));
        // The words go with the next action.
        assert_eq!(give(&refused, "1").catalogue.refused, None);
    }
    let state = answered(&give(&state, "1848"));
    assert!(link(&state).starts_with("?size=6x6&number=1848"));
}

#[test]
fn a_finished_closed_tour_is_shown_with_its_number() {
    let size: Size = "5x6".parse().unwrap();
    let tour = tour_by_number(size, 5).unwrap();
    let digits = tour.digits();
    let text = format!("?size=5x6&start=a1&moves={digits}");
    let state = after(&opened(&text), Action::Catalogue(CatalogueQuestion::Number));
    assert!(matches!(asked(&state), Some(Which::Known(_))));
    let state = answered(&state);
    assert_eq!(state.catalogue.number(state.route()), Some(5));
    assert_eq!(link(&state), text);
    // Without its last move it is no tour.
    let state = after(&state, Action::Undo);
    assert_eq!(state.catalogue.number(state.route()), None);
    let state = after(&state, Action::Catalogue(CatalogueQuestion::Number));
    assert_eq!(asked(&state), None);
}

#[test]
fn a_number_that_turns_out_to_be_too_large_is_refused_with_the_count() {
    let state = opened("?size=3x22&number=99999999999");
    let (number, count) = (99_999_999_999, 14_000_000);
    let size = state.route().board.size();
    let error = CountError::Number {
        number,
        count,
        size,
    };
    let slice = state.catalogue.request.slice(0, 1.0, Some(Err(error)));
    let state = after(&state, Action::Catalogued(slice));
    assert_eq!(link(&state), "?size=3x22&goal=closed");
    let notice = state.catalogue.refused.clone().unwrap();
    let most = Some(count);
    assert_eq!(notice.expected, crate::link::Expected::TourNumber { most });
}

#[test]
fn what_is_asked_of_the_catalogue_is_cancelled_left_and_fails() {
    let state = opened("?size=8x8&number=5");
    let cancelled = after(&state, Action::Cancel);
    assert_eq!(cancelled.catalogue.request.state(), &JobState::Cancelled);
    assert_eq!(link(&cancelled), "?size=8x8&goal=closed");
    let moved = pressed(&state, "a1");
    assert!(!moved.catalogue.request.is_running());
    let searching = after(&state, Action::Ask(Purpose::Hint));
    assert!(!searching.catalogue.request.is_running());

    let error = CountError::OutOfMemory { bytes: 1 << 20 };
    let slice = state.catalogue.request.slice(0, 1.0, Some(Err(error)));
    let failed = after(&state, Action::Catalogued(slice));
    assert_eq!(failed.catalogue.request.state().name(), "failed");
    assert_eq!(link(&failed), "?size=8x8&number=5");
}

#[test]
fn what_the_catalogue_does_not_have_is_asked_of_nobody() {
    for (text, closed) in [
        ("", false),
        ("?size=5x5", true),
        ("?size=9x9&holes=a1", true),
    ] {
        let state = after(&opened(text), Action::Draw(closed, 1));
        assert_eq!(asked(&state), None, "{text}");
    }
    let number = Action::Catalogue(CatalogueQuestion::numbered(1));
    assert_eq!(asked(&after(&opened("?size=8x10"), number)), None);
}

#[test]
fn a_day_has_its_tour() {
    let day = |text: &str| after(&opened("?size=6x6"), Action::Day(text.to_owned()));
    let number = 20_261_122_u128.pow(3) % 9862 + 1;
    assert_eq!(asked(&day("2026-11-22")), Some(Which::Numbered(number)));
    assert_eq!(asked(&day("")), None);
}
