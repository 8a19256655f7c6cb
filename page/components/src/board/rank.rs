//! One rank of the board. Ranks are drawn apart, so that a change on the board
//! is paid for only in the ranks that show it.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::Unit;
use yew::prelude::*;

use super::Cell;
use crate::drawings::{Figure, UNIT};
use crate::link::Names;
use crate::locale::{Locale, use_locale};
use crate::text;

/// The constant parts of a square, made once for each size of board, so that thousands of squares are drawn within a
/// frame.
#[derive(Clone, Debug)]
pub struct Fixture {
    /// The name by which the page finds it.
    id: AttrValue,
    /// The name for the visitor.
    name: AttrValue,
    transform: AttrValue,
}

/// The fixtures of all squares, row by row from the top.
pub fn fixtures(names: Names) -> Rc<[Fixture]> {
    let size = names.size;
    let fixture = |square: Square| Fixture {
        id: square.name(size).into(),
        name: names.square(square).into(),
        transform: format!("translate({} {})", square.column * UNIT, square.row * UNIT).into(),
    };
    size.squares().map(fixture).collect()
}

#[derive(Clone, Debug, Properties)]
pub struct Props {
    pub size: Size,
    pub row: u32,
    /// The fixtures of the whole board.
    pub fixtures: Rc<[Fixture]>,
    /// The cells of the whole board, row by row.
    pub cells: Rc<[Cell]>,
    /// The column whose square the Tab key reaches.
    pub focus: Option<u32>,
    /// The column whose piece is being dragged.
    pub lifted: Option<u32>,
}

impl Props {
    fn own<'a, T>(&self, of_board: &'a [T]) -> &'a [T] {
        let columns = self.size.columns() as usize;
        &of_board[self.row as usize * columns..][..columns]
    }
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        (self.size, self.row, self.focus, self.lifted)
            == (other.size, other.row, other.focus, other.lifted)
            && Rc::ptr_eq(&self.fixtures, &other.fixtures)
            && (Rc::ptr_eq(&self.cells, &other.cells)
                || self.own(&self.cells) == other.own(&other.cells))
    }
}

#[component]
pub fn Rank(props: &Props) -> Html {
    let locale = use_locale();
    let squares = props
        .own(&props.fixtures)
        .iter()
        .zip(props.own(&props.cells));
    html! {
        <g role="row" aria-label={rank_words(props.row, props.size, &locale)}>
            for (column, (fixture, cell)) in (0..).zip(squares) {
                {
                    square(
                        fixture,
                        cell,
                        props.focus == Some(column),
                        props.lifted == Some(column),
                    )
                }
            }
        </g>
    }
}

/// A rank by its number from the bottom, or a row by its number from the top.
fn rank_words(row: u32, size: Size, locale: &Locale) -> String {
    let (line, number) = locale.names(size).line(Unit::Row(row));
    text!(locale, "board-line", line, number)
}

fn square(fixture: &Fixture, cell: &Cell, focusable: bool, lifted: bool) -> Html {
    let label = if cell.words.is_empty() {
        fixture.name.clone()
    } else {
        format!("{}, {}", fixture.name, cell.words).into()
    };
    html! {
        <g
            role="gridcell"
            class="square"
            tabindex={if focusable { "0" } else { "-1" }}
            transform={fixture.transform.clone()}
            aria-label={label}
            data-square={fixture.id.clone()}
            data-piece={cell.figure.map(Figure::name)}
            data-conflict={cell.conflict.then_some("true")}
            data-attacked={cell.attacked.then_some("true")}
            data-hole={cell.hole.then_some("true")}
            data-region={cell.region.clone()}
            data-given={cell.given.then_some("true")}
            data-mark={cell.cross.map(|_| "cross")}
            data-visited={cell.visited.map(|number| number.to_string())}
            data-legal={cell.legal.map(|onward| onward.to_string())}
        >
            <rect class="area" width="100" height="100" />
            { cell.ground() }
            if let Some(figure) = cell.figure {
                <use
                    class="piece"
                    data-lifted={lifted.then_some("true")}
                    href={figure.reference()}
                    width="100"
                    height="100"
                />
            }
            { cell.signs() }
            if focusable {
                <rect class="ring" x="4" y="4" width="92" height="92" />
            }
        </g>
    }
}
