//! Recorded runs are judged by the goal of their task, and the lessons give the recorded programs.

use bezzel_recording::Recording;
use bezzel_recording::board::Readings;
use bezzel_recording::search::Analysis;

use super::*;
use crate::Question;
use bezzel_links::Link;

macro_rules! run {
    ($name:literal) => {
        run_of(include_bytes!(concat!(
            "../../../recording/tests/recorded/",
            $name,
            ".run"
        )))
    };
}

/// A run that has been recorded up to the end of its program.
fn run_of(bytes: &[u8]) -> ProgramRun {
    let mut recording = Recording::new();
    recording.push(bytes).unwrap();
    let reading = Readings::find(&recording).sure().cloned();
    let search = Analysis::of(&recording, reading.clone());
    ProgramRun {
        end: RunEnd::Whole,
        verdict: Verdict::of(&recording, reading.as_ref(), &search),
    }
}

fn task(parameters: &str) -> ProgramTask {
    let link = Link::read(&format!("#/search?program=own&task=program{parameters}")).0;
    match Question::about(&link.screen, link.study.task.unwrap()) {
        Some(Question::Program(task)) => task,
        other => panic!("{parameters}: {other:?}"),
    }
}

#[test]
fn all_solutions_are_asked_for_on_the_board_of_the_goal() {
    let all = run!("list");
    assert_eq!(task("").judge(&all), Ok(()));
    assert_eq!(task("&n=5").judge(&all), Ok(()));
    assert_eq!(task("&n=5&find=one").judge(&all), Ok(()));
    let five = Size::square(5).unwrap();
    assert_eq!(task("&n=6").judge(&all), Err(Shortfall::OtherBoard(five)));
    let knight = task("&n=5&find=tour").judge(&all);
    assert_eq!(knight, Err(Shortfall::OtherPiece(Piece::Queen)));
}

#[test]
fn what_is_wrong_or_missing_is_named() {
    assert_eq!(
        task("").judge(&run!("wrong_diagonal")),
        Err(Shortfall::Wrong)
    );
    let missing = task("").judge(&run!("wrong_range"));
    assert!(
        matches!(missing, Err(Shortfall::Missing { found, exist: 4 }) if found < 4)
            || missing == Err(Shortfall::Nothing),
        "{missing:?}"
    );
    assert_eq!(task("").judge(&run!("sorting")), Err(Shortfall::NoBoard));
}

#[test]
fn a_goal_is_reached_only_by_a_program_that_ends_well() {
    let all = run!("list");
    let ended = |end| ProgramRun { end, ..all.clone() };
    assert_eq!(task("").judge(&ended(RunEnd::Error)), Err(Shortfall::Error));
    assert_eq!(task("").judge(&ended(RunEnd::Limit)), Err(Shortfall::Limit));
    // One solution is one, however the run ends.
    assert_eq!(task("&find=one").judge(&ended(RunEnd::Limit)), Ok(()));
    let endless = run!("endless");
    assert_eq!(task("").judge(&endless), Err(Shortfall::Limit));
}

#[test]
fn a_knight_is_asked_for_a_tour() {
    let tour = run!("knight_warnsdorff");
    assert_eq!(task("&find=tour").judge(&tour), Ok(()));
    assert_eq!(task("&n=5&find=tour").judge(&tour), Ok(()));
    let queens = task("&n=5").judge(&tour);
    assert_eq!(queens, Err(Shortfall::OtherPiece(Piece::Knight)));
}

/// The program in the task of a lesson, as its text has it.
fn given(lesson: &str) -> &str {
    let (_, block) = lesson.split_once("ask: program\n").unwrap();
    let (_, program) = block.split_once("\n\n").unwrap();
    program.split_once("```").unwrap().0
}

/// The text of a lesson, its program, and the runs of the given and of the right program.
macro_rules! lesson {
    ($name:literal) => {
        (
            include_str!(concat!("../../../lessons/", $name, "/en.md")),
            include_str!(concat!(
                "../../../recording/tests/programs/lesson_",
                $name,
                ".py"
            )),
            run_of(include_bytes!(concat!(
                "../../../recording/tests/recorded/lesson_",
                $name,
                ".run"
            ))),
            run_of(include_bytes!(concat!(
                "../../../recording/tests/recorded/lesson_",
                $name,
                "_right.run"
            ))),
        )
    };
}

#[test]
fn the_programs_of_the_lessons_fail_until_they_are_mended() {
    for ((text, program, before, after), parameters) in [
        (lesson!("backtracking"), "&n=6"),
        (lesson!("arrays"), "&n=6"),
        (lesson!("knight"), "&n=6&find=tour"),
    ] {
        assert_eq!(given(text), program);
        let task = task(parameters);
        assert_eq!(task.judge(&before), Err(Shortfall::Nothing), "{program}");
        assert_eq!(task.judge(&after), Ok(()), "{program}");
    }
}
