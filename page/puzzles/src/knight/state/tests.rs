use std::rc::Rc;

use bezzel_solver::Progress;
use bezzel_solver::board::Square;
use bezzel_solver::knight::TourKind;
use yew::Reducible;

use super::*;
use crate::bridge::numbers::{Found, Task};
use crate::bridge::{AtWork, Startable};
use crate::components::{Record, Standing};
use crate::link::{Link, ScreenLink};
use crate::tests::state as link;

/// A tour of the board of 3 x 4 squares without four of its numbers.
const OWN: &str = "size=3x4&numbers=1a3.4b3.7c3.10d3.8a2.11b2.2c2.5d2";

fn today() -> Day {
    Day::new(2026, 11, 28).unwrap()
}

fn linked(text: &str) -> NumbersLink {
    link(&format!("#/puzzles?kind=knight&{text}"))
}

fn fresh(text: &str) -> Rc<State> {
    let history = History::new(linked(text));
    Rc::new(State::new(history, today(), PuzzleRecords::default()))
}

/// The screen after the worker has made or judged its puzzle.
fn opened(text: &str) -> Rc<State> {
    judged(&fresh(text))
}

fn judged(state: &Rc<State>) -> Rc<State> {
    let found = worked(&state.request);
    let event = state.request.slice(0, 1.0, Some(found));
    after(state, Action::Worker(event))
}

/// The result of the only task of a request.
fn worked(request: &Request) -> Found {
    let task: Task = request.wanted().expect("a request")[0].clone();
    let mut working: Box<dyn AtWork<Task>> = task.start().unwrap();
    let (progress, found): (Progress, _) = working.advance(u64::MAX);
    assert!(progress.done);
    found.unwrap()
}

fn after(state: &Rc<State>, action: Action) -> Rc<State> {
    Rc::clone(state).reduce(action)
}

fn advised(state: &Rc<State>) -> Rc<State> {
    let state = after(state, Action::Hint);
    if state.advice.is_some() {
        return state;
    }
    let event = state.asking.slice(0, 1.0, Some(worked(&state.asking)));
    after(&state, Action::Advise(event))
}

fn at(state: &State, name: &str) -> Square {
    Square::from_name(name, state.position().source.board().size()).unwrap()
}

/// The first square without a number.
fn free(state: &State) -> Square {
    let (facts, board) = (state.facts().unwrap(), state.position().source.board());
    let mut squares = board.squares();
    squares
        .find(|&square| facts.number(square).is_none())
        .unwrap()
}

fn press(state: &Rc<State>, name: &str) -> Rc<State> {
    after(state, Action::Press(at(state, name)))
}

fn type_number(state: &Rc<State>, name: &str, digits: &[u32]) -> Rc<State> {
    let square = at(state, name);
    digits.iter().fold(Rc::clone(state), |state, &digit| {
        after(&state, Action::Type(square, digit))
    })
}

/// The visitor's numbers, as the link has them.
fn mine(state: &State) -> String {
    let text = Link::of(state.position()).to_string();
    let mine = text.split_once("mine=").map(|(_, mine)| mine.to_owned());
    mine.unwrap_or_default()
}

#[test]
fn a_press_writes_the_lowest_number_that_is_missing_and_a_second_erases_it() {
    let state = press(&press(&opened(OWN), "a1"), "d1");
    assert_eq!(mine(&state), "3a1.6d1");
    let state = press(&state, "a1");
    assert_eq!(mine(&state), "6d1");
    assert_eq!(mine(&press(&state, "b1")), "3b1.6d1");
    // Given numbers stay.
    assert_eq!(mine(&press(&state, "a3")), "6d1");
}

#[test]
fn after_a_number_that_was_chosen_presses_write_the_next_ones() {
    let state = after(&opened(OWN), Action::Pick(Some(6)));
    assert_eq!((state.picked(), state.next_number()), (Some(6), Some(6)));
    let state = press(&press(&state, "b1"), "c1");
    assert_eq!(mine(&state), "6b1.9c1");
    assert_eq!(mine(&press(&state, "d1")), "6b1.9c1.12d1");
    let lowest = after(&state, Action::Pick(None));
    assert_eq!((lowest.picked(), lowest.next_number()), (None, Some(3)));
}

