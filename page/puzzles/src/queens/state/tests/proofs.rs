//! Each step of a proof with its reason.

use bezzel_solver::queens::puzzle::{Claim, Inference, Reason, Refusal};

use super::*;
use crate::queens::judge::{self, reach, right_steps};
use crate::queens::step::{Answer, GivenStep};

/// The solution of [`REGIONS`] is e5, c4, a3, d2, b1; region C is e5 alone.
fn proof() -> Rc<State> {
    proved(&format!("{REGIONS}&prove=1"))
}

/// The screen as it is when its steps have been checked.
fn proved(link: &str) -> Rc<State> {
    checked(&made(link))
}

fn checked(state: &Rc<State>) -> Rc<State> {
    if !state.is_unchecked() {
        return state.clone();
    }
    let right = right_steps(state.puzzle().unwrap(), state.position());
    after(state, Action::Proof(ProofAction::Keep(right.len())))
}

fn reason(state: &Rc<State>, reason: Reason) -> Rc<State> {
    after(
        state,
        Action::Proof(ProofAction::Answer(answered(state, reason))),
    )
}

fn answered(state: &State, reason: Reason) -> GivenStep {
    let (puzzle, claim) = (state.puzzle().unwrap(), &state.pending().unwrap().claim);
    judge::answered(puzzle, state.position(), claim, reason)
}

fn allow(state: &Rc<State>, reason: Reason, on: bool) -> Rc<State> {
    after(state, Action::Proof(ProofAction::Allow(reason, on)))
}

fn prove(state: &Rc<State>, on: bool) -> Rc<State> {
    after(state, Action::Proof(ProofAction::Prove(on)))
}

fn reach_of(state: &State) -> Option<usize> {
    reach(state.puzzle().unwrap(), &state.proof().unwrap().reasons)
}

fn queen(state: &Rc<State>, name: &str) -> Rc<State> {
    after(state, Action::Queen(square(state, name)))
}

fn answer(state: &State) -> &Answer {
    &state.step.as_ref().unwrap().answer
}

fn is_refused(state: &State) -> bool {
    matches!(answer(state), Answer::Refused { .. })
}

/// Hints until the puzzle is solved.
fn by_hints(mut state: Rc<State>) -> Rc<State> {
    for _ in 0..100 {
        for action in [Action::Hint, Action::Hint, Action::FollowHint] {
            state = after(&state, action);
        }
        if state.is_solved() {
            return state;
        }
        assert!(matches!(answer(&state), Answer::Accepted(..)));
        assert_eq!(
            right_steps(state.puzzle().unwrap(), state.position()).len(),
            state.proof().unwrap().steps.len()
        );
    }
    panic!("hints do not solve the puzzle");
}

#[test]
fn a_step_is_on_the_board_only_when_its_reason_is_accepted() {
    let state = proof();
    let link = shown(&state);
    let marked = queen(&state, "e5");
    assert_eq!(*answer(&marked), Answer::Open);
    assert_eq!((shown(&marked), marked.is_begun()), (link.clone(), false));
    let wrong = reason(&marked, Reason::Line);
    assert!(is_refused(&wrong) && shown(&wrong) == link);
    assert_eq!(
        *answer(&wrong),
        Answer::Refused {
            refusal: Refusal::Crosses,
            otherwise: true
        }
    );
    let right = reason(&wrong, Reason::Single);
    let Answer::Accepted(Reason::Single, steps) = answer(&right) else {
        panic!("region C has one square");
    };
    assert!(matches!(steps[..], [Inference::Last { .. }]));
    assert_eq!(shown(&right), format!("{link}&proof=se5"));
    assert!(right.position().queens.contains(square(&right, "e5")));
    // The next press begins another step.
    let next = press(&right, "c2");
    assert_eq!(*answer(&next), Answer::Open);
    assert_eq!(shown(&next), shown(&right));
}

#[test]
fn a_wrong_step_is_refused_by_every_reason() {
    let state = proof();
    for name in ["a5", "c5", "b1", "c4"] {
        for cross in [true, false] {
            let is_right = ["b1", "c4"].contains(&name) != cross;
            let marked = if cross {
                press(&state, name)
            } else {
                queen(&state, name)
            };
            for by in Reason::ALL {
                let answered = reason(&marked, by);
                assert!(is_right || is_refused(&answered), "{name} by {by}");
            }
        }
    }
    // It may be right in the end, but it does not follow yet.
    let early = reason(&queen(&state, "b1"), Reason::Single);
    assert!(matches!(
        answer(&early),
        Answer::Refused {
            refusal: Refusal::Others { .. },
            otherwise: false
        }
    ));
}

