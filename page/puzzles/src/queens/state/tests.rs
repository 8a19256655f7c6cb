//! Each action on a puzzle and its squares.

use std::rc::Rc;

use bezzel_solver::Progress;
use bezzel_solver::board::Square;
use bezzel_solver::queens::puzzle::{self, Kind};
use yew::Reducible;

use super::*;
use crate::bridge::Event;
use crate::bridge::puzzle::Task;
use crate::components::{PuzzleRecords, Standing};
use crate::link::{Grade, Link, PuzzleSpec};
use crate::queens::hint::Advice;
use crate::tests;

mod proofs;

/// A puzzle of the library, with five regions.
const REGIONS: &str = "#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee";

fn today() -> Day {
    Day::new(2026, 11, 22).unwrap()
}

fn open(link: &str) -> Rc<State> {
    let link = tests::state(link);
    on_device(link, PuzzleRecords::default())
}

/// The screen as it opens on a device that has stored these puzzles.
fn on_device(link: PuzzlesLink, records: PuzzleRecords) -> Rc<State> {
    by_habits(link, Habits::default(), records)
}

/// The same, of a visitor with these habits.
fn by_habits(link: PuzzlesLink, habits: Habits, records: PuzzleRecords) -> Rc<State> {
    let history = History::new(link.preferring(habits.sort));
    Rc::new(State::new(history, today(), habits, records))
}

/// The screen as it is when the worker has done its part.
fn made(link: &str) -> Rc<State> {
    let state = open(link);
    answered(&state)
}

fn answered(state: &Rc<State>) -> Rc<State> {
    let puzzle = match &state.request.wanted().unwrap()[0] {
        Task::Make(request) => puzzle::make(*request).unwrap(),
        Task::Judge(puzzle) | Task::MakeUnique(puzzle) => puzzle.clone(),
    };
    let event = Event::Slice {
        progress: Progress {
            fraction: 1.0,
            done: true,
            steps: 1,
        },
        found: Some(Box::new(Judged::of(puzzle))),
    };
    after(state, Action::Worker(state.request.report(0, event)))
}

fn after(state: &Rc<State>, action: Action) -> Rc<State> {
    Rc::clone(state).reduce(action)
}

fn square(state: &State, name: &str) -> Square {
    Square::from_name(name, state.position().queens.size()).unwrap()
}

fn press(state: &Rc<State>, name: &str) -> Rc<State> {
    after(state, Action::Press(square(state, name)))
}

/// The part of the link after the name of the screen.
fn shown(state: &State) -> String {
    let link = Link::of(&state.link()).to_string();
    link.trim_start_matches("#/puzzles").to_owned()
}

fn solution(state: &State) -> Vec<Square> {
    let judged = state.judged.as_ref().unwrap();
    judged.solution().unwrap().squares().collect()
}

#[test]
fn presses_put_a_cross_then_a_queen_then_nothing() {
    let state = made(REGIONS);
    let link = shown(&state);
    let cross = press(&state, "c3");
    assert_eq!(shown(&cross), format!("{link}&marks=c3"));
    let queen = press(&cross, "c3");
    assert_eq!(shown(&queen), format!("{link}&q=00300"));
    // Its neighbour is crossed out by itself; a press there begins with a cross as well.
    let crossed = press(&queen, "c4");
    assert_eq!(shown(&crossed), format!("{link}&q=00300&marks=c4"));
    let other = press(&crossed, "c4");
    assert_eq!(shown(&other), format!("{link}&q=03300"));
    let nothing = press(&press(&other, "c4"), "c3");
    assert_eq!(shown(&nothing), link);
    assert_eq!(
        shown(&after(&state, Action::Cross(square(&state, "a1")))),
        format!("{link}&marks=a1")
    );
}