#[test]
fn digits_write_their_number() {
    let state = type_number(&opened(OWN), "d1", &[1, 2]);
    assert_eq!(mine(&state), "12d1");
    let undone = after(&state, Action::Undo);
    assert_eq!(mine(&undone), "");
    // A number stands once: it moves.
    let state = type_number(&type_number(&state, "a1", &[3]), "b1", &[3]);
    assert_eq!(mine(&state), "3b1.12d1");
    // The digit before the last took no number away.
    let state = type_number(&type_number(&opened(OWN), "a1", &[6]), "c1", &[9]);
    assert_eq!(mine(&state), "6a1.9c1");
    // What is given stands elsewhere, and no number is larger than the last.
    assert_eq!(mine(&type_number(&state, "d1", &[4])), "6a1.9c1");
    assert_eq!(mine(&type_number(&state, "d1", &[9, 3])), "3d1.6a1.9c1");
    assert_eq!(mine(&type_number(&state, "d1", &[0])), "6a1.9c1");
    // Digits on another square begin another number.
    let state = type_number(&type_number(&opened(OWN), "a1", &[6]), "b1", &[3]);
    assert_eq!(mine(&state), "3b1.6a1");
}

#[test]
fn a_number_whose_first_digit_is_another_number_takes_none_away() {
    let state = opened("size=6x6&numbers=36d4");
    let state = type_number(&state, "a1", &[1]);
    let state = type_number(&state, "b3", &[1, 7]);
    assert_eq!(mine(&state), "1a1.17b3");
}

#[test]
fn numbers_are_erased_and_changes_taken_back() {
    let state = press(&opened(OWN), "a1");
    let erased = after(&state, Action::Erase(at(&state, "a1")));
    assert_eq!(mine(&erased), "");
    assert_eq!(mine(&after(&erased, Action::Undo)), "3a1");
    let cleared = after(&press(&state, "b1"), Action::Clear);
    assert_eq!(mine(&cleared), "");
    let back = after(&after(&cleared, Action::Undo), Action::Undo);
    assert_eq!(mine(&back), "3a1");
    assert_eq!(mine(&after(&back, Action::Redo)), "3a1.6b1");
}

#[test]
fn the_tour_is_the_solution_and_stays() {
    let state = opened(&format!("{OWN}&mine=3a1.6b1.9c1"));
    assert!(!state.is_solved());
    let solved = press(&state, "d1");
    assert!(solved.is_solved());
    assert_eq!(mine(&press(&solved, "d1")), "3a1.6b1.9c1.12d1");
    let judged = solved.judged.as_ref().unwrap();
    assert_eq!((judged.count, judged.solution.is_some()), (Some(1), true));
}

#[test]
fn a_puzzle_is_made_and_its_given_numbers_are_not_the_visitors() {
    let text = "size=6x6&closed=1&grade=2&seed=7";
    let state = opened(text);
    let puzzle = state.puzzle().unwrap();
    assert_eq!(puzzle.grade(), Some(2));
    assert!(puzzle.kind().is_closed());
    let size = puzzle.board().size();
    let (number, square) = puzzle.given()[0];
    let name = square.name(size);
    let with = fresh(&format!("{text}&mine={number}{name}"));
    assert_eq!(mine(&with), format!("{number}{name}"));
    assert_eq!(mine(&judged(&with)), "");
}

#[test]
fn mistakes_are_known_where_one_tour_fits() {
    let state = press(&press(&opened(OWN), "b1"), "a1");
    let wrong = [(3, at(&state, "b1")), (6, at(&state, "a1"))];
    assert_eq!(state.mistakes().as_deref(), Some(wrong.as_slice()));
    let advised = advised(&state);
    assert_eq!(advised.advice, Some(Advice::Mistakes(wrong.to_vec())));
    let mended = after(&advised, Action::FollowHint);
    assert_eq!((mine(&mended).as_str(), mended.hints), ("", 1));
    let several = opened("size=5x5&numbers=1a1");
    assert_eq!(
        (several.judged.as_ref().unwrap().count, several.mistakes()),
        (Some(100), None)
    );
}

#[test]
fn hints_lead_to_the_tour() {
    for grade in 1..=4 {
        let mut state = opened(&format!("size=5x5&grade={grade}&seed=3"));
        for _ in 0..25 {
            if state.is_solved() {
                break;
            }
            state = after(&advised(&state), Action::FollowHint);
        }
        assert!(state.is_solved(), "{grade}");
        assert_eq!(state.hints, state.position().mine.len() as u32);
    }
}

#[test]
fn a_hint_ends_with_the_position_that_it_is_about() {
    let state = opened("size=5x5&grade=1&seed=3");
    let asked = after(&state, Action::Hint);
    let late = asked.asking.slice(0, 1.0, Some(worked(&asked.asking)));
    let number = asked.next_number();
    let free = free(&asked);
    let changed = after(&asked, Action::Press(free));
    assert_ne!(changed.next_number(), number);
    let answered = after(&changed, Action::Advise(late));
    assert_eq!(answered.advice, None);
}

