//! The effects of choosing a board.

use bezzel_solver::knight::{Board, NoTour, Reason, TourKind, TourRequest, is_tour, tour};

use super::super::existence::Standing;
use super::*;
use crate::bridge::knight::{Found, Task, Tour};
use crate::bridge::{Event, Failure, JobState, Moves};

fn size(text: &str) -> Size {
    text.parse().unwrap()
}

fn at(text: &str) -> Rc<State> {
    Rc::new(State::new(BoardsLink::of(size(text)), Vec::new(), None))
}

/// The request to the worker.
fn asked(state: &State) -> Option<TourRequest> {
    match &state.existence.search.wanted()?[..] {
        [Task::Tour(position)] if position.size == state.board.size() => Some(TourRequest {
            kind: position.kind,
            ..TourRequest::open()
        }),
        other => panic!("one tour of the board: {other:?}"),
    }
}

/// The answer of a worker.
fn answer(state: &State) -> Action {
    let board = state.board.clone();
    let found = tour(&board, &asked(state).unwrap()).map(|path| Tour {
        moves: Moves::of(&path),
        searched: None,
        elapsed: 1.0,
    });
    tour_found(state, Some(found))
}

fn tour_found(state: &State, found: Option<Result<Tour, NoTour>>) -> Action {
    Action::Found(state.existence.search.slice(0, 1.0, Found::Tour(found)))
}

#[test]
fn the_best_tour_of_a_board_is_looked_for_and_shown() {
    for (text, closed) in [("5x6", true), ("5x5", false), ("4x7", false)] {
        let state = at(text);
        assert_eq!(
            asked(&state).map(|request| request.kind),
            Some(TourKind::closed_if(closed))
        );
        let state = Rc::clone(&state).reduce(answer(&state));
        assert_eq!(state.existence.search.wanted(), None);
        let squares = state.existence.tour.clone().unwrap().1;
        assert!(
            is_tour(
                &Board::from(size(text)),
                &squares,
                TourKind::closed_if(closed)
            ),
            "{text}"
        );
    }
}

#[test]
fn nothing_is_looked_for_where_nothing_is() {
    let state = at("4x4");
    assert_eq!(asked(&state), None);
    assert_eq!(state.existence.tour, None);
}

#[test]
fn the_tour_of_a_board_that_was_left_comes_too_late() {
    let first = at("6x6");
    let late = answer(&first);
    let second = first.reduce(Action::Choose(size("6x8")));
    assert_eq!(second.link(), BoardsLink::of(size("6x8")));
    let same = Rc::clone(&second).reduce(late);
    assert!(Rc::ptr_eq(&same, &second));
}

#[test]
fn without_a_tour_the_screen_stays_usable() {
    let state = at("6x6");
    let refused = NoTour::Impossible(Reason::Searched);
    let next = Rc::clone(&state).reduce(tour_found(&state, Some(Err(refused))));
    assert_eq!(
        (next.existence.search.wanted(), next.existence.tour.clone()),
        (None, None)
    );
}

#[test]
fn a_tour_that_could_not_be_looked_for_is_looked_for_again() {
    let state = at("6x6");
    let lost = Event::Failed(Failure::NotLoaded);
    let failed = Rc::clone(&state).reduce(Action::Found(state.existence.search.report(0, lost)));
    assert_eq!(
        failed.existence.search.state(),
        &JobState::Failed(Failure::NotLoaded)
    );
    let again = failed.reduce(Action::LookAgain);
    assert_eq!(asked(&again), asked(&state));
    let found = Rc::clone(&again).reduce(answer(&again));
    assert!(found.existence.tour.is_some());
}

#[test]
fn open_tours_are_counted_where_no_closed_one_is() {
    assert_eq!(at("5x5").count.kind, TourKind::Open);
    assert_eq!(at("8x8").count.kind, TourKind::Closed);
}