#[test]
fn todays_puzzle_is_that_of_the_day_as_soon_as_something_is_on_it() {
    let state = made("#/puzzles");
    assert!(state.is_todays());
    assert_eq!(shown(&state), "");
    let crossed = press(&state, "a1");
    let day = "?day=2026-11-22&kind=regions&rule=chess&grade=1&marks=a1";
    assert_eq!(shown(&crossed), day);
    assert!(crossed.is_todays() && crossed.judged.is_some());
    assert_eq!(shown(&after(&crossed, Action::Undo)), "");
    // The next day it is the puzzle of the day before.
    let link = tests::state(&format!("#/puzzles{day}"));
    let later = State::new(
        History::new(link),
        Day::new(2026, 11, 23).unwrap(),
        Habits::default(),
        PuzzleRecords::default(),
    );
    assert!(!later.is_todays());
}

#[test]
fn after_midnight_a_puzzle_that_was_not_begun_is_that_of_the_new_day() {
    let state = made("#/puzzles");
    let same = after(&state, Action::Today(today()));
    assert!(Rc::ptr_eq(&state, &same));
    let tomorrow = Day::new(2026, 11, 23).unwrap();
    let next = after(&state, Action::Today(tomorrow));
    assert!(next.is_todays() && next.judged.is_none());
    assert!(next.request.is_running(), "it is made");
    let begun = after(&press(&state, "a1"), Action::Today(tomorrow));
    assert!(!begun.is_todays() && begun.judged.is_some());
}

#[test]
fn a_stroke_crosses_out_or_clears_and_is_one_change() {
    let state = made(REGIONS);
    let link = shown(&state);
    let squares = |names: &[&str]| names.iter().map(|name| square(&state, name)).collect();
    let begun = after(&state, Action::Stroke(squares(&["a1", "b1"])));
    let drawn = after(&begun, Action::Stroke(squares(&["c1", "d1"])));
    assert_eq!(shown(&drawn), format!("{link}&marks=000000000f"));
    let ended = after(&drawn, Action::EndStroke);
    assert_eq!(shown(&after(&ended, Action::Undo)), link);
    let cleared = after(&ended, Action::Stroke(squares(&["b1", "c1", "c2"])));
    assert_eq!(shown(&cleared), format!("{link}&marks=a1,d1"));
}

#[test]
fn hints_alone_solve_every_puzzle() {
    for link in [
        REGIONS,
        "#/puzzles",
        "#/puzzles?n=8&kind=complete&rule=chess&grade=4&seed=1848",
        "#/puzzles?n=7&kind=regions&rule=touch&grade=3&seed=1",
    ] {
        let mut state = made(link);
        let mut presses = 0;
        while !state.is_solved() {
            let is_complete = state.hint.as_ref().is_some_and(Hint::is_complete);
            state = after(
                &state,
                if is_complete {
                    Action::FollowHint
                } else {
                    Action::Hint
                },
            );
            presses += 1;
            assert!(presses < 1000, "{link}");
        }
        assert!(state.hint.is_none());
    }
}

#[test]
fn a_mistake_is_shown_when_it_is_asked_for_and_taken_back_by_the_hint() {
    let state = made(REGIONS);
    let right = solution(&state)[0];
    let wrong = after(&state, Action::Cross(right));
    assert!(!wrong.checked);
    assert!(after(&wrong, Action::Check).checked);
    let hinted = after(&wrong, Action::Hint);
    let hint = hinted.hint.clone().unwrap();
    assert_eq!(hint.advice, Advice::Mistakes(vec![right]));
    // Asking again changes nothing on the board: only following does.
    assert_eq!(after(&hinted, Action::Hint), hinted);
    assert_eq!(shown(&after(&hinted, Action::FollowHint)), shown(&state));
}

#[test]
fn a_solved_puzzle_stays_as_it_is_and_leads_to_the_next() {
    let mut state = made("#/puzzles?kind=complete&rule=touch&grade=1");
    for square in solution(&state) {
        state = after(&state, Action::Queen(square));
    }
    assert!(state.is_solved());
    assert_eq!(press(&state, "a1"), state);
    let next = after(&state, Action::Choose(state.next()));
    assert_eq!(shown(&next), "?kind=complete&rule=touch&grade=2");
    // The hardest puzzle of the day is followed by others.
    assert_eq!(
        shown(&after(&next, Action::Choose(next.next()))),
        "?n=8&kind=complete&rule=touch&grade=2&seed=1"
    );
}

