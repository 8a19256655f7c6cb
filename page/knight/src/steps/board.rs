//! The board at one event of a run: the numbers, the knight, the square that is looked at, and the path to it.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use bezzel_stepping::knight::{Event, Run, Watched};
use yew::prelude::*;

use crate::components::board::{Board, Cell, Mark, tour_line};
use crate::components::{Figure, FilmMark};
use crate::locale::Locale;
use crate::run::report::Shown;
use crate::text;

/// The board.
pub fn board(run: &Run, label: String, locale: &Locale) -> Html {
    let size = run.plan().size;
    html! {
        <Board
            {size}
            still=true
            numbered=true
            cells={board_cells(run, size, locale)}
            {label}
            under={tour_line(&run.path())}
        />
    }
}

fn board_cells(run: &Run, size: Size, locale: &Locale) -> Rc<[Cell]> {
    let path = run.path();
    let event = run.event();
    let cell = |square: Square| {
        let number = path.iter().position(|visited| *visited == square);
        let number = number.map(|index| index as u32 + 1);
        let stands_here = path.last() == Some(&square);
        let words = match number {
            Some(number) if stands_here => text!(locale, "steps-square-knight", number),
            Some(number) => text!(locale, "steps-square-number", number),
            None => String::new(),
        };
        Cell {
            figure: stands_here.then_some(Figure::Knight),
            visited: number,
            mark: mark(&event, square),
            words: words.into(),
            ..Cell::default()
        }
    };
    size.squares().map(cell).collect()
}

fn mark(event: &Event, square: Square) -> Option<Mark> {
    match *event {
        Event::Try { to: Some(at), .. } | Event::Place { square: at } if at == square => {
            Some(Mark::Chosen)
        }
        Event::Reject { to: Some(at), .. } | Event::DeadEnd { square: at } if at == square => {
            Some(Mark::Refused)
        }
        Event::TakeBack { square: at } if at == square => Some(Mark::Proposed),
        _ => None,
    }
}

/// The place of an event in a film.
pub fn shown(run: &Run) -> Shown {
    match run.event() {
        Event::Try { .. } | Event::Choose { .. } => Shown::Never,
        Event::Reject { .. } | Event::DeadEnd { .. } | Event::Exhausted { .. } => Shown::InShort,
        _ => Shown::Always,
    }
}

/// The marks of an event in a film.
pub fn filmed(run: &Run) -> Vec<FilmMark> {
    let path = run.path();
    let mut marks = FilmMark::of_path(&path, true, true);
    match run.event() {
        Event::Try {
            to: Some(square), ..
        } => marks.push(FilmMark::Tried(square)),
        Event::Reject {
            to: Some(square), ..
        }
        | Event::DeadEnd { square } => {
            marks.push(FilmMark::Refused(square));
        }
        Event::Solution { .. } => marks.push(FilmMark::Solved),
        _ => {}
    }
    marks
}