#[test]
fn contradictions_in_a_puzzle_of_the_visitors_are_reported() {
    let state = opened("size=5x5&numbers=1a1.2a2");
    assert_eq!(state.judged.as_ref().unwrap().count, Some(0));
    assert_eq!(state.facts().unwrap().conflicts, [1]);
}

#[test]
fn the_puzzle_of_a_day_is_stored_under_its_day_and_shown_as_it_was_left() {
    let state = opened("grade=1");
    let written = after(&state, Action::Press(free(&state)));
    let record = written.record().unwrap();
    assert_eq!(record.name, "#/puzzles?kind=knight&day=2026-11-28&grade=1");
    assert_eq!(record.standing, Standing::Begun);
    assert_eq!(record.position, Link::of(written.position()).to_string());
    let again = State::new(
        History::new(NumbersLink::default()),
        today(),
        written.records.clone(),
    );
    assert_eq!(again.position().mine, written.position().mine);
    let cleared = after(&written, Action::Clear);
    assert_eq!(cleared.record(), None);
}

#[test]
fn a_solved_puzzle_is_stored_with_its_time_and_its_hints() {
    let state = press(&opened(&format!("{OWN}&mine=3a1.6b1.9c1")), "a1");
    assert!(state.is_timed());
    let state = after(&after(&state, Action::Tick), Action::Tick);
    let state = advised(&state);
    let solved = press(&press(&state, "a1"), "d1");
    assert!(solved.is_solved() && !solved.is_timed());
    assert_eq!(solved.solving(), Some((2, 1)));
    let record: Record = solved.record().unwrap();
    assert_eq!(record.solved_on, Some(today()));
}

#[test]
fn another_window_shows_the_same_puzzle_of_the_day() {
    let state = opened("grade=1");
    let written = after(&state, Action::Press(free(&state)));
    let synchronised = after(&state, Action::Stored(written.records.clone()));
    assert_eq!(synchronised.position().mine, written.position().mine);
}

#[test]
fn the_next_puzzle_is_harder_or_has_the_next_number() {
    let next = |text: &str| Link::of(&NumbersLink::from(fresh(text).next())).to_string();
    let of = |text: &str| format!("#/puzzles?kind=knight&{text}");
    assert_eq!(next("grade=1"), of("grade=2"));
    assert_eq!(next("grade=4"), of("size=8x8&closed=1&grade=4&seed=1"));
    assert_eq!(
        next("size=5x6&closed=1&grade=3&seed=7"),
        of("size=5x6&closed=1&grade=3&seed=8")
    );
    assert_eq!(next(OWN), "#/puzzles?kind=knight");
}

#[test]
fn a_link_to_the_puzzle_has_its_day_and_none_of_the_visitors_numbers() {
    let state = opened("grade=1&mine=2b3");
    let link = Link::of(&state.unmarked()).to_string();
    assert_eq!(link, "#/puzzles?kind=knight&day=2026-11-28&grade=1");
    assert_eq!(NumbersLink::PLACE, crate::link::Place::Numbers);
}

#[test]
fn at_midnight_the_puzzle_of_today_is_another_and_one_of_a_day_stays() {
    let tomorrow = Day::new(2026, 11, 29).unwrap();
    let todays = opened("grade=1");
    let later = after(&todays, Action::Today(tomorrow));
    assert!(later.puzzle().is_none());
    assert_ne!(judged(&later).puzzle(), todays.puzzle());
    let of_day = opened("day=2026-11-28&grade=1");
    assert_eq!(
        after(&of_day, Action::Today(tomorrow)).puzzle(),
        of_day.puzzle()
    );
}

/// The parameters of the link after the kind.
fn shown(state: &State) -> String {
    let text = Link::of(state.position()).to_string();
    text.trim_start_matches("#/puzzles?kind=knight&").to_owned()
}

#[test]
fn a_blank_board_becomes_a_puzzle_that_is_solved_once_one_tour_fits() {
    let blank = opened("size=3x4&numbers=none");
    assert!(blank.making && !blank.is_solved());
    assert_eq!(blank.judged.as_ref().unwrap().count, Some(16));
    let state = judged(&press(&press(&blank, "a3"), "b3"));
    assert_eq!(shown(&state), "size=3x4&numbers=1a3.2b3");
    assert_eq!(state.judged.as_ref().unwrap().count, Some(0));
    let state = type_number(&press(&state, "b3"), "b3", &[4]);
    let state = judged(&type_number(&state, "d1", &[1, 2]));
    assert_eq!(shown(&state), "size=3x4&numbers=1a3.4b3.12d1");
    assert_eq!(state.judged.as_ref().unwrap().count, Some(1));
    let solving = after(&state, Action::Make(false));
    assert_eq!(mine(&press(&solving, "c2")), "2c2");
    assert_eq!(state.record(), None);
}

