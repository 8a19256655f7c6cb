//! The questions of the screen, answered by the same code that runs in the workers.

use bezzel_solver::knight::{Reason, TourKind, is_tour};
use proptest::prelude::*;

use super::super::*;
use super::*;
use crate::bridge::knight::{Outcome, Request, Task};
use crate::bridge::{AtWork, Event, JobState, Startable};
use crate::tour::search::Answer;

/// A worker's report after a slice of its work on a request.
fn report(request: &Request, working: &mut dyn AtWork<Task>) -> WorkerEvent {
    let (progress, found) = working.advance(5_000);
    request.report(0, Event::Slice { progress, found })
}

fn working(request: &Request) -> Box<dyn AtWork<Task>> {
    let tasks = request.wanted().expect("something is asked of the workers");
    tasks[0].clone().start().unwrap()
}

/// The state once a request has been worked on to its end.
fn worked_on(
    state: &Rc<State>,
    request: fn(&State) -> &Request,
    action: fn(WorkerEvent) -> Action,
) -> Rc<State> {
    let number = request(state).number();
    let mut working = working(request(state));
    let mut state = Rc::clone(state);
    while request(&state).is_running() && request(&state).number() == number {
        let event = report(request(&state), &mut *working);
        state = state.reduce(action(event));
    }
    state
}

/// The state once what was asked for has been done.
fn worked(state: &Rc<State>) -> Rc<State> {
    worked_on(state, |state| &state.search.request, Action::Worker)
}

/// The state once it is known whether there is such a tour.
fn checked(state: &Rc<State>) -> Rc<State> {
    worked_on(state, |state| &state.search.check, Action::Checked)
}

/// The purpose of the present request.
fn purpose(state: &State) -> Option<Purpose> {
    let running = state.search.request.is_running();
    state.search.purpose.filter(|_| running)
}

fn asked(state: &Rc<State>, purpose: Purpose) -> Rc<State> {
    worked(&after(state, Action::Ask(purpose)))
}

fn assert_tour(state: &State) {
    let route = state.route();
    assert!(is_tour(
        &route.board,
        &route.path,
        TourKind::closed_if(route.goal.closed)
    ));
    if let Some(end) = route.goal.end {
        assert_eq!(route.path.last(), Some(&end));
    }
}

#[test]
fn a_tour_is_made_from_the_square_chosen_and_played() {
    let state = opened("?start=d4&end=e4");
    let playing = worked(&after(&state, Action::Command(Command::Play)));
    assert!(playing.playing.on);
    assert_eq!((playing.route().at, playing.route().path.len()), (1, 64));
    assert_tour(&playing);
    // The link of a tour of 64 squares has its moves.
    assert!(link(&playing).starts_with("?size=8x8&start=d4&moves="));
    let back = after(&playing, Action::Undo);
    assert_eq!(link(&back), "?size=8x8&start=d4&end=e4");
}

#[test]
fn the_link_of_a_large_tour_has_what_was_asked_for() {
    let asked_for = "?size=30x30&start=c3&end=d3&make=open";
    let state = opened(asked_for);
    assert_eq!(link(&state), asked_for);
    let made = worked(&state);
    assert_tour(&made);
    assert_eq!(made.route().at, 900);
    assert_eq!(link(&made), asked_for);
    assert!(!made.history.can_undo());
    // The same by hand.
    let by_hand = asked(&opened("?size=30x30&start=c3"), Purpose::Play);
    assert_eq!(link(&by_hand), "?size=30x30&start=c3&make=open&step=1");
}

#[test]
fn a_link_tells_the_place_on_a_tour_that_is_to_be_made() {
    let asked_for = "?size=30x30&make=closed&step=77";
    let state = opened(asked_for);
    let address = |state: &State| crate::link::Link::of(&state.route().link()).to_string();
    assert_eq!(address(&state), format!("#/tour{asked_for}"));
    let made = worked(&state);
    assert_eq!(address(&made), format!("#/tour{asked_for}"));
    assert_eq!(made.route().at, 77);
}

#[test]
fn another_goal_leaves_a_tour_that_was_made() {
    let made = worked(&opened("?size=30x30&start=c3&make=open"));
    let goal = crate::link::Goal {
        closed: true,
        ..made.route().goal
    };
    let other = after(&made, Action::Aim(goal));
    assert_eq!(link(&other), "?size=30x30&start=c3&goal=closed");
}

#[test]
fn what_is_begun_is_finished_and_the_hints_lead_there() {
    let begun = opened("?size=6x6&start=a1&moves=171");
    let finished = asked(&begun, Purpose::Finish);
    assert!(finished.playing.on);
    assert_eq!(finished.route().at, 4);
    assert_tour(&finished);

    let mut state = asked(&begun, Purpose::Hint);
    while state.route().at < 36 {
        let Some(Answer::Proposed(square)) = state.search.answer else {
            panic!("{:?} is no hint", state.search.answer);
        };
        state = after(&state, Action::Press(square));
        assert_eq!(state.search.answer, None);
        // A known answer needs no work.
        state = after(&state, Action::Ask(Purpose::Hint));
        assert_eq!(purpose(&state), None);
    }
    assert_tour(&state);
}

