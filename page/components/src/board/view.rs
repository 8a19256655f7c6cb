//! The board as a component.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, PointerEvent, SvgElement};
use yew::prelude::*;

use super::Cell;
use super::coordinates::{Margin, coordinates, numbers};
use super::drag::Drag;
use super::keys::destination;
use super::rank::{Rank, fixtures};
use super::spread::Spread;
use crate::drawings::{UNIT, checks};
use crate::hooks::{Held, use_frames, use_held_pointer, use_presented, use_size_of};
use crate::locale::use_locale;

/// The longest side of boards with moving pieces. On larger boards, each frame of a movement would paint thousands of
/// squares.
const MOST_MOVED: u32 = 16;

/// The natural size of the SVG.
const PIXELS_PER_UNIT: u32 = 40;

/// Properties of [`Board`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// Rows and columns.
    pub size: Size,
    /// The cells of the squares, row by row from the top.
    pub cells: Rc<[Cell]>,
    /// The board's name for screen readers.
    pub label: AttrValue,
    /// A square was clicked, tapped, or chosen with Enter or Space.
    #[prop_or_default]
    pub on_press: Callback<Square>,
    /// A square was chosen with Enter, where that is not the same as pressing it.
    #[prop_or_default]
    pub on_enter: Option<Callback<Square>>,
    /// A piece was dragged from one square to another.
    #[prop_or_default]
    pub on_move: Callback<(Square, Square)>,
    /// Whether the visitor only looks: then no piece can be lifted.
    #[prop_or_default]
    pub still: bool,
    /// Whether rows and columns are spoken of by their numbers also where squares have names: i from the top, j from the
    /// left.
    #[prop_or_default]
    pub numbered: bool,
    /// A drawing below the pieces and the texts of the squares, in units of [`UNIT`] to a square.
    #[prop_or_default]
    pub under: Html,
    /// A drawing over the squares, in units of [`UNIT`] to a square.
    #[prop_or_default]
    pub children: Children,
}

/// A board of squares.
#[component]
pub fn Board(props: &Props) -> Html {
    let size = props.size;
    let node = use_node_ref();
    let checks = use_memo(size, |size| checks(*size));
    let locale = use_locale();
    let fixtures = use_memo(locale.names(size), |names| fixtures(*names));
    let focused = use_state_eq(|| None::<Square>);
    let drag = use_state_eq(|| None::<Drag>);
    let dragged = use_mut_ref(|| false);
    use_held_page(&node, drag.is_some());
    let extent = use_state_eq(|| (0.0, 0.0));
    use_size_of(&node, {
        let extent = extent.setter();
        Callback::from(move |size| extent.set(size))
    });

    let onclick = {
        let on_press = props.on_press.clone();
        let (dragged, focused) = (dragged.clone(), focused.clone());
        Callback::from(move |event: MouseEvent| {
            if let (false, Some(square)) = (dragged.take(), square_of(&event, size)) {
                // The pressed square is drawn first.
                focused.set(Some(square));
                on_press.emit(square);
            }
        })
    };
    let onkeydown = {
        let (on_press, on_enter) = (props.on_press.clone(), props.on_enter.clone());
        let (node, still) = (node.clone(), props.still);
        Callback::from(move |event: KeyboardEvent| {
            if event.alt_key() || event.meta_key() || event.shift_key() {
                return;
            }
            let Some(square) = square_of(&event, size) else {
                return;
            };
            let key = event.key();
            if let Some(next) = destination(&key, event.ctrl_key(), square, size) {
                event.prevent_default();
                focus_square(&node, next, size);
            } else if (key == "Enter" || key == " ") && !event.ctrl_key() && !still {
                event.prevent_default();
                if !event.repeat() {
                    let entered = on_enter.as_ref().filter(|_| key == "Enter");
                    entered.unwrap_or(&on_press).emit(square);
                }
            }
        })
    };
    let onfocusin = {
        let focused = focused.clone();
        Callback::from(move |event: FocusEvent| focused.set(square_of(&event, size)))
    };
    let pointer = use_held_pointer(
        {
            let (drag, cells) = (drag.clone(), props.cells.clone());
            let (dragged, still) = (dragged.clone(), props.still);
            Callback::from(move |event: PointerEvent| {
                dragged.replace(false);
                let square = square_of(&event, size).filter(|square| {
                    let cell = &cells[size.index(*square) as usize];
                    !still && cell.figure.is_some() && !cell.given
                });
                drag.set(square.map(|from| Drag::press(from, &event)));
                square.is_some()
            })
        },
        {
            let (drag, node) = (drag.clone(), node.clone());
            let (dragged, on_move) = (dragged.clone(), props.on_move.clone());
            Callback::from(move |held| match (held, *drag) {
                (Held::Moved(event), Some(current)) => {
                    if let Some(board) = node.cast::<Element>() {
                        drag.set(Some(current.moved(&event, &board, size)));
                    }
                }
                (Held::Released, Some(current)) => {
                    // The click that follows a drag is not a press.
                    dragged.replace(current.lifted);
                    if let Some(target) = current.target(size).filter(|_| current.lifted)
                        && target != current.from
                    {
                        on_move.emit((current.from, target));
                    }
                    drag.set(None);
                }
                _ => {
                    // Nor is the click that follows a cancelled drag.
                    dragged.replace(true);
                    drag.set(None);
                }
            })
        },
    );

    let lifted = drag.filter(|drag| drag.lifted);
    let focus = focused
        .filter(|square| size.contains(*square))
        .unwrap_or(size.a1());
    let spread = use_mut_ref(Spread::default);
    let redraw = use_force_update();
    let waits = spread.borrow_mut().advance(size, &props.cells, focus.row);
    use_frames(waits, Callback::from(move |_| redraw.force_update()));
    let spread = spread.borrow();
    let margin = Margin::of(size);
    let names = locale.names(size);
    let has_numbers = props.numbered && !names.notation.pairs;
    let beyond = if has_numbers { margin.width } else { 0 };
    let (width, height) = (size.columns() * UNIT, size.rows() * UNIT);
    let drawn = [width, height].map(|side| side + margin.width + beyond);
    let pixels = {
        let (wide, high) = *extent;
        (wide / f64::from(drawn[0])).min(high / f64::from(drawn[1]))
    };
    let margin = margin.scaled(pixels, use_presented());
    html! {
        <svg
            ref={node}
            class={classes!(
                "board",
                props.still.then_some("still"),
                (size.rows().max(size.columns()) > MOST_MOVED).then_some("extensive"),
                lifted.map(|_| "dragging"),
            )}
            role="grid"
            aria-label={props.label.clone()}
            data-board={size.to_string()}
            viewBox={format!("-{} -{beyond} {} {}", margin.width, drawn[0], drawn[1])}
            // Larger than any window: the style sheets shrink it, and its ratio is kept.
            width={(drawn[0] * PIXELS_PER_UNIT).to_string()}
            height={(drawn[1] * PIXELS_PER_UNIT).to_string()}
            {onclick} {onkeydown} {onfocusin}
            onpointerdown={pointer.onpointerdown}
            onpointermove={pointer.onpointermove}
            onpointerup={pointer.onpointerup}
            onpointercancel={pointer.onpointercancel}
        >
            <g class="checks" aria-hidden="true" transform={format!("scale({UNIT})")}>
                { (*checks).clone() }
            </g>
            { props.under.clone() }
            for (row, cells) in spread.ranks() {
                <Rank
                    key={row}
                    {size}
                    {row}
                    fixtures={(*fixtures).clone()}
                    cells={cells.clone()}
                    focus={(focus.row == row).then_some(focus.column)}
                    lifted={lifted.filter(|drag| drag.from.row == row).map(|drag| drag.from.column)}
                />
            }
            <rect class="frame" width={width.to_string()} height={height.to_string()} aria-hidden="true" />
            { coordinates(names, margin) }
            if has_numbers {
                { numbers(size, margin, names.notation.first()) }
            }
            <g class="overlay" aria-hidden="true">{ props.children.clone() }</g>
            if let Some(drag) = lifted {
                { ghost(&props.cells, drag, size) }
            }
        </svg>
    }
}

