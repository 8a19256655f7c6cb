//! The view of the screen.

use bezzel_solver::board::{Size, Square};
use yew::prelude::*;

use super::board::board;
use super::figures::{figures, running, status};
use super::plane::painter;
use super::settings::{finder, primary, settings, take_along};
use super::state::{Action, State};
use super::steps::rule;
use crate::bridge::use_request;
use crate::components::plane::{Painter, Plane};
use crate::components::screen::{ScreenProps, use_screen};
use crate::components::{Section, Stage, dispatching, stage};
use crate::link::ConstructLink;
use crate::locale::{Locale, use_locale};
use crate::text;

/// The construct screen.
#[component]
pub fn ConstructScreen(props: &ScreenProps<ConstructLink>) -> Html {
    let locale = use_locale();
    let state = use_screen(props, State::new);
    use_request(&state.job, dispatching(&state, Action::Worker));
    let painter = use_memo(
        (
            state.construction().cloned(),
            state.shows_lines,
            state.row,
            locale.notation.first(),
        ),
        |(made, lines, row, first)| match made {
            Some(made) => painter(made.clone(), *lines, *row, *first),
            None => Painter::new(|_| {}),
        },
    );
    let Ok(size) = Size::square(state.link.n) else {
        // Links have no other sides than boards.
        return Html::default();
    };
    let board = if state.is_small() {
        board(&state, size, &locale)
    } else {
        plane(&state, size, (*painter).clone(), &locale)
    };
    let mut sections = vec![
        Section::new("settings", "construct-size", settings(&state, &locale)),
        Section::new("check", "construct-check", figures(&state, &locale)),
        Section::new("rule", "construct-how", rule(&state, &locale)),
        Section::new("share", "share", take_along(&state, &locale)),
    ];
    if !state.is_small() {
        sections.insert(
            1,
            Section::new("find", "construct-find", finder(&state, &locale)),
        );
    }
    stage(
        Stage {
            class: classes!("construct"),
            title: "nav-construct",
            board,
            status: status(&state, &locale),
            primary: primary(&state, &locale),
            answer: running(&state),
            sections,
            ..Stage::default()
        },
        &locale,
    )
}

/// A large board, on a canvas.
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
        <Plane
            {size}
            label={text!(locale, "construct-plane", n = size.rows())}
            {painter}
            on_press={dispatching(state, |square: Square| Action::Find(square.row))}
            {on_nearest}
            {show}
        />
    }
}