#[test]
fn whether_it_can_be_finished_is_reported_with_the_reason() {
    let begun = opened("?size=5x5&start=a1&moves=17");
    assert_eq!(
        asked(&begun, Purpose::CanFinish).search.answer,
        Some(Answer::Finishable)
    );
    let lost = opened("?size=5x5&start=a1&moves=1714");
    for purpose in [Purpose::CanFinish, Purpose::Hint, Purpose::Finish] {
        let answer = asked(&lost, purpose).search.answer.clone();
        let reason = match answer {
            Some(Answer::NotFinishable(reason)) => reason,
            other => panic!("{other:?}"),
        };
        assert!(matches!(reason, Reason::DeadEnds { .. }));
    }
}

/// The state once it is known how much has to be taken back.
fn looked_back(lost: &Rc<State>) -> Rc<State> {
    let mut state = asked(lost, Purpose::CanFinish);
    while purpose(&state) == Some(Purpose::TakeBack) {
        state = worked(&state);
    }
    state
}

#[test]
fn a_lost_route_is_taken_back_to_where_it_can_be_finished() {
    for moves in ["1714", "17141"] {
        let lost = opened(&format!("?size=5x5&start=a1&moves={moves}"));
        let state = looked_back(&lost);
        let back = state.search.back.unwrap();
        let can = |squares: usize| {
            let part = format!("?size=5x5&start=a1&moves={}", &moves[..squares - 1]);
            let answer = asked(&opened(&part), Purpose::CanFinish)
                .search
                .answer
                .clone();
            answer == Some(Answer::Finishable)
        };
        assert!(can(back) && !can(back + 1), "{moves}: {back}");
        let taken = after(&state, Action::TakeBack(back));
        assert_eq!(taken.route().at, back);
        assert!(!taken.route().path.is_empty() && taken.search.answer.is_none());
        assert_eq!(link(&after(&taken, Action::Undo)), link(&lost));
    }
}

#[test]
fn what_only_adds_to_an_answer_can_be_given_up() {
    let lost = asked(&opened("?size=5x5&start=a1&moves=1714"), Purpose::CanFinish);
    assert_eq!(purpose(&lost), Some(Purpose::TakeBack));
    let given_up = after(&lost, Action::Cancel);
    assert_eq!(purpose(&given_up), None);
    assert_eq!(given_up.search.answer, lost.search.answer);
    assert_eq!(*given_up.search.request.state(), JobState::Idle);
}

#[test]
fn ones_own_moves_are_played_and_no_others() {
    let begun = opened("?size=6x6&start=a1&moves=171");
    let playing = after(&begun, Action::Command(Command::Play));
    assert_eq!(
        (
            playing.playing.on,
            playing.route().at,
            playing.route().path.len()
        ),
        (true, 1, 4)
    );
    assert_eq!(purpose(&playing), None);
    assert!(!playing.history.can_undo());
}

#[test]
fn nothing_plays_by_itself_for_who_has_asked_for_less_motion() {
    let still = |link| {
        let state = opened(link);
        Rc::new(State {
            is_still: true,
            ..(*state).clone()
        })
    };
    let state = asked(&still("?size=6x6&start=a1&moves=171"), Purpose::Finish);
    assert_eq!(
        (state.playing.on, state.route().at, state.settled),
        (false, 36, true)
    );
    assert_tour(&state);
    let state = asked(&still("?size=6x6&start=a1"), Purpose::Play);
    assert_eq!((state.playing.on, state.route().at), (false, 36));
    // Being asked to, it does.
    assert!(after(&state, Action::Command(Command::Play)).playing.on);
}

#[test]
fn at_a_dead_end_the_move_that_lost_is_named() {
    let mut state = opened("?size=5x5");
    for name in ["c5", "b3", "d4", "c2"] {
        state = pressed(&state, name);
        assert_eq!(purpose(&state), None, "{name}");
    }
    // Both squares from which a1 can be left have been visited.
    state = pressed(&state, "a1");
    assert_eq!(purpose(&state), Some(Purpose::CanFinish));
    while purpose(&state).is_some() {
        state = worked(&state);
    }
    let back = state.search.back.unwrap();
    assert!((1..5).contains(&back), "{back}");
    // On a board without a tour, no move has lost it.
    let state = pressed(&opened("?size=3x3&start=a1&moves=172360"), "c2");
    assert_eq!(purpose(&state), None);
}