#[test]
fn undo_takes_back_the_marks_and_then_the_last_step() {
    let state = proof();
    let first = reason(&queen(&state, "e5"), Reason::Single);
    let second = reason(&press(&first, "a5"), Reason::Attack);
    assert!(shown(&second).ends_with("&proof=se5.aa5"));
    let marked = press(&second, "c2");
    let unmarked = after(&marked, Action::Undo);
    assert_eq!(
        (unmarked.step.clone(), shown(&unmarked)),
        (None, shown(&second))
    );
    let back = after(&unmarked, Action::Undo);
    assert_eq!(shown(&back), shown(&first));
    let begun = after(&back, Action::Undo);
    assert_eq!(shown(&begun), shown(&state));
    assert!(!begun.history.can_undo());
    assert_eq!(shown(&after(&begun, Action::Redo)), shown(&first));
}

#[test]
fn squares_that_are_known_are_not_marked_again_or_moved() {
    let state = reason(&queen(&proof(), "e5"), Reason::Single);
    let step = state.step.clone();
    for action in [
        Action::Press(square(&state, "e5")),
        Action::Cross(square(&state, "e5")),
        Action::Move(square(&state, "e5"), square(&state, "c4")),
        Action::Stroke(vec![square(&state, "e5"), square(&state, "d5")]),
    ] {
        let same = after(&state, action);
        assert_eq!((&same.step, shown(&same)), (&step, shown(&state)));
    }
}

#[test]
fn a_step_has_one_queen_or_some_crosses() {
    let state = proof();
    let squares = ["a1", "b1"].map(|name| square(&state, name));
    let drawn = after(&state, Action::Stroke(squares.to_vec()));
    let drawn = after(&drawn, Action::EndStroke);
    let claim = |state: &State| state.step.as_ref().map(|step| step.claim.clone());
    assert_eq!(claim(&drawn), Some(Claim::Crosses(squares.to_vec())));
    // The other cross stays.
    let fewer = press(&drawn, "a1");
    assert_eq!(claim(&fewer), Some(Claim::Crosses(vec![squares[1]])));
    let queen = press(&fewer, "b1");
    assert_eq!(claim(&queen), Some(Claim::Queen(squares[1])));
    let moved = after(&queen, Action::Move(squares[1], squares[0]));
    assert_eq!(claim(&moved), Some(Claim::Queen(squares[0])));
    assert_eq!(claim(&press(&moved, "a1")), None);
    // A stroke that begins on a cross takes crosses away.
    let cleared = after(&drawn, Action::Stroke(squares.to_vec()));
    assert_eq!(claim(&cleared), None);
}

#[test]
fn hints_are_steps_of_the_proof_and_end_it() {
    let solved = by_hints(proof());
    assert_eq!(
        solved.position().queens.squares().collect::<Vec<_>>(),
        solution(&solved)
    );
    assert!(solved.solving().is_some());
    // The link opens the same proof, and leaves nothing out.
    let link = format!("#/puzzles{}", shown(&solved));
    let opened = proved(&link);
    assert_eq!((shown(&opened), opened.left_out), (shown(&solved), None));
    assert!(opened.is_solved());
}

#[test]
fn steps_of_a_link_that_do_not_follow_are_left_out() {
    let wrong = proved(&format!("{REGIONS}&prove=1&proof=se5.aa5.sb1.ac5"));
    assert_eq!(
        shown(&wrong),
        shown(&proved(&format!("{REGIONS}&prove=1&proof=se5.aa5")))
    );
    assert_eq!(wrong.left_out, Some(3));
    assert!(!wrong.position().queens.contains(square(&wrong, "b1")));
    // What is said about it goes with the next step.
    let next = reason(&press(&wrong, "c5"), Reason::Attack);
    assert_eq!(next.left_out, None);
    // A reason that the link does not allow does not count.
    let unallowed = proved(&format!("{REGIONS}&prove=1&rules=line&proof=se5"));
    assert_eq!((unallowed.left_out, unallowed.is_begun()), (Some(1), false));
    // Also where another link of the same puzzle is opened, and of a puzzle that is made.
    let link = tests::state(&format!("{REGIONS}&prove=1&proof=sb1"));
    let opened = checked(&after(&proof(), Action::Open(link)));
    assert_eq!((opened.left_out, opened.is_begun()), (Some(1), false));
    let made = proved("#/puzzles?n=6&kind=regions&rule=touch&grade=1&seed=7&prove=1&proof=aa1");
    assert_eq!((made.left_out, made.is_begun()), (Some(1), false));
}