#[test]
fn undo_and_redo_stay_in_the_puzzle() {
    let first = press(&made("#/puzzles"), "a1");
    let second = "#/puzzles?n=8&kind=regions&rule=touch&grade=1&seed=7";
    let opened = after(&first, Action::Open(tests::state(second)));
    assert!(!opened.history.can_undo() && !opened.history.can_redo());
    assert_eq!(after(&opened, Action::Undo), opened);
    let begun = press(&answered(&opened), "a1");
    assert_eq!(shown(&after(&begun, Action::Undo)), shown(&opened));
    // A step to the next number, too.
    let next = after(&begun, Action::Choose(begun.next()));
    assert!(!next.history.can_undo() && !next.is_begun());
}

#[test]
fn a_puzzle_that_another_window_has_solved_stays_solved() {
    let first = press(&made("#/puzzles"), "a1");
    let other = solve(answered(&on_device(
        tests::state("#/puzzles"),
        first.records.clone(),
    )));
    // This window does not know of it yet: what it stores leaves the other's record.
    let late = press(&first, "b1");
    let merged = other.records.with(late.record().unwrap());
    assert_eq!(merged, other.records);
    // Now it knows, and shows the puzzle as it was solved.
    let synchronised = after(&first, Action::Stored(other.records.clone()));
    assert!(synchronised.is_solved());
    assert_eq!(synchronised.record(), other.record());
    assert_eq!(shown(&after(&synchronised, Action::Undo)), shown(&first));
    // A record of another puzzle changes nothing in view.
    let numbered = made("#/puzzles?n=8&kind=regions&rule=touch&grade=1&seed=7");
    let same = after(&numbered, Action::Stored(other.records.clone()));
    assert_eq!(same.history, numbered.history);
}

#[test]
fn the_bare_link_opens_the_sort_that_was_chosen_last() {
    let sort = PuzzleSpec {
        rule: Rule::Touch,
        grade: Grade::Three,
        ..PuzzleSpec::default()
    };
    let chosen = after(&made("#/puzzles"), Action::Prefer(sort));
    let opened = after(&chosen, Action::Open(PuzzlesLink::default()));
    assert_eq!(shown(&opened), "?kind=regions&rule=touch&grade=3");
    // A link that names its sort counts as it is, and stays as it is.
    let first = "#/puzzles?kind=regions&rule=chess&grade=1";
    let named = after(&opened, Action::Open(tests::state(first)));
    assert_eq!(named.spec(), PuzzleSpec::default());
    assert_eq!(Link::of(&named.link()).to_string(), first);
    assert_eq!(shown(&made(first)), "");
}

#[test]
fn a_copied_puzzle_has_its_day_and_no_marks() {
    let begun = press(&made("#/puzzles"), "a1");
    assert_eq!(
        Link::of(&begun.unmarked()).to_string(),
        "#/puzzles?day=2026-11-22&kind=regions&rule=chess&grade=1"
    );
}

#[test]
fn given_queens_can_be_neither_pressed_nor_moved() {
    let puzzle = "?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee&given=50000";
    let state = made(&format!("#/puzzles{puzzle}&q=53000"));
    assert!(!state.making);
    let link = shown(&state);
    assert_eq!(link, format!("{puzzle}&q=03000"));
    for action in [
        Action::Press(square(&state, "e5")),
        Action::Queen(square(&state, "e5")),
        Action::Move(square(&state, "e5"), square(&state, "e4")),
        Action::Move(square(&state, "c4"), square(&state, "e5")),
    ] {
        assert_eq!(shown(&after(&state, action)), link);
    }
    let moved = after(
        &state,
        Action::Move(square(&state, "c4"), square(&state, "b4")),
    );
    assert_eq!(shown(&moved), format!("{puzzle}&q=02000"));
}

