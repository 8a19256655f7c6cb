//! The gallery of the solutions found so far.

use std::ops::RangeInclusive;
use std::rc::Rc;

use bezzel_solver::board::Square;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use super::board_link::{board_link, small_board};
use super::export::permutation;
use super::state::{Action, State};
use crate::bridge::queens::Solutions;
use crate::components::control::{Button, TextField};
use crate::components::{Gallery, dispatching};
use crate::locale::Locale;
use crate::settings::store_board_width;
use crate::text;

/// The width of a board where not all can be seen at once, in CSS pixels.
const WIDTH: f64 = 132.0;
/// The widths that can be chosen, in CSS pixels.
pub const WIDTHS: RangeInclusive<u32> = 80..=360;
/// The height of a caption; the style sheet has the same.
const CAPTION: f64 = 48.0;
/// The number of solutions from which a field leads to a number.
const MANY: usize = 13;

/// The gallery.
pub fn list(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let item = {
        let (state, locale) = (state.clone(), locale.clone());
        Callback::from(move |(index, width)| item(&state, index, width, &locale))
    };
    let head = {
        let (state, locale) = (state.clone(), locale.clone());
        Callback::from(move |width| head(&state, width, &locale))
    };
    html! {
        <Gallery
            count={state.list.len()}
            item_width={WIDTH}
            chosen_width={state.board_width.map(f64::from)}
            target={state.target}
            caption_height={CAPTION}
            {head}
            {item}
            label={text!(locale, "gallery-label")}
        />
    }
}

/// The fields for a number to go to, and for the size of the boards.
fn head(state: &UseReducerHandle<State>, width: f64, locale: &Locale) -> Html {
    let choose = {
        let dispatcher = state.dispatcher();
        move |width: Option<u32>| {
            store_board_width(width);
            dispatcher.dispatch(Action::Width(width));
        }
    };
    let oninput = {
        let choose = choose.clone();
        Callback::from(move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            choose(input.value().parse().ok());
        })
    };
    html! {
        <div class="gallery-head">
            if state.list.len() >= MANY {
                <TextField
                    name="number"
                    label="gallery-number"
                    placeholder={state.list.len().to_string()}
                    button="gallery-go"
                    error={state.wrong_number.clone()}
                    on_give={dispatching(state, Action::GoTo)}
                />
            }
            <label class="board-width">
                <span>{ text!(locale, "gallery-size") }</span>
                <input
                    type="range"
                    data-action="board-width"
                    min={WIDTHS.start().to_string()}
                    max={WIDTHS.end().to_string()}
                    step="4"
                    value={(width as u32).to_string()}
                    {oninput}
                />
            </label>
            if state.board_width.is_some() {
                <Button
                    name="board-width-reset"
                    words="gallery-fit"
                    plain=true
                    on_press={Callback::from(move |()| choose(None))}
                />
            }
        </div>
    }
}

/// A solution: its board, its permutation, its number, and how
/// many images it has, which opens them.
fn item(state: &UseReducerHandle<State>, index: usize, width: f64, locale: &Locale) -> Html {
    let list: &Solutions = &state.list;
    let columns = list.columns(index);
    let open_orbit = dispatching(state, move |_| Action::OpenOrbit(index));
    let (piece, marked) = (state.link.piece, Rc::from(state.link.fixed.as_slice()));
    let text = permutation(columns);
    html! {
        <figure class="solution">
            if state.picks {
                { board_to_pick(state, columns, width, marked) }
            } else {
                { board_link(columns, piece, width, marked, locale) }
            }
            <figcaption>
                <span class="permutation" title={text.clone()}>{ &text }</span>
                <span class="line">
                    <span class="number">{ locale.number((index + 1) as i64) }</span>
                    <button
                        type="button"
                        class="action plain"
                        data-action="orbit"
                        onclick={open_orbit}
                    >
                        { text!(locale, "orbit-size", size = list.orbit_size(index)) }
                    </button>
                </span>
            </figcaption>
        </figure>
    }
}

/// A small board whose squares can be clicked: only solutions with a piece there stay.
fn board_to_pick(
    state: &UseReducerHandle<State>,
    columns: &[u8],
    width: f64,
    marked: Rc<[Square]>,
) -> Html {
    let n = columns.len() as f64;
    let onclick = dispatching(state, move |event: MouseEvent| {
        // Yew listens for the click at the root of the page; the clicked element is in the board.
        let hit: Element = event.target_unchecked_into();
        let board = hit.closest(".to-pick").ok().flatten().unwrap_or(hit);
        let bounds = board.get_bounding_client_rect();
        let at =
            |position: f64, side: f64| ((position / side * n).max(0.0) as u32).min(n as u32 - 1);
        let row = at(f64::from(event.client_y()) - bounds.top(), bounds.height());
        let column = at(f64::from(event.client_x()) - bounds.left(), bounds.width());
        Action::Pick(Square::new(row, column))
    });
    html! {
        <div class="to-pick" data-solution={permutation(columns)} {onclick}>
            { small_board(columns, state.link.piece, width, marked) }
        </div>
    }
}
