//! The board at one event of a run: the queens, the present row, the tested square, and the attacks on it.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::Unit;
use bezzel_stepping::queens::{Event, Run};
use yew::prelude::*;

use crate::components::board::{Board, Cell, Mark, attack_line, pointed};
use crate::components::{Figure, centre};
use crate::locale::Locale;

/// The board, with a frame around a square that is pointed at in the table of the calls.
pub fn board(run: &Run, size: Size, at: Option<Square>, label: String, locale: &Locale) -> Html {
    html! {
        <Board {size} still=true numbered=true cells={board_cells(run, size, locale)} {label}>
            { lines(run, at) }
        </Board>
    }
}

fn board_cells(run: &Run, size: Size, locale: &Locale) -> Rc<[Cell]> {
    let words = |key: &str| AttrValue::from(locale.text(key, &[]));
    let event = run.event();
    let queens = run.queens();
    let (queen, attacked) = (words("square-queen"), words("square-attacked"));
    let at_hand = unit(run, &event);
    let cell = |square: Square| {
        let occupied = queens.contains(&square);
        // Only the present row is shaded, since the search tests no other.
        let is_attacked = !occupied
            && at_hand.is_some_and(|unit| unit.contains(square))
            && !run.attacks(square).is_empty();
        Cell {
            figure: occupied.then_some(Figure::Queen),
            attacked: is_attacked,
            mark: mark(&event, square, at_hand),
            words: match (occupied, is_attacked) {
                (true, _) => queen.clone(),
                (_, true) => attacked.clone(),
                _ => AttrValue::default(),
            },
            ..Cell::default()
        }
    };
    size.squares().map(cell).collect()
}

/// The walks from the tested square, the lines from the queens that attack it, and a frame around a square that is
/// pointed at in the table of the calls.
fn lines(run: &Run, at: Option<Square>) -> Html {
    html! {
        <>
            { pointed(at) }
            <path class="walk" d={walks(run)} />
            { attack_lines(run) }
        </>
    }
}

/// The walks of an algorithm that walks: each line from the square to where its
/// walk ended.
fn walks(run: &Run) -> String {
    let (Event::Reject { square, .. } | Event::Place { square }) = run.event() else {
        return String::new();
    };
    let point = |command: char, square: Square| {
        let (x, y) = centre(square);
        format!("{command}{x} {y}")
    };
    let mut path = Vec::new();
    for passed in run.walked() {
        // Each walk begins in the next column.
        if passed.column + 1 == square.column {
            path.push(point('M', square));
        }
        path.push(point('L', passed));
    }
    path.concat()
}

fn attack_lines(run: &Run) -> Html {
    match run.event() {
        Event::Reject { square, by } => attack_line(by.queen, square),
        Event::Pick { queen, .. } => {
            let others = run.attacks(queen).into_iter().map(|attack| attack.queen);
            others
                .filter(|other| *other != queen)
                .map(|other| attack_line(other, queen))
                .collect()
        }
        _ => Html::default(),
    }
}

/// The row or column that the search is at.
fn unit(run: &Run, event: &Event) -> Option<Unit> {
    match *event {
        Event::Choose { unit, .. } | Event::DeadEnd { unit } | Event::Exhausted { unit } => {
            Some(unit)
        }
        Event::Try { .. } | Event::Reject { .. } | Event::TakeBack { .. } => {
            run.stack().last().map(|frame| frame.unit)
        }
        _ => None,
    }
}

fn mark(event: &Event, square: Square, at_hand: Option<Unit>) -> Option<Mark> {
    match *event {
        Event::Try { square: at } | Event::Place { square: at } if at == square => {
            Some(Mark::Chosen)
        }
        Event::Pick { queen: at, .. } | Event::Move { to: at, .. } if at == square => {
            Some(Mark::Chosen)
        }
        Event::Reject { square: at, .. } if at == square => Some(Mark::Refused),
        Event::TakeBack { square: at } | Event::Move { from: at, .. } if at == square => {
            Some(Mark::Proposed)
        }
        Event::DeadEnd { .. } => at_hand
            .filter(|unit| unit.contains(square))
            .map(|_| Mark::Refused),
        _ => None,
    }
}