#[test]
fn more_numbers_are_given_until_one_tour_fits_and_taken_back_in_one_step() {
    let blank = opened("size=5x5&numbers=none");
    let state = judged(&press(&press(&blank, "c3"), "d5"));
    let given = "size=5x5&numbers=1c3.2d5";
    assert_eq!(shown(&state), given);
    let asked = after(&state, Action::MakeUnique);
    assert!(asked.is_making_unique() && asked.judged.is_some());
    let unique = judged(&asked);
    assert!(unique.making && !unique.is_making_unique());
    assert_eq!(unique.judged.as_ref().unwrap().count, Some(1));
    assert!(shown(&unique).starts_with(given), "{}", shown(&unique));
    assert_ne!(shown(&unique), given);
    assert_eq!(shown(&after(&unique, Action::Undo)), given);
    // While it is made, another press counts, and not the numbers of the puzzle before.
    let pressed = press(&asked, "a1");
    assert!(!pressed.is_making_unique());
    let late = asked.request.slice(0, 1.0, Some(worked(&asked.request)));
    let late = after(&pressed, Action::Worker(late));
    assert_eq!(shown(&late), "size=5x5&numbers=1c3.2d5.3a1");
}

#[test]
fn a_puzzle_stays_as_it_is_when_no_more_numbers_are_wanted() {
    let state = opened("size=5x5&numbers=none");
    let ended = after(&after(&state, Action::MakeUnique), Action::Cancel);
    assert!(!ended.request.is_running() && ended.judged == state.judged);
    assert_eq!(shown(&ended), shown(&state));
    // What was not known yet is found out.
    let unknown = after(&fresh("size=5x5&numbers=none"), Action::MakeUnique);
    let ended = judged(&after(&unknown, Action::Cancel));
    assert_eq!(ended.judged, state.judged);
    // Only a puzzle that is made gets more.
    let solving = opened("size=5x5&numbers=1a1");
    assert!(!after(&solving, Action::MakeUnique).is_making_unique());
}

#[test]
fn past_days_have_the_present_grade() {
    let state = opened("grade=3");
    let link = |day| Link::of(&NumbersLink::from(state.of_day(day))).to_string();
    assert_eq!(link(today()), "#/puzzles?kind=knight&grade=3");
    let past = Day::new(2026, 11, 3).unwrap();
    assert_eq!(link(past), "#/puzzles?kind=knight&day=2026-11-03&grade=3");
    let written = after(&state, Action::Press(free(&state)));
    assert!(!written.records.is_empty());
    assert!(after(&written, Action::Forget).records.is_empty());
}

#[test]
fn a_puzzle_that_was_made_from_a_number_can_be_changed_and_left() {
    let state = opened("size=5x5&grade=1&seed=3");
    let making = after(&state, Action::Make(true));
    assert!(making.making && matches!(making.position().source, NumberSource::Own(_)));
    assert_eq!(making.puzzle(), state.puzzle());
    let left = after(&making, Action::Undo);
    assert!(!left.making);
    assert_eq!(shown(&left), "size=5x5&grade=1&seed=3");
}

#[test]
fn the_board_of_a_puzzle_that_is_made_changes_and_keeps_what_fits() {
    let state = after(&opened(OWN), Action::Make(true));
    let holes = after(&state, Action::EditHoles(true));
    let holes = press(&press(&holes, "a3"), "c1");
    assert_eq!(
        shown(&holes),
        "size=3x4&numbers=2c2.4b3.5d2.7c3.8a2.10d3&holes=a3,c1"
    );
    let filled = press(&holes, "c1");
    assert!(shown(&filled).ends_with("&holes=a3"), "{}", shown(&filled));
    let (size, kind) = ("3x3".parse().unwrap(), TourKind::Closed);
    let smaller = after(&state, Action::Shape(size, kind));
    assert_eq!(
        shown(&smaller),
        "size=3x3&numbers=1a3.2c2.4b3.7c3.8a2&closed=1"
    );
    let cleared = after(&smaller, Action::Clear);
    assert_eq!(shown(&cleared), "size=3x3&numbers=none&closed=1");
}
