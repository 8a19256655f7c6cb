//! Actions of visitors and frames.

mod cataloguing;
mod searching;
mod typing;

use std::rc::Rc;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use yew::Reducible;

use super::super::catalogue::CatalogueQuestion;
use super::super::endpoints::Endpoint;
use super::super::facts::{Facts, Numbers};
use super::super::route::tests::link_text;
use super::super::search::Purpose;
use super::*;
use crate::bridge::knight::WorkerEvent;
use crate::components::transport::{Command, Speed};
use crate::link::{Finder, Goal};
use crate::tests::state;

fn opened(parameters: &str) -> Rc<State> {
    let route = Route::of(&state(&format!("#/tour{parameters}")));
    Rc::new(State::new(History::new(route), Layers::default(), false))
}

fn after(state: &Rc<State>, action: Action) -> Rc<State> {
    Rc::clone(state).reduce(action)
}

fn pressed(state: &Rc<State>, name: &str) -> Rc<State> {
    let square = Square::from_name(name, state.route().board.size()).unwrap();
    after(state, Action::Press(square))
}

fn link(state: &State) -> String {
    link_text(state.route())
}

const TOUR: &str = "?size=3x4&start=a3&moves=54154145145";

#[test]
fn moves_are_made_taken_back_and_made_again() {
    let mut state = opened("");
    for name in ["a1", "b3", "c1", "d3"] {
        state = pressed(&state, name);
    }
    assert_eq!(link(&state), "?size=8x8&start=a1&moves=171");
    state = after(&state, Action::Undo);
    assert_eq!(link(&state), "?size=8x8&start=a1&moves=17");
    state = after(&state, Action::Redo);
    assert_eq!(link(&state), "?size=8x8&start=a1&moves=171");
    // Going back by a press is undone at once.
    state = pressed(&state, "a1");
    assert_eq!(link(&state), "?size=8x8&start=a1");
    state = after(&state, Action::Undo);
    assert_eq!(link(&state), "?size=8x8&start=a1&moves=171");
    state = after(&state, Action::Restart);
    assert_eq!(link(&state), "");
}

#[test]
fn the_moves_of_a_link_are_taken_back_and_made_again() {
    let opened = opened("?start=a1&moves=17");
    let mut state = Rc::clone(&opened);
    for before in ["?size=8x8&start=a1&moves=1", "?size=8x8&start=a1", ""] {
        assert!(state.can_undo());
        state = after(&state, Action::Undo);
        assert_eq!(link(&state), before);
    }
    assert!(!state.can_undo());
    for _ in 0..3 {
        state = after(&state, Action::Redo);
    }
    assert_eq!(link(&state), "?size=8x8&start=a1&moves=17");
    // A place on a path that is known is no move by hand, nor is a tour that a link asks for.
    for shown in ["?start=a1&moves=17&step=2", "?make=open&size=30x30"] {
        assert!(!self::opened(shown).can_undo(), "{shown}");
    }
}

#[test]
fn where_the_knight_cannot_go_is_said_and_forgotten() {
    let state = pressed(&opened("?start=a1"), "h8");
    assert_eq!(state.refused, Some(Square::new(0, 7)));
    assert_eq!(link(&state), "?size=8x8&start=a1");
    assert_eq!(pressed(&state, "b3").refused, None);
}

#[test]
fn a_tour_is_played_to_its_end() {
    let mut state = opened(&format!("{TOUR}&step=1"));
    state = after(&state, Action::Command(Command::Speed(Speed::Steps(10))));
    state = after(&state, Action::Command(Command::Play));
    assert!(state.playing.on && !state.settled);
    state = after(&state, Action::Frame(50.0));
    assert_eq!(state.route().at, 1);
    state = after(&state, Action::Frame(50.0));
    assert_eq!(state.route().at, 2);
    for _ in 0..20 {
        state = after(&state, Action::Frame(100.0));
    }
    assert!(!state.playing.on && state.settled);
    assert_eq!(link(&state), TOUR);
    // Playing is no change to take back.
    assert!(!state.history.can_undo());
}

#[test]
fn only_a_tour_made_by_hand_has_a_time() {
    let squares = opened(TOUR).route().path.to_vec();
    assert_eq!(opened(TOUR).finished_in(), None);
    let walk = |state: &Rc<State>, squares: &[Square]| {
        squares.iter().fold(Rc::clone(state), |state, square| {
            after(&after(&state, Action::Press(*square)), Action::Tick)
        })
    };
    let walked = walk(&opened("?size=3x4"), &squares);
    // No time passes before the first square and after the last.
    assert_eq!(walked.finished_in(), Some(11));
    assert!(Rc::ptr_eq(&walked, &after(&walked, Action::Tick)));
    let half = walk(&opened("?size=3x4"), &squares[..6]);
    assert_eq!(half.finished_in(), None);
    let back = after(&after(&half, Action::Undo), Action::Redo);
    assert_eq!(walk(&back, &squares[6..]).finished_in(), Some(11));
    // From a link, nobody knows how long the first moves took.
    let of_link = opened("?size=3x4&start=a3&moves=541");
    assert_eq!(walk(&of_link, &squares[4..]).finished_in(), None);
    let restarted = after(&half, Action::Restart);
    assert_eq!(walk(&restarted, &squares).finished_in(), Some(11));
}