#[test]
fn a_queen_moved_onto_another_goes_back() {
    let puzzle = "?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee&q=13000";
    let state = made(&format!("#/puzzles{puzzle}"));
    let (from, to) = (square(&state, "a5"), square(&state, "c4"));
    assert_eq!(shown(&after(&state, Action::Move(from, to))), puzzle);
}

#[test]
fn what_a_link_puts_on_given_squares_goes_when_the_puzzle_is_there() {
    let state = made("#/puzzles?n=8&kind=complete&rule=chess&grade=4&seed=1848&q=45000000");
    // The puzzle's own queens stand on 4 6 1.
    assert_eq!(state.puzzle().unwrap().given().len(), 3);
    assert!(!state.position().queens.contains(square(&state, "d8")));
    assert!(state.position().queens.contains(square(&state, "e7")));
}

#[test]
fn work_that_was_stopped_begins_again() {
    let state = open("#/puzzles");
    assert!(state.puzzle().is_none());
    let stopped = after(&state, Action::Cancel);
    assert_eq!(stopped.request.state().name(), "cancelled");
    let again = after(&stopped, Action::Again);
    assert!(answered(&again).puzzle().is_some());
}

#[test]
fn a_link_with_several_or_no_solutions_is_a_draft() {
    let several = made("#/puzzles?n=8&given=10000000");
    assert!(several.making && several.judged.as_ref().unwrap().count == 4);
    let none = made("#/puzzles?n=8&given=12000000");
    assert!(none.making && none.judged.as_ref().unwrap().count == 0);
    assert!(!made(REGIONS).making);
}

#[test]
fn a_draft_is_changed_by_presses_strokes_and_letters() {
    let state = after(&made(REGIONS), Action::Make(true));
    assert!(state.making);
    let given = answered(&press(&state, "a1"));
    assert_eq!(shown(&given), format!("{}&given=00001", shown(&state)));
    let squares = |names: &[&str]| names.iter().map(|name| square(&state, name)).collect();
    let begun = after(&given, Action::Stroke(squares(&["a1", "a2"])));
    let drawn = after(&begun, Action::Stroke(squares(&["b2"])));
    let ended = answered(&after(&drawn, Action::EndStroke));
    let painted = "?n=5&rule=touch&regions=aabbcaabbbaddbdeedddeeeee";
    assert_eq!(shown(&ended), format!("{painted}&given=00001"));
    assert_eq!(shown(&after(&ended, Action::Undo)), shown(&given));
    let lettered = after(&ended, Action::Paint(square(&state, "e1"), 3));
    assert!(shown(&lettered).contains("aabbcaabbbaddbdeedddeeeed"));
    // Nothing is solved meanwhile.
    assert_eq!(after(&ended, Action::Hint), ended);
}

#[test]
fn a_puzzle_that_is_taken_over_is_that_of_its_day_until_it_is_changed() {
    let taken = answered(&after(&made("#/puzzles"), Action::Make(true)));
    assert!(taken.making && taken.is_todays());
    let changed = press(&taken, "a1");
    assert!(!changed.is_todays());
    assert!(after(&changed, Action::Undo).is_todays());
    assert!(!made(REGIONS).is_todays());
}

#[test]
fn a_draft_of_another_kind_or_size_keeps_what_fits() {
    let state = after(&made(REGIONS), Action::Make(true));
    let complete = after(&state, Action::Redraw(Kind::Complete, Rule::Touch, 5));
    assert_eq!(shown(&complete), "?n=5&rule=touch&given=00000");
    let larger = after(&complete, Action::Redraw(Kind::Regions, Rule::Touch, 6));
    assert!(shown(&larger).starts_with("?n=6&rule=touch&regions=aaaaaabbbbbb"));
    assert!(larger.making);
}

