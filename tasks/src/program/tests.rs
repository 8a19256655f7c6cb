//! Recorded runs are judged by the goal of their task, and the lessons give the recorded programs.

use bezzel_recording::Recording;
use bezzel_recording::board::Readings;
use bezzel_recording::search::Analysis;
use bezzel_recording::verdict::Ran;

use super::*;
use crate::Question;
use bezzel_links::Link;

macro_rules! run {
    ($name:literal) => {
        run_of(
            include_bytes!(concat!(
                "../../../own/recording/tests/recorded/",
                $name,
                ".run"
            )),
            include_str!(concat!(
                "../../../own/recording/tests/programs/",
                $name,
                ".py"
            )),
            End::Whole,
        )
    };
    (lesson $name:literal, $kind:literal) => {
        run_of(
            include_bytes!(concat!(
                "../../../own/recording/tests/recorded/lesson_",
                $name,
                $kind,
                ".run"
            )),
            include_str!(concat!(
                "../../../own/recording/tests/programs/lesson_",
                $name,
                $kind,
                ".py"
            )),
            End::Whole,
        )
    };
}

/// A recorded run of a program.
fn run_of(bytes: &[u8], source: &str, end: End) -> ProgramRun {
    let mut recording = Recording::new();
    recording.push(bytes).unwrap();
    let reading = Readings::find(&recording).sure().cloned();
    let search = Analysis::of(&recording, reading.clone());
    let given = "";
    let ran = Ran {
        end,
        source,
        given,
        is_asked: true,
        error: None,
        has_output: true,
    };
    ProgramRun {
        end,
        lines: recording.lines(),
        verdict: Verdict::of(&recording, reading.as_ref(), &search, &ran),
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
    assert!(missing.is_err(), "{missing:?}");
    assert_eq!(task("").judge(&run!("sorting")), Err(Shortfall::NoBoard));
}

#[test]
fn a_goal_is_reached_only_by_a_program_that_ends_well() {
    let all = run!("list");
    let ended = |end| ProgramRun { end, ..all.clone() };
    assert_eq!(task("").judge(&ended(End::Error)), Err(Shortfall::Error));
    assert_eq!(task("").judge(&ended(End::Stopped)), Err(Shortfall::Limit));
    // One solution is one, however the run ends.
    assert_eq!(task("&find=one").judge(&ended(End::Stopped)), Ok(()));
    let endless = include_bytes!("../../../own/recording/tests/recorded/endless.run");
    let endless = run_of(endless, "", End::Stopped);
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
                "../../../own/recording/tests/programs/lesson_",
                $name,
                ".py"
            )),
            run!(lesson $name, ""),
            run!(lesson $name, "_right"),
        )
    };
}

#[test]
fn the_programs_of_the_lessons_fail_until_they_are_mended() {
    for ((text, program, before, after), parameters, lacks) in [
        (lesson!("backtracking"), "&n=6", Shortfall::Nothing),
        (lesson!("arrays"), "&n=6", Shortfall::Nothing),
        (lesson!("knight"), "&n=6&find=tour", Shortfall::Wrong),
    ] {
        assert_eq!(given(text), program);
        let task = task(parameters);
        assert_eq!(task.judge(&before), Err(lacks), "{program}");
        assert_eq!(task.judge(&after), Ok(()), "{program}");
    }
}

/// A claim is judged as on the page: a right search that says something wrong, or nothing, has not reached the goal.
#[test]
fn a_program_reaches_a_goal_by_its_claims() {
    let judged = |bytes: &[u8], source: &str| task("").judge(&run_of(bytes, source, End::Whole));
    macro_rules! judged {
        ($name:literal) => {
            judged(
                include_bytes!(concat!(
                    "../../../own/recording/tests/judged/",
                    $name,
                    ".run"
                )),
                include_str!(concat!(
                    "../../../own/recording/tests/judged/",
                    $name,
                    ".py"
                )),
            )
        };
    }
    assert_eq!(judged!("counts_from_one"), Err(Shortfall::Wrong));
    assert_eq!(judged!("inner_value_not_used"), Err(Shortfall::Wrong));
    assert_eq!(judged!("print_never_reached"), Err(Shortfall::Silent));
    assert_eq!(judged!("only_functions"), Err(Shortfall::NotCalled));
    assert_eq!(judged!("four_fixed_lines"), Err(Shortfall::Unsearched));
    assert_eq!(judged!("yes_only"), Err(Shortfall::Silent));
    assert_eq!(judged!("bishops"), Err(Shortfall::Unclear));
    let knight = Err(Shortfall::OtherPiece(Piece::Knight));
    assert_eq!(judged!("tour_though_queens_are_found"), knight);
    assert_eq!(judged!("labels_and_total"), Ok(()));
}
