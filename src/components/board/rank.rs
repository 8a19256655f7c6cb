//! One rank of the board. Ranks are drawn apart, so that a change on the board
//! is paid for only in the ranks that show it.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use yew::prelude::*;

use super::{Cell, UNIT};
use crate::components::Figure;
use crate::locale::use_locale;
use crate::text;

#[derive(Clone, Debug, Properties)]
pub(super) struct Props {
    pub(super) size: Size,
    pub(super) row: u32,
    /// The cells of the whole board, row by row.
    pub(super) cells: Rc<[Cell]>,
    /// The column whose square the Tab key reaches.
    pub(super) focus: Option<u32>,
    /// The column whose piece is being dragged.
    pub(super) lifted: Option<u32>,
}

impl Props {
    fn own_cells(&self) -> &[Cell] {
        let columns = self.size.columns() as usize;
        &self.cells[self.row as usize * columns..][..columns]
    }
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        (self.size, self.row, self.focus, self.lifted)
            == (other.size, other.row, other.focus, other.lifted)
            && (Rc::ptr_eq(&self.cells, &other.cells) || self.own_cells() == other.own_cells())
    }
}

#[component]
pub(super) fn Rank(props: &Props) -> Html {
    let locale = use_locale();
    let rank = props.size.rows() - props.row;
    html! {
        <g role="row" aria-label={text!(locale, "board-rank", rank = rank.to_string())}>
            for (column, cell) in (0..).zip(props.own_cells()) {
                { square(props, Square::new(props.row, column), cell) }
            }
        </g>
    }
}

fn square(props: &Props, square: Square, cell: &Cell) -> Html {
    let name = square.name(props.size);
    let (x, y) = (square.column * UNIT, square.row * UNIT);
    let focusable = props.focus == Some(square.column);
    let lifted = props.lifted == Some(square.column);
    let label = if cell.words.is_empty() {
        name.clone()
    } else {
        format!("{name}, {}", cell.words)
    };
    html! {
        <g
            key={name.clone()}
            role="gridcell"
            class={classes!("square", cell.figure.map(|_| "occupied"))}
            tabindex={if focusable { "0" } else { "-1" }}
            transform={format!("translate({x} {y})")}
            aria-label={label}
            data-square={name}
            data-piece={cell.figure.map(Figure::name)}
            data-conflict={cell.conflict.then_some("true")}
            data-attacked={cell.attacked.then_some("true")}
        >
            <rect class={if square.is_dark(props.size) { "dark" } else { "light" }} width="100" height="100" />
            if cell.attacked && cell.figure.is_none() {
                <circle class="attacked" cx="50" cy="50" r="11" />
            }
            if cell.conflict {
                <rect class="outline" x="4" y="4" width="92" height="92" />
            }
            if let Some(figure) = cell.figure {
                <use
                    class={classes!("piece", lifted.then_some("lifted"))}
                    href={figure.reference()}
                    width="100"
                    height="100"
                />
            }
            if cell.conflict {
                <g class="badge">
                    <circle cx="84" cy="16" r="13" />
                    <path d="M84 8v9m0 5v1" />
                </g>
            }
            <rect class="ring" x="4" y="4" width="92" height="92" />
        </g>
    }
}