#[test]
fn before_the_first_move_each_answer_gives_the_reason_of_the_board() {
    let begun = checked(&opened("?size=5x5&start=b1"));
    let reason = begun.search.refuted.unwrap();
    assert!(matches!(reason, Reason::EndOfOtherColour { .. }));
    for purpose in [Purpose::CanFinish, Purpose::Hint, Purpose::Finish] {
        let answer = asked(&begun, purpose).search.answer.clone();
        assert_eq!(answer, Some(Answer::NotFinishable(reason)), "{purpose:?}");
    }
}

#[test]
fn where_there_is_no_tour_the_reason_is_shown() {
    let links = [
        "?size=4x4&make=open",
        "?size=8x8&start=a1&end=c1&make=open",
        "?size=3x3&holes=a1&make=open",
    ];
    for asked_for in links {
        let state = worked(&opened(asked_for));
        assert!(state.search.refuted.is_some(), "{asked_for}");
        assert_eq!(link(&state), asked_for);
    }
    // Not asked for, but soon known.
    for link in [
        "?size=5x5&start=b1",
        "?size=5x5&start=a1&end=a1",
        "?size=5x5&end=b1",
    ] {
        let state = checked(&opened(link));
        assert!(
            state.search.refuted.is_some() && !state.search.check.is_running(),
            "{link}"
        );
        let moved = pressed(&state, "c3");
        assert!(
            moved.search.refuted.is_some() == link.contains("start"),
            "{link}"
        );
    }
    let state = worked(&opened("?size=4x4&make=open"));
    let bigger = Action::Resize(bezzel_solver::board::Size::square(5).unwrap());
    assert_eq!(after(&state, bigger).search.refuted, None);
}

#[test]
fn methods_end_with_a_tour_or_without() {
    let tried = |link: &str| match worked(&opened(link)) {
        state if state.route().path.is_empty() => panic!("{link} leads nowhere"),
        state => (state.search.answer.clone(), state.route().path.len()),
    };
    let (answer, visited) = tried("?size=8x8&start=a1&make=open&method=roth");
    assert!(matches!(
        answer,
        Some(Answer::Tried {
            outcome: Outcome::Tour,
            moves: 63,
            ..
        })
    ));
    assert_eq!(visited, 64);
    let (answer, visited) = tried("?size=4x4&start=a1&make=open&method=first");
    assert!(matches!(
        answer,
        Some(Answer::Tried {
            outcome: Outcome::Stuck,
            ..
        })
    ));
    assert!(visited < 16);
    let (answer, _) = tried("?size=8x8&start=a1&make=open&method=backtracking");
    let stopped = matches!(
        answer,
        Some(Answer::Tried {
            outcome: Outcome::Limit,
            moves: 1_000_000,
            ..
        })
    );
    assert!(stopped);
}

#[test]
fn a_move_or_a_cancel_ends_the_waiting() {
    let asking = after(
        &opened("?size=8x8&start=a1"),
        Action::Ask(Purpose::CanFinish),
    );
    assert_eq!(purpose(&asking), Some(Purpose::CanFinish));
    let moved = pressed(&asking, "b3");
    assert_eq!(purpose(&moved), None);
    assert!(moved.search.check.is_running());
    let cancelled = after(&asking, Action::Cancel);
    assert_eq!(*cancelled.search.request.state(), JobState::Cancelled);
    // Reports that come late change nothing.
    let late = report(
        &asking.search.request,
        &mut *working(&asking.search.request),
    );
    let late = after(&cancelled, Action::Worker(late));
    assert_eq!(late, cancelled);
    // A link does not ask again for what was cancelled.
    let cancelled = after(&opened("?size=30x30&start=c3&make=open"), Action::Cancel);
    assert_eq!(link(&cancelled), "?size=30x30&start=c3");
}

#[test]
fn more_than_can_be_searched_is_not_asked() {
    let state = opened("?size=100x100&start=a1&moves=17");
    let same = after(&state, Action::Ask(Purpose::Hint));
    assert!(!same.search.request.is_running() && same.search.answer.is_none());
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(150)
    })]

    /// For any board, start and kind there is a tour as it is wanted or a reason, and
    /// the tour's link opens the same tour.
    #[test]
    fn whatever_is_asked_for_is_made_or_refuted(
        rows in 1..24_u32,
        columns in 1..24_u32,
        place in any::<prop::sample::Index>(),
        closed in any::<bool>(),
    ) {
        let goal = if closed { "closed" } else { "open" };
        let size = format!("{rows}x{columns}");
        let board: bezzel_solver::board::Size = size.parse().unwrap();
        let squares: Vec<Square> = board.squares().collect();
        let start = squares[place.index(squares.len())].name(board);
        let state = worked(&opened(&format!("?size={size}&start={start}&make={goal}")));
        if state.search.refuted.is_none() {
            let route = state.route();
            prop_assert!(is_tour(&route.board, &route.path, TourKind::closed_if(closed)));
            prop_assert_eq!(route.path[0].name(board), start);
            let again = worked(&opened(&link(&state)));
            prop_assert_eq!(&again.route().path, &route.path);
        }
    }
}