#[test]
fn a_proof_of_a_link_says_nothing_before_it_is_checked() {
    let solved = by_hints(proof());
    let link = format!("#/puzzles{}", shown(&solved));
    let opened = made(&link);
    assert!(opened.is_unchecked() && !opened.is_solved());
    assert_eq!(after(&opened, Action::Hint).hint, None);
    // Somebody else may have solved it.
    let checked = checked(&opened);
    assert!(checked.is_solved() && checked.records.is_empty());
}

#[test]
fn an_answer_to_an_earlier_step_comes_too_late() {
    let state = proof();
    let marked = queen(&state, "e5");
    let late = answered(&marked, Reason::Single);
    let other = press(&marked, "a5");
    assert_eq!(
        after(&other, Action::Proof(ProofAction::Answer(late.clone()))),
        other
    );
    let accepted = after(&marked, Action::Proof(ProofAction::Answer(late.clone())));
    assert_eq!(
        after(&accepted, Action::Proof(ProofAction::Answer(late))),
        accepted
    );
}

#[test]
fn only_reasons_that_are_allowed_are_taken() {
    let state = proved(&format!("{REGIONS}&prove=1&rules=attack.single"));
    let marked = press(&state, "a5");
    assert_eq!(*answer(&reason(&marked, Reason::Line)), Answer::Open);
    let more = allow(&marked, Reason::Line, true);
    assert!(shown(&more).contains("&rules=attack.single.line"));
    assert!(matches!(
        answer(&reason(&more, Reason::Line)),
        Answer::Accepted(..)
    ));
    // The last one stays, and so does that of a step. Undo takes back a step, and no choice.
    let one = allow(&state, Reason::Attack, false);
    assert!(shown(&allow(&one, Reason::Single, false)).contains("&rules=single"));
    let stepped = reason(&queen(&one, "e5"), Reason::Single);
    let chosen = allow(&stepped, Reason::Common, true);
    let kept = allow(&chosen, Reason::Single, false);
    assert!(shown(&kept).ends_with("&rules=single.common&proof=se5"));
    assert!(shown(&after(&kept, Action::Undo)).ends_with("&rules=single.common"));
}

#[test]
fn reasons_that_do_not_solve_the_puzzle_say_how_far_they_lead() {
    assert_eq!(reach_of(&proof()), None);
    let few = proved(&format!("{REGIONS}&prove=1&rules=attack"));
    assert_eq!(reach_of(&few), Some(0));
    assert_eq!(after(&few, Action::Hint).hint, None);
    let more = allow(&few, Reason::Single, true);
    let placed = reach_of(&more);
    assert!(
        placed.is_none_or(|placed| (1..5).contains(&placed)),
        "{placed:?}"
    );
    // A hint has only reasons that are allowed.
    let narrow = proved(&format!("{REGIONS}&prove=1&rules=single.refutation"));
    assert_eq!(reach_of(&narrow), None);
    let solved = by_hints(narrow);
    let steps = &solved.position().proof.as_ref().unwrap().steps;
    let is_allowed = |reason| matches!(reason, Reason::Single | Reason::Refutation);
    assert!(steps.iter().all(|step| is_allowed(step.reason)));
}

#[test]
fn a_proof_begins_on_the_empty_board_and_its_marks_stay() {
    let state = press(&made(REGIONS), "c3");
    let proved = prove(&state, true);
    assert!(shown(&proved).ends_with("&prove=1"));
    assert_eq!(shown(&after(&proved, Action::Undo)), shown(&state));
    let stepped = reason(&queen(&proved, "e5"), Reason::Single);
    let ended = prove(&stepped, false);
    assert_eq!(shown(&ended), format!("{}&q=50000", shown(&made(REGIONS))));
    let cleared = after(&stepped, Action::Clear);
    assert_eq!(shown(&cleared), shown(&proved));
    assert_eq!(stepped.unmarked(), *cleared.position());
    // On an empty board there is nothing to take back.
    let blank = prove(&made(REGIONS), true);
    assert!(!blank.history.can_undo());
    assert_eq!(shown(&prove(&blank, false)), shown(&made(REGIONS)));
}