#[test]
fn a_draft_is_made_unique_and_then_solved() {
    let draft = made("#/puzzles?n=6&given=000000");
    let asked = after(&draft, Action::MakeUnique);
    let Task::MakeUnique(puzzle) = &asked.request.wanted().unwrap()[0] else {
        panic!("the worker is asked");
    };
    let judged = Judged::of(puzzle.made_unique().unwrap());
    let progress = Progress {
        fraction: 1.0,
        done: true,
        steps: 1,
    };
    let found = Some(Box::new(judged));
    let event = asked.request.report(0, Event::Slice { progress, found });
    assert!(asked.is_making_unique());
    let stopped = after(&asked, Action::Cancel);
    assert!(!stopped.request.is_running() && stopped.judged == draft.judged);
    let unique = after(&asked, Action::Worker(event));
    assert!(unique.making && unique.judged.as_ref().unwrap().count == 1);
    let solving = after(&unique, Action::Make(false));
    assert!(!solving.making);
    let hinted = after(&solving, Action::Hint);
    assert!(hinted.hint.is_some());
    assert_eq!(shown(&after(&unique, Action::Undo)), shown(&draft));
}

#[test]
fn time_runs_when_something_has_been_done_until_the_puzzle_is_solved() {
    let state = made(REGIONS);
    assert!(!state.is_timed());
    let mut state = press(&state, "a1");
    assert!(state.is_timed());
    state = after(&state, Action::Tick);
    assert_eq!(state.seconds, 1);
    state = press(&state, "a1");
    assert_eq!(state.seconds, 1);
    assert!(!after(&state, Action::Watch(true)).is_timed());
    assert!(!solve(state).is_timed());
}

#[test]
fn the_time_stands_still_while_nobody_is_there() {
    let mut state = press(&made(REGIONS), "a1");
    for _ in 0..IDLE {
        assert!(state.is_timed());
        state = after(&state, Action::Tick);
    }
    assert!(!state.is_timed());
    assert!(press(&state, "a1").is_timed());
}

#[test]
fn the_time_of_a_solved_puzzle_is_that_of_the_first_time() {
    let mut state = press(&made(REGIONS), "a1");
    for _ in 0..2 {
        state = after(&state, Action::Tick);
    }
    let solved = solve(state);
    assert_eq!(solved.solving(), Some((2, 0)));
    let again = press(&after(&solved, Action::Clear), "a1");
    assert!(!again.is_timed());
    assert_eq!(solve(again).solving(), Some((2, 0)));
}

fn solve(mut state: Rc<State>) -> Rc<State> {
    state = after(&state, Action::Clear);
    for square in solution(&state) {
        state = after(&state, Action::Queen(square));
    }
    assert!(state.is_solved());
    state
}

#[test]
fn a_puzzle_that_was_begun_today_is_opened_as_it_was_left() {
    let first = press(&made("#/puzzles"), "a1");
    let mut first = after(&first, Action::Hint);
    for _ in 0..7 {
        first = after(&first, Action::Tick);
    }
    let record = first.record().unwrap();
    assert_eq!(
        (record.standing, record.seconds, record.hints),
        (Standing::Begun, 5, 1)
    );
    let again = on_device(tests::state("#/puzzles"), first.records.clone());
    assert_eq!(again.position().crosses, first.position().crosses);
    assert_eq!((again.seconds, again.hints), (5, 1));
    // Another grade and back, or the screen opened again.
    let harder = PuzzleSpec {
        grade: Grade::Two,
        ..first.spec()
    };
    let other = after(&again, Action::Choose(again.of_spec(harder)));
    assert!(!other.is_begun() && other.seconds == 0);
    let back = after(&other, Action::Choose(other.of_spec(first.spec())));
    assert_eq!(back.position().crosses, first.position().crosses);
    let opened = after(&first, Action::Open(PuzzlesLink::default()));
    assert_eq!(opened.position().crosses, first.position().crosses);
    // A change that is taken back is stored no longer.
    let undone = after(&first, Action::Clear);
    assert_eq!(undone.record(), None);
}