#[test]
fn places_are_sought_and_stepped_to() {
    let mut state = opened(TOUR);
    for (command, at) in [
        (Command::Seek(5), 5),
        (Command::Step, 6),
        (Command::Back, 5),
        (Command::Seek(0), 1),
        (Command::Back, 1),
        (Command::Seek(99), 12),
        (Command::Step, 12),
    ] {
        state = after(&state, Action::Command(command));
        assert_eq!(state.route().at, at, "{command:?}");
    }
}

#[test]
fn the_way_is_left_by_another_move_and_taken_up_by_undo() {
    let state = opened(&format!("{TOUR}&step=4"));
    let left = pressed(&state, "c1");
    assert_eq!(link(&left), "?size=3x4&start=a3&moves=5417");
    let elsewhere = pressed(&opened("?start=a1&moves=171&step=2"), "d2");
    assert_eq!(link(&elsewhere), "?size=8x8&start=a1&moves=15");
    let back = after(&elsewhere, Action::Undo);
    assert_eq!(link(&back), "?size=8x8&start=a1&moves=171&step=2");
}

#[test]
fn what_does_not_apply_to_a_goal_is_dropped() {
    let state = opened("?end=b1");
    let goal = state.route().goal;
    let closed = after(
        &state,
        Action::Aim(Goal {
            closed: true,
            ..goal
        }),
    );
    assert_eq!(link(&closed), "?size=8x8&goal=closed");
    let finder = Finder::Roth;
    let by_rule = after(
        &state,
        Action::Aim(Goal {
            finder,
            seed: 3,
            ..goal
        }),
    );
    assert_eq!(link(&by_rule), "?size=8x8&method=roth");
}

#[test]
fn holes_are_made_while_they_are_edited() {
    let mut state = after(&opened("?start=a1"), Action::EditHoles(true));
    state = pressed(&state, "b3");
    assert_eq!(link(&state), "?size=8x8&start=a1&holes=b3");
    state = after(&state, Action::EditHoles(false));
    assert_eq!(pressed(&state, "b3").refused, Some(Square::new(5, 1)));
}

#[test]
fn a_tour_that_is_only_asked_for_is_made_when_one_goes_back_to_it() {
    // As a reload leaves the history: of a large tour its link has no moves.
    let route = |text: &str| Route::of(&self::state(&format!("#/tour{text}")));
    let history = History::new(route("?size=30x30&make=open")).change(route("?size=30x30"));
    let state = Rc::new(State::new(history, Layers::default(), false));
    assert!(!state.search.request.is_running());
    let undone = after(&state, Action::Undo);
    assert!(undone.search.request.is_running());
    assert_eq!(link(&undone), "?size=30x30&make=open");
    assert!(!after(&undone, Action::Redo).search.request.is_running());
}

#[test]
fn another_place_of_a_route_is_no_other_route() {
    use crate::components::StoredState;

    let route = |text: &str| Route::of(&self::state(&format!("#/tour{text}")));
    let shown = route("?start=a1&moves=171&step=2");
    assert!(route("?start=a1&moves=171").is_same(&shown));
    assert!(!route("?start=a1&moves=17").is_same(&shown));
    assert!(route("?make=open&step=5").is_same(&route("?make=open")));
}

#[test]
fn a_link_that_is_shown_changes_nothing() {
    let state = opened(TOUR);
    let same = after(&state, Action::Open(state.route().link()));
    assert!(Rc::ptr_eq(&state, &same));
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(400)
    })]

    /// After any presses on any board, the route stays a path, its link has
    /// it, and undo leads back through all of it.
    #[test]
    fn presses_make_paths_that_undo_takes_back(
        rows in 1..9_u32,
        columns in 1..9_u32,
        presses in vec((any::<Index>(), any::<bool>()), 0..60),
    ) {
        let start = opened(&format!("?size={rows}x{columns}"));
        let size = start.route().board.size();
        let squares: Vec<Square> = size.squares().collect();
        let mut state = Rc::clone(&start);
        for (index, legal) in presses {
            let route = state.route();
            let numbers = Numbers::of(size, &route.path);
            let moves = Facts::of(route, &numbers, None).moves;
            let square = if legal && !moves.is_empty() {
                moves[index.index(moves.len())].0
            } else {
                squares[index.index(squares.len())]
            };
            let before = route.clone();
            state = after(&state, Action::Press(square));
            let path = &state.route().path;
            if !path.is_empty() {
                let board = &state.route().board;
                prop_assert!(bezzel_solver::knight::Path::new(board, path.to_vec()).is_ok());
            }
            prop_assert_eq!(&Route::of(&state.route().link()), state.route());
            if state.refused.is_some() {
                prop_assert_eq!(state.route(), &before);
            }
        }
        while state.history.can_undo() {
            state = after(&state, Action::Undo);
        }
        prop_assert!(state.route().path.is_empty());
    }
}