#[test]
fn the_bare_link_of_a_proof_is_todays_puzzle() {
    let state = made("#/puzzles?prove=1");
    assert_eq!(shown(&state), "?prove=1");
    assert!(state.is_todays() && state.proof().is_some());
    let solved = by_hints(state.clone());
    assert!(
        shown(&solved)
            .starts_with("?day=2026-11-22&kind=regions&rule=chess&grade=1&prove=1&proof=")
    );
    // The next puzzle is proved, too.
    let next = after(&solved, Action::Choose(solved.next()));
    assert!(shown(&next).ends_with("&grade=2&prove=1"));
    // A day's puzzle that is shown becomes a proof by its link.
    let plain = made("#/puzzles");
    let opened = after(&plain, Action::Open(tests::state("#/puzzles?prove=1")));
    assert!(opened.proof().is_some());
}

#[test]
fn a_proof_is_kept_and_never_begins_with_marks_without_a_reason() {
    let day = "#/puzzles?kind=regions&rule=chess&grade=1";
    let state = made(&format!("{day}&prove=1"));
    let hinted = [Action::Hint, Action::Hint, Action::FollowHint];
    let begun = hinted
        .into_iter()
        .fold(state, |state, action| after(&state, action));
    let again = on_device(tests::state(day), begun.records.clone());
    assert_eq!(shown(&again), shown(&begun));
    let same = on_device(
        tests::state(&format!("{day}&prove=1")),
        begun.records.clone(),
    );
    assert_eq!(shown(&same), shown(&begun));
    let fewer = on_device(
        tests::state(&format!("{day}&prove=1&rules=single")),
        begun.records.clone(),
    );
    assert!(!fewer.is_begun());
    let marked = press(&made(day), "a1");
    let proved = on_device(
        tests::state(&format!("{day}&prove=1")),
        marked.records.clone(),
    );
    assert!(!proved.is_begun() && proved.proof().is_some());
}

#[test]
fn a_proof_is_a_habit_where_it_was_chosen_and_not_where_a_link_brought_it() {
    let none = PuzzleRecords::default;
    let open = |link: &str, habits| by_habits(tests::state(link), habits, none());
    let chosen = prove(&made(REGIONS), true);
    let again = open("#/puzzles", chosen.habits);
    assert!(again.proof().is_some());
    assert_eq!(shown(&again), "?prove=1");
    let tomorrow = Day::new(2026, 11, 23).unwrap();
    let next = after(&again, Action::Today(tomorrow));
    assert!(next.is_todays() && next.proof().is_some());
    // A puzzle of another day or number is shown as its link says.
    let numbered = "#/puzzles?n=6&kind=regions&rule=touch&grade=1&seed=7";
    let plain = open(numbered, chosen.habits);
    assert_eq!(plain.proof(), None);
    let back = after(&plain, Action::Open(tests::state("#/puzzles")));
    assert!(back.proof().is_some());
    // A puzzle begun without a proof stays so.
    let begun = press(&made("#/puzzles"), "a1");
    let left = by_habits(
        tests::state("#/puzzles"),
        chosen.habits,
        begun.records.clone(),
    );
    assert_eq!(shown(&left), shown(&begun));
    // Whoever ends it, or takes its choice back, has another habit.
    assert!(!prove(&again, false).habits.proves);
    let taken_back = after(&prove(&begun, true), Action::Undo);
    assert!(taken_back.proof().is_none() && !taken_back.habits.proves);
    assert!(after(&taken_back, Action::Redo).habits.proves);
    assert!(!made(&format!("{REGIONS}&prove=1")).habits.proves);
}

#[test]
fn the_sort_of_a_puzzle_is_a_habit_where_it_was_chosen_and_not_where_a_link_brought_it() {
    let link = "#/puzzles?kind=regions&rule=touch&grade=2";
    let opened = made(link);
    let squares = solution(&opened).into_iter();
    let solved = squares.fold(opened, |state, square| after(&state, Action::Queen(square)));
    assert!(solved.is_solved());
    assert_eq!(solved.habits.sort, PuzzleSpec::default());
    let chosen = after(&solved, Action::Prefer(solved.spec()));
    let next = by_habits(
        tests::state("#/puzzles"),
        chosen.habits,
        PuzzleRecords::default(),
    );
    assert!(shown(&next).starts_with("?kind=regions&rule=touch&grade=2"));
}
