//! Each question has its answer from the solver, says why others are wrong, and finds another of its kind.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::Placement;
use bezzel_stepping::queens::Event;

use super::*;
use bezzel_links::{Link, Property};

fn question(hash: &str, task: Task) -> Option<Question> {
    Question::about(&Link::read(hash).0.screen, task)
}

fn put(hash: &str, task: Task) -> Question {
    question(hash, task).unwrap_or_else(|| panic!("{hash} has the question {task:?}"))
}

fn square(name: &str, n: u32) -> Square {
    Square::from_name(name, Size::square(n).unwrap()).unwrap()
}

fn at(step: u32) -> String {
    format!("#/search?n=4&algorithm=arrays&step={step}")
}

#[test]
fn after_a_dead_end_the_row_above_continues_behind_its_queen() {
    // The queens stand on a4 and c3, and row 3 is a dead end.
    let question = put(&at(17), Task::NextSquare);
    let answer = |name| question.judge(Answer::Square(square(name, 4)));
    assert_eq!(answer("d3"), Ok(()));
    let why = Err(Reason::Behind {
        queen: square("c3", 4),
    });
    assert_eq!(answer("a3"), why);
    assert_eq!(answer("a2"), why);
}

#[test]
fn it_may_have_to_go_back_two_rows() {
    let question = put(&at(33), Task::Verdict);
    let answer = |row| question.judge(Answer::Where(Where::Unit(row)));
    assert_eq!(answer(2), Ok(()), "first to the row above");
    let question = put(&at(39), Task::Verdict);
    let answer = |place| question.judge(Answer::Where(place));
    assert_eq!(answer(Where::Unit(0)), Ok(()));
    assert_eq!(
        answer(Where::Unit(1)),
        Err(Reason::FurtherBack { queens: 2 })
    );
    assert_eq!(answer(Where::Over), Err(Reason::FurtherBack { queens: 2 }));
}

#[test]
fn after_a_solution_the_search_continues() {
    let question = put(&at(61), Task::NextSquare);
    assert_eq!(question.judge(Answer::Square(square("d1", 4))), Ok(()));
    let over = put(&at(151), Task::Verdict);
    assert_eq!(over.judge(Answer::Where(Where::Over)), Ok(()));
    assert_eq!(over.judge(Answer::Where(Where::Unit(0))), Err(Reason::Over));
}

#[test]
fn a_square_is_free_or_attacked_by_a_queen() {
    let question = put(&at(5), Task::Verdict);
    assert_eq!(question.judge(Answer::Square(square("a4", 4))), Ok(()));
    let by = square("a4", 4);
    assert_eq!(question.judge(Answer::Free), Err(Reason::Attacked { by }));
    let free = put(&at(7), Task::Verdict);
    assert_eq!(free.judge(Answer::Free), Ok(()));
    assert_eq!(
        free.judge(Answer::Square(by)),
        Err(Reason::NoAttack { queen: by })
    );
}

#[test]
fn a_queen_marks_three_cells_and_unmarks_the_same() {
    let cells = [Cell::A(3), Cell::B(5), Cell::C(-1)];
    for (step, reason) in [
        (
            7,
            Reason::Marks {
                square: square("c3", 4),
            },
        ),
        (
            17,
            Reason::Unmarks {
                square: square("c3", 4),
            },
        ),
    ] {
        let question = put(&at(step), Task::Cells);
        for cell in cells {
            assert_eq!(question.judge(Answer::Cell(cell)), Ok(()));
        }
        assert_eq!(question.judge(Answer::Cell(Cell::A(1))), Err(reason));
    }
}

#[test]
fn the_next_line_is_that_of_the_next_event() {
    let question = put(&at(17), Task::Line);
    assert_eq!(question.judge(Answer::Line(6)), Ok(()));
    assert_eq!(
        question.judge(Answer::Line(1)),
        Err(Reason::Line { now: 7, next: 6 })
    );
}

#[test]
fn the_line_that_a_debugger_shows_is_right_as_well() {
    let is_right = |question: &Question, line: usize| question.judge(Answer::Line(line)).is_ok();
    let mut seen = std::collections::BTreeSet::new();
    for step in 0..152 {
        let question = put(&at(step), Task::Line);
        let Question::Search(task) = &question else {
            panic!("it is about a search");
        };
        let (next, right) = match (task.run.event(), task.run.code_line()) {
            // A test that fails, or a loop that begins its next round or ends.
            (Event::Place { .. }, _) => (4, "place"),
            (Event::TakeBack { .. }, _) => (1, "take"),
            (Event::Reject { .. }, _) => (1, "reject"),
            _ => continue,
        };
        seen.insert(right);
        assert!(is_right(&question, next), "{step}");
        assert!(!is_right(&question, 0), "{step}");
    }
    assert_eq!(seen.len(), 3);
}