/// Keeps a finger that drags a piece from scrolling the page. Browsers heed
/// `touch-action` for the drawing as a whole, not for the squares in it, and
/// take a refusal only from a listener that is declared to give one.
#[hook]
fn use_held_page(board: &NodeRef, held: bool) {
    use_effect_with((board.clone(), held), |(board, held)| {
        let listener = board.cast::<Element>().filter(|_| *held).map(|board| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&board, "touchmove", options, |event| {
                if event.cancelable() {
                    event.prevent_default();
                }
            })
        });
        move || drop(listener)
    });
}

/// The lifted piece under the pointer.
fn ghost(cells: &[Cell], drag: Drag, size: Size) -> Html {
    let index = size.index(drag.from);
    // Undo by keyboard may take the square away while the mouse holds its piece.
    let figure = cells.get(index as usize).and_then(|cell| cell.figure);
    let half = UNIT as i32 / 2;
    let (x, y) = (drag.at.0 - half, drag.at.1 - half);
    html! {
        <g aria-hidden="true">
            if let Some(figure) = figure {
                <use
                    class="piece ghost"
                    href={figure.reference()}
                    x={x.to_string()}
                    y={y.to_string()}
                    width="100"
                    height="100"
                />
            }
        </g>
    }
}

/// The square of a board that an event happened on, read from the page.
pub fn square_of(event: &Event, size: Size) -> Option<Square> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let cell = target.closest("[data-square]").ok().flatten()?;
    Square::from_name(&cell.get_attribute("data-square")?, size).ok()
}

fn focus_square(board: &NodeRef, square: Square, size: Size) {
    let selector = format!("[data-square=\"{}\"]", square.name(size));
    let cell = board
        .cast::<Element>()
        .and_then(|board| board.query_selector(&selector).ok().flatten())
        .and_then(|cell| cell.dyn_into::<SvgElement>().ok());
    if let Some(cell) = cell {
        // Cannot fail: the element is in the page.
        let _ = cell.focus();
    }
}