#[test]
fn a_count_continues_while_other_boards_are_looked_at() {
    let means = Means {
        workers: 2,
        memory: 1 << 30,
    };
    let running = at("6x6").reduce(Action::Start(means));
    assert!(running.count.job.is_running());
    let same = Rc::clone(&running).reduce(Action::Choose(size("6x6")));
    assert!(Rc::ptr_eq(&same, &running));
    let elsewhere = Rc::clone(&running).reduce(Action::Choose(size("5x5")));
    assert_eq!(
        (&elsewhere.board, &elsewhere.count.board),
        (&size("5x5").into(), &size("6x6").into())
    );
    assert!(elsewhere.count.job.is_running());
    let cancelled = elsewhere.reduce(Action::Cancel);
    assert_eq!(cancelled.count.job.wanted(), None);
    assert_eq!(
        (&cancelled.count.board, cancelled.count.kind),
        (&size("5x5").into(), TourKind::Open)
    );
    let cancelled = running.reduce(Action::Cancel);
    assert_eq!(cancelled.count.job.wanted(), None);
    assert_eq!(cancelled.count.workers(), 0, "nothing of it is left");
}

/// The screen at a shape.
fn shape(text: &str) -> Rc<State> {
    let link = crate::tests::state(&format!("#/boards?squares={text}"));
    Rc::new(State::new(link, Vec::new(), None))
}

/// The state once a worker has answered for each kind of tours that is looked for.
fn looked(state: &Rc<State>) -> Rc<State> {
    let tasks = state.existence.search.wanted().cloned();
    let tasks = tasks.iter().flat_map(|tasks| tasks.iter());
    tasks
        .enumerate()
        .fold(Rc::clone(state), |state, (index, task)| {
            let Task::Tour(position) = task else {
                panic!("{task:?}");
            };
            let found = bezzel_solver::knight::finish(position.clone()).map(|rest| Tour {
                moves: Moves::of(&bezzel_solver::knight::Path::new(&state.board, rest).unwrap()),
                searched: None,
                elapsed: 1.0,
            });
            let slice = state
                .existence
                .search
                .slice(index, 1.0, Found::Tour(Some(found)));
            state.reduce(Action::Found(slice))
        })
}

#[test]
fn a_shape_has_the_tours_that_are_found_or_a_reason_against_them() {
    for (text, standing) in [
        ("6x6.0c0c3f3f0c0c", Standing::Closed),
        ("3x3.757", Standing::Closed),
        ("3x4.fff", Standing::Open),
        ("3x3.272", Standing::None),
        ("4x4.6ff6", Standing::Closed),
        ("4x4.7fff", Standing::Open),
        ("1x1.1", Standing::Open),
        ("5x5.0000000000", Standing::Empty),
    ] {
        let state = looked(&shape(text));
        assert_eq!(state.existence.standing(), standing, "{text}");
        let playable = state.existence.playable();
        assert_eq!(playable.is_some(), state.existence.tour.is_some(), "{text}");
        if let Some((kind, tour)) = &state.existence.tour {
            assert!(is_tour(&state.board, tour, *kind), "{text}");
        }
    }
}

#[test]
fn a_count_tells_what_a_search_does_not() {
    let means = Means {
        workers: 1,
        memory: 1 << 30,
    };
    let counted = |text: &str, kind: TourKind, tours: u128| {
        let state = shape(text).reduce(Action::CancelSearch);
        let state = state
            .reduce(Action::Kind(kind))
            .reduce(Action::Start(means));
        let counted = tour_count::Counted {
            sum: tours,
            stage: bezzel_solver::knight::count::TourCountStage::Ended,
            failure: None,
            memory: 1,
        };
        let found = tour_count::Found::Counted(counted);
        let slice = state.count.job.slice(0, 1.0, found);
        state.reduce(Action::Counted(slice)).existence.standing()
    };
    let cross = "6x6.0c0c3f3f0c0c";
    assert_eq!(counted(cross, TourKind::Closed, 2), Standing::Closed);
    assert_eq!(counted(cross, TourKind::Closed, 0), Standing::NoClosed);
    assert_eq!(counted(cross, TourKind::Open, 4), Standing::SomeOpen);
    assert_eq!(counted(cross, TourKind::Open, 0), Standing::None);
}