#[test]
fn another_question_of_a_search_is_of_the_same_kind_and_has_one_answer() {
    for task in [Task::NextSquare, Task::Verdict, Task::Cells, Task::Line] {
        for step in [2, 5, 7, 17, 33] {
            let first = put(&at(step), task);
            let other = first.another();
            assert_ne!(other, first, "{task:?} at {step}");
            assert_eq!(other.right_answers(), 1);
        }
    }
}

#[test]
fn the_questions_of_a_state_are_those_that_can_be_asked_there() {
    let names = |hash: &str| {
        let questions = Question::fitting(&Link::read(hash).0.screen, 8);
        questions
            .iter()
            .map(|question| question.task().name())
            .collect::<Vec<_>>()
    };
    assert_eq!(names(&at(17)), ["next-square", "verdict", "cells", "line"]);
    assert_eq!(
        names("#/search?n=8&algorithm=masks&step=3"),
        ["next-square", "line"]
    );
    assert_eq!(names("#/search?n=8&algorithm=repair&step=3"), ["line"]);
    assert_eq!(
        names("#/queens?n=6&q=030000"),
        ["complete", "position", "position"]
    );
    assert_eq!(names("#/queens?n=8&q=15863724"), ["position", "position"]);
    assert_eq!(names("#/queens?n=64"), [""; 0]);
    assert_eq!(names("#/tour?size=3x6"), ["position"]);
    assert_eq!(names("#/tour?size=5x5&start=a1&moves=105"), ["move"]);
    assert_eq!(names("#/tour"), [""; 0]);
    assert_eq!(names("#/search?program=own"), ["program"; 3]);
    assert_eq!(names("#/duel"), [""; 0]);
}

#[test]
fn the_answers_of_a_question_are_right() {
    let mut hashes: Vec<String> = (0..40).map(at).collect();
    hashes.extend(["#/queens?n=6&q=030000", "#/tour?size=5x5&start=b3"].map(str::to_owned));
    for hash in hashes {
        for question in Question::fitting(&Link::read(&hash).0.screen, 8) {
            let answers = question.answers();
            assert!(!answers.is_empty(), "{hash} {:?}", question.task());
            if let Question::Position(task) = &question {
                let mut board = Placement::empty(6).unwrap();
                for square in task.example().unwrap() {
                    board.insert(square);
                }
                assert_eq!(task.unmet(&Setting::Queens(board)), None);
                continue;
            }
            for answer in answers {
                assert_eq!(
                    question.judge(answer),
                    Ok(()),
                    "{hash} {:?}",
                    question.task()
                );
            }
        }
    }
}

#[test]
fn those_who_go_before_a_search_are_asked_up_to_its_end() {
    for algorithm in ["test", "arrays", "masks", "walk", "fewest", "repair"] {
        let hash = format!("#/search?n=5&algorithm={algorithm}");
        let mut question = Question::first(&Link::read(&hash).0.screen);
        let mut count = 0;
        while let Some(asked) = question {
            for answer in asked.answers() {
                assert_eq!(asked.judge(answer), Ok(()), "{algorithm}, question {count}");
            }
            let here = asked.screen().expect("a search has a link");
            assert_eq!(Question::first(&here).as_ref(), Some(&asked), "{algorithm}");
            question = asked.next(None);
            count += 1;
        }
        assert!(count > 10, "{algorithm}: {count}");
    }
}

#[test]
fn those_who_go_before_the_knight_finish_a_tour() {
    let screen = Link::read("#/tour?size=8x8&start=a1").0.screen;
    let mut question = Question::first(&screen);
    let mut path = 0;
    while let Some(asked) = question {
        let Question::Move(task) = &asked else {
            panic!("a move is asked for");
        };
        assert!(task.path.len() > path, "the knight has moved");
        path = task.path.len();
        let answer = task.best().last();
        question = asked.next(answer);
        if let Some(Question::Move(next)) = &question {
            assert_eq!(Some(next.path[path]), answer);
        }
    }
    assert!(path > 32);
}

#[test]
fn what_makes_no_sense_is_no_question() {
    for (hash, task) in [
        ("#/search?n=4&algorithm=arrays&step=153", Task::NextSquare),
        ("#/search?n=4&algorithm=arrays&step=154", Task::Line),
        ("#/search?n=64&algorithm=arrays", Task::Line),
        ("#/search?n=4&algorithm=masks&step=1", Task::Cells),
        ("#/search?n=8&algorithm=repair&step=1", Task::NextSquare),
        ("#/queens", Task::NextSquare),
        ("#/queens?n=4&q=1300", Task::Complete),
        ("#/queens?n=8&q=15863724", Task::Complete),
        ("#/queens?n=32", Task::Complete),
        ("#/queens?n=4", Task::Position(Property::DeadEnd(9))),
        ("#/queens?n=3", Task::Position(Property::HalfTurn)),
        ("#/tour?size=200x200", Task::Position(Property::Pieces(3))),
        ("#/tour", Task::Move),
    ] {
        assert_eq!(question(hash, task), None, "{hash} {task:?}");
    }
}