#[test]
fn a_solved_puzzle_is_stored_as_it_was_solved() {
    let solved = solve(made("#/puzzles"));
    let record = solved.record().unwrap();
    assert_eq!(record.standing, Standing::Solved);
    let cleared = after(&solved, Action::Clear);
    assert_eq!(press(&cleared, "a1").record(), Some(record));
    let again = answered(&on_device(PuzzlesLink::default(), cleared.records.clone()));
    assert!(again.is_solved());
    assert_eq!(after(&again, Action::Forget).record(), None);
    // The next day has a puzzle of its own.
    let next = after(&again, Action::Today(Day::new(2026, 11, 23).unwrap()));
    assert_eq!(next.name(), solved.name(), "it stays in view");
}

#[test]
fn a_link_that_somebody_else_has_solved_is_not_stored() {
    let solved = solve(made("#/puzzles"));
    let opened = made(&Link::of(solved.position()).to_string());
    assert!(opened.is_solved() && opened.record().is_none());
}

#[test]
fn a_draft_is_neither_stored_nor_torn_and_may_begin_blank() {
    let state = after(&made(REGIONS), Action::Make(true));
    let torn = after(&state, Action::Paint(square(&state, "b4"), 2));
    assert_eq!(shown(&torn), shown(&state));
    assert!(torn.refusal.is_some());
    let painted = after(&torn, Action::Paint(square(&state, "e1"), 3));
    assert!(painted.refusal.is_none() && painted.record().is_none());
    let blank = PuzzlesLink::from(painted.blank().unwrap());
    let blank = after(&painted, Action::Open(blank));
    assert_eq!(
        shown(&blank),
        "?n=5&rule=touch&regions=aaaaabbbbbcccccdddddeeeee"
    );
    assert!(blank.making && !blank.history.can_undo());
}

#[test]
fn the_grades_of_a_past_day_are_of_this_day() {
    let past = made("#/puzzles?day=2026-11-20&kind=regions&rule=touch&grade=2");
    let spec = PuzzleSpec {
        grade: Grade::Three,
        ..past.spec()
    };
    let harder = after(&past, Action::Choose(past.of_spec(spec)));
    assert_eq!(
        shown(&harder),
        "?day=2026-11-20&kind=regions&rule=touch&grade=3"
    );
    let today = after(&harder, Action::Choose(harder.of_day(today())));
    assert_eq!(shown(&today), "?kind=regions&rule=touch&grade=3");
}

#[test]
fn a_square_in_doubt_is_mended_by_a_press_while_the_puzzle_is_made() {
    let puzzle = made(REGIONS).puzzle().unwrap().clone();
    let state = made("#/puzzles?n=6");
    let doubtful = vec![Square::new(1, 1)];
    let state = after(&state, Action::Draft(puzzle.clone(), doubtful.clone()));
    let region = |state: &State| state.puzzle().unwrap().region(Square::new(1, 1));
    let mended = press(&state, "b4");
    assert_ne!(region(&mended), region(&state));
    assert!(mended.facts().unwrap().queens.is_empty());
    assert_eq!(mended.doubtful, doubtful);
    // Other squares take given queens, as ever, and so does this one by key.
    assert_eq!(press(&mended, "a1").facts().unwrap().queens.len(), 1);
    let given = after(&mended, Action::Queen(Square::new(1, 1)));
    assert_eq!(given.facts().unwrap().queens.len(), 1);
    let solved = after(&mended, Action::Make(false));
    let smaller = after(&mended, Action::Redraw(Kind::Regions, Rule::Touch, 6));
    let other = after(&mended, Action::Open(tests::state(REGIONS)));
    let undone = after(&state, Action::Undo);
    for ended in [solved, smaller, other, undone] {
        assert!(ended.doubtful.is_empty());
    }
}
