//! A small board: a queen in each row that has been written down, and lines
//! between neighbours that stand a knight's move apart.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::construct::knight_runs;
use yew::prelude::*;

use super::state::State;
use crate::components::Figure;
use crate::components::board::{Board, Cell, Mark, line_through};
use crate::locale::Locale;
use crate::text;

/// The board as the step that is looked at leaves it.
pub fn board(state: &State, size: Size, locale: &Locale) -> Html {
    let columns = state.columns();
    html! {
        <Board
            {size}
            still=true
            cells={board_cells(state, &columns, size, locale)}
            label={text!(locale, "board-label", n = size.rows())}
            under={if state.shows_lines { lines(&columns) } else { Html::default() }}
        />
    }
}

/// The cells of the board. Queens moved by the present step are framed.
fn board_cells(state: &State, columns: &[u32], size: Size, locale: &Locale) -> Rc<[Cell]> {
    let words = AttrValue::from(text!(locale, "square-queen"));
    let step = state.step;
    let cell = |square: Square| {
        let column = square.column + 1;
        let occupied = columns.get(square.row as usize) == Some(&column);
        if !occupied {
            return Cell::default();
        }
        Cell {
            figure: Some(Figure::Queen),
            mark: step
                .filter(|step| step.concerns(column))
                .map(|_| Mark::Chosen),
            words: words.clone(),
            ..Cell::default()
        }
    };
    size.squares().map(cell).collect()
}

/// A line along each run of neighbours.
fn lines(columns: &[u32]) -> Html {
    let mut d = String::new();
    for run in knight_runs(columns) {
        d += &line_through(run.map(|row| Square::new(row as u32, columns[row] - 1)));
    }
    html! {
        <g class="knight-lines">
            <path class="casing" d={d.clone()} />
            <path {d} />
        </g>
    }
}