#[test]
fn a_position_is_completed_by_its_only_completion() {
    let task = put("#/queens?n=4&q=0400", Task::Complete);
    assert_eq!(task.right_answers(), 1);
    assert_eq!(task.judge(Answer::Square(square("b4", 4))), Ok(()));
    let by = square("d3", 4);
    assert_eq!(
        task.judge(Answer::Square(square("c4", 4))),
        Err(Reason::Attacked { by })
    );
    assert_eq!(
        task.judge(Answer::Square(square("a4", 4))),
        Err(Reason::NoCompletion {
            square: square("a4", 4),
            unit: None,
        })
    );
    // Of the row between the two queens every square is attacked.
    let closed = put("#/queens?n=4&q=2000", Task::Complete);
    assert_eq!(
        closed.judge(Answer::Square(square("c2", 4))),
        Err(Reason::NoCompletion {
            square: square("c2", 4),
            unit: Some(Unit::Row(1)),
        })
    );
    let other = task.another();
    assert_eq!(other.judge(Answer::Square(square("c4", 4))), Ok(()));
}

#[test]
fn the_rule_asks_for_the_square_with_the_fewest_moves_on() {
    let task = put("#/tour?size=5x5&start=b3", Task::Move);
    let size = Size::square(5).unwrap();
    let name = |name| Answer::Square(Square::from_name(name, size).unwrap());
    let right: Vec<_> = ["a5", "a1", "c5", "c1", "d4", "d2"]
        .into_iter()
        .filter(|square| task.judge(name(square)).is_ok())
        .collect();
    assert_eq!(right, ["a5", "a1"]);
    assert_eq!(task.right_answers(), 2);
    assert_eq!(
        task.judge(name("d4")),
        Err(Reason::FewerMoves {
            chosen: 3,
            fewest: 1
        })
    );
    assert_eq!(task.judge(name("e5")), Err(Reason::NoMove));
}

#[test]
fn the_reason_names_what_a_position_lacks() {
    let lacks = |hash: &str, property| {
        let Question::Position(task) = put(hash, Task::Position(property)) else {
            panic!("a position is asked for");
        };
        task.unmet(&task.start)
    };
    let dead_end = |q: &str| lacks(&format!("#/queens?n=8&q={q}"), Property::DeadEnd(6));
    assert_eq!(dead_end("13524000"), None);
    assert_eq!(dead_end("13520000"), Some(Unmet::Row(5)));
    assert_eq!(
        dead_end("12000000"),
        Some(Unmet::Conflict(square("a8", 8), square("b7", 8)))
    );
    let turned = |q: &str| lacks(&format!("#/queens?n=8&q={q}"), Property::HalfTurn);
    assert_eq!(turned("35281746"), None);
    assert_eq!(turned("15863724"), Some(Unmet::Turned(square("a8", 8))));
    assert_eq!(turned("00000000"), Some(Unmet::Missing(8)));
    let pieces = |holes: &str| lacks(&format!("#/tour?size=3x6{holes}"), Property::Pieces(3));
    assert_eq!(pieces(""), Some(Unmet::Taken(0, 2)));
}

#[test]
fn another_position_is_asked_for_on_another_board() {
    for (hash, property) in [
        ("#/queens?n=6", Property::DeadEnd(5)),
        ("#/queens?n=12", Property::DeadEnd(8)),
        ("#/queens", Property::HalfTurn),
        ("#/tour?size=3x6", Property::Pieces(3)),
    ] {
        let first = put(hash, Task::Position(property));
        let other = first.another();
        assert_ne!(other, first, "{hash} {property}");
        assert_eq!(other.task(), first.task(), "{hash}");
        assert_eq!(other.right_answers(), 1, "{hash} {property}");
    }
}

#[test]
fn two_squares_taken_from_three_times_six_leave_three_pieces() {
    let Question::Position(task) = put("#/tour?size=3x6", Task::Position(Property::Pieces(3)))
    else {
        panic!("a position is asked for");
    };
    let size = Size::new(3, 6).unwrap();
    let without = |names: [&str; 2]| {
        let holes = names.map(|name| Square::from_name(name, size).unwrap());
        task.unmet(&Setting::Squares(
            bezzel_solver::knight::Board::new(size, holes.to_vec()).unwrap(),
        ))
    };
    assert_eq!(without(["c1", "c3"]), None);
    assert_eq!(without(["a1", "a3"]), Some(Unmet::Pieces(1)));
}
