//! The screen as it is drawn.

use bezzel_solver::board::{Size, Square};
use yew::prelude::*;

use super::board::board;
use super::figures::{figures, running, status};
use super::plane::painter;
use super::settings::{finder, settings, take_along};
use super::state::{Action, State};
use super::steps::rule;
use crate::bridge::use_request;
use crate::components::dispatching;
use crate::components::plane::{Painter, Plane};
use crate::link::ConstructLink;
use crate::locale::{Locale, use_locale};
use crate::screens::{ScreenProps, use_screen};
use crate::text;

/// The construct screen.
#[component]
pub fn ConstructScreen(props: &ScreenProps<ConstructLink>) -> Html {
    let locale = use_locale();
    let state = use_screen(props, State::new);
    use_request(&state.job, dispatching(&state, Action::Worker));
    let painter = use_memo(
        (state.construction().cloned(), state.shows_lines, state.row),
        |(made, lines, row)| match made {
            Some(made) => painter(made.clone(), *lines, *row),
            None => Painter::new(|_| {}),
        },
    );
    let Ok(size) = Size::square(state.link.n) else {
        // Links have no other sides than boards.
        return Html::default();
    };
    html! {
        <div class="screen with-board construct">
            <h1 class="visually-hidden">{ text!(locale, "nav-construct") }</h1>
            <div class="board-column">
                if state.is_small() {
                    { board(&state, size, &locale) }
                } else {
                    { plane(&state, size, (*painter).clone(), &locale) }
                }
            </div>
            <aside class="panel" aria-label={text!(locale, "construct-panel")}>
                <div class="outcome">
                    { status(&state, &locale) }
                    { running(&state, &locale) }
                    { figures(&state, &locale) }
                </div>
                { settings(&state, &locale) }
                { rule(&state, &locale) }
                { take_along(&state, &locale) }
            </aside>
        </div>
    }
}

/// A large board, with what helps to find one's way on it.
fn plane(state: &UseReducerHandle<State>, size: Size, painter: Painter, locale: &Locale) -> Html {
    let show = state.row.and_then(|row| {
        let column = state.construction()?.columns.of_row(row)?;
        Some(Square::new(row, column - 1))
    });
    let on_nearest = state.construction().cloned().map(|made| {
        let find = dispatching(state, |queen: Square| Action::Find(queen.row));
        Callback::from(move |middle| {
            let queen = made.columns.nearest(middle)?;
            find.emit(queen);
            Some(queen)
        })
    });
    html! {
        <div class="large">
            <Plane
                {size}
                label={text!(locale, "construct-plane", n = size.rows())}
                {painter}
                on_press={dispatching(state, |square: Square| Action::Find(square.row))}
                {on_nearest}
                {show}
            />
            <p class="quiet">{ text!(locale, "construct-plane-help") }</p>
            { finder(state, locale) }
        </div>
    }
}