#[test]
fn a_shape_is_drawn_undone_and_left_for_the_map() {
    let at = |state: &State| crate::link::Link::of(&state.link()).to_string();
    let square = |name: &str| Square::from_name(name, size("3x3")).unwrap();
    let state = Rc::new(State::new(BoardsLink::of(size("3x3")), Vec::new(), None));
    let state = state.reduce(Action::Press(square("b2")));
    assert_eq!(
        at(&state),
        "#/boards?size=3x3",
        "nothing is drawn on the map"
    );
    let state = state.reduce(Action::Draw);
    assert_eq!(at(&state), "#/boards?squares=3x3.777");
    let state = state.reduce(Action::Press(square("b2")));
    assert_eq!(at(&state), "#/boards?squares=3x3.757");
    let back = Rc::clone(&state).reduce(Action::Undo);
    assert_eq!(at(&back), "#/boards?squares=3x3.777");
    assert_eq!(at(&back.reduce(Action::Redo)), "#/boards?squares=3x3.757");
    let state = state.reduce(Action::Choose(size("3x3")));
    assert_eq!(at(&state), "#/boards?size=3x3");
}

#[test]
fn a_link_to_the_shape_that_is_shown_changes_nothing() {
    let state = looked(&shape("3x3.757"));
    let same = Rc::clone(&state).reduce(Action::Open(state.link()));
    assert!(Rc::ptr_eq(&same, &state));
    let other = same.reduce(Action::Open(shape("3x3.777").link()));
    assert!(other.drawing.as_ref().unwrap().history.can_undo());
}

/// The state once the worker of single tours has ended.
fn found(state: &Rc<State>) -> Rc<State> {
    use crate::bridge::Startable;

    let task = state.single.request.wanted().unwrap()[0].clone();
    let mut working = task.start().unwrap();
    loop {
        let (progress, found) = working.advance(100);
        if progress.done {
            let slice = state.single.request.slice(0, 1.0, found);
            return Rc::clone(state).reduce(Action::Answered(slice));
        }
    }
}

#[test]
fn tours_of_a_shape_are_found_by_number_and_drawn() {
    let cross = shape("6x6.0c0c3f3f0c0c");
    let give = |text: &str| Rc::clone(&cross).reduce(Action::Number(text.to_owned()));
    let tour = |state: &State| state.single.found.clone().unwrap();
    let [first, second] = ["1", " 2 "].map(|text| found(&give(text)));
    assert_ne!(tour(&first).1, tour(&second).1);
    for (state, number) in [(first, 1), (second, 2)] {
        let (wanted, path) = tour(&state);
        assert_eq!(wanted, Wanted::Numbered(number));
        assert!(is_tour(&state.board, &path, TourKind::Closed));
    }
    for (state, most) in [
        (found(&give("3")), Some(2)),
        (give("0"), None),
        (give("x"), None),
    ] {
        assert_eq!(state.single.found, None);
        let expected = crate::link::Expected::TourNumber { most };
        assert_eq!(state.single.refused.clone().unwrap().expected, expected);
    }
    for kind in [TourKind::Closed, TourKind::Open] {
        let wanted = Wanted::Drawn(kind, 7);
        let drawn = found(&Rc::clone(&cross).reduce(Action::Ask(wanted)));
        let (of, path) = tour(&drawn);
        assert_eq!(of, wanted);
        assert!(is_tour(&drawn.board, &path, kind));
        // Another shape has other tours.
        let other = drawn
            .reduce(Action::Undo)
            .reduce(Action::Press(Square::new(2, 2)));
        assert_eq!(other.single.found, None);
    }
}

#[test]
fn what_a_shape_does_not_have_is_asked_of_nobody() {
    for (text, wanted) in [
        ("3x3.272", Wanted::Drawn(TourKind::Open, 1)),
        ("5x5.1f1f1f1f0f", Wanted::Drawn(TourKind::Open, 1)),
        ("3x3.737", Wanted::Numbered(1)),
        ("8x8.ffffffffffffff7f", Wanted::Drawn(TourKind::Open, 1)),
    ] {
        let state = shape(text).reduce(Action::Ask(wanted));
        let is_asked = state.single.request.wanted().is_some();
        assert_eq!(is_asked, text.starts_with("5x5"), "{text}");
    }
}
