//! The settings of a construction, and its files.

use std::rc::Rc;

use bezzel_solver::queens::{Piece, Placement};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::save::save;
use super::state::{Action, State};
use crate::components::control::{Button, Choice, NumberField, Switch};
use crate::components::{CopyLink, LinkTo, dispatching};
use crate::link::{ConstructLink, ConstructRule, Link, QueensLink};
use crate::locale::Locale;
use crate::text;

/// Numbers of queens that are offered to be pressed, each with the name of its action.
const OFFERED: [(&str, u32); 3] = [("n-8", 8), ("n-100", 100), ("n-10000", 10_000)];

/// The primary action: as many queens as can be, or few again.
pub fn primary(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let most = *ConstructLink::SIDES.end();
    let few = ConstructLink::default().n;
    let (name, n) = if state.link.n == most {
        ("few", few)
    } else {
        ("most", most)
    };
    let words = text!(locale, "construct-most", n);
    html! { <Button {name} {words} leading=true on_press={dispatching(state, move |()| Action::Resize(n))} /> }
}

/// The number of queens, the rule and the seed.
pub fn settings(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let link = state.link;
    let most = *ConstructLink::SIDES.end();
    html! {
        <div class="settings">
            <div class="row">
                <NumberField
                    name="n"
                    label="board-side"
                    value={link.n}
                    least={*ConstructLink::SIDES.start()}
                    {most}
                    default={ConstructLink::default().n}
                    on_change={dispatching(state, Action::Resize)}
                />
                <Choice<ConstructRule>
                    name="rule"
                    label="construct-rule"
                    texts="rule-"
                    chosen={link.rule()}
                    on_choose={dispatching(state, Action::Rule)}
                />
            </div>
            if let Some(seed) = link.seed {
                <div class="row seed">
                    <NumberField
                        name="seed"
                        label="construct-seed"
                        value={seed}
                        on_change={dispatching(state, Action::Seed)}
                    />
                    <Button
                        name="another"
                        words="construct-another"
                        on_press={dispatching(state, |()| Action::Another)}
                    />
                </div>
            }
            <div class="questions">
                for (name, n) in OFFERED {
                    <Button
                        {name}
                        words={locale.number(n.into())}
                        on_press={dispatching(state, move |()| Action::Resize(n))}
                    />
                }
            </div>
            <Switch
                name="lines"
                label="construct-lines"
                on={state.shows_lines}
                on_switch={dispatching(state, Action::ShowLines)}
            />
        </div>
    }
}

/// A field that finds the queen of a row on a large board.
pub fn finder(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let first = locale.notation.first();
    let found = state.row.and_then(|row| {
        let column = state.construction()?.columns.of_row(row)?;
        Some((row + first, column - 1 + first))
    });
    html! {
        <div class="finder">
            <p class="quiet">{ text!(locale, "construct-plane-help") }</p>
            <NumberField
                name="row"
                label="construct-row"
                value={state.row.unwrap_or(0) + first}
                least={first}
                most={state.link.n - 1 + first}
                default={first}
                on_change={dispatching(state, move |row: u32| Action::Find(row - first))}
            />
            <p class="found" role="status">
                if let Some((row, column)) = found {
                    {
                        text!(
                            locale,
                            "construct-found",
                            row,
                            column,
                            sum = row + column,
                            difference = difference(row, column, locale)
                        )
                    }
                }
            </p>
        </div>
    }
}

/// Row minus column, with the sign that belongs to numbers.
fn difference(row: u32, column: u32, locale: &Locale) -> String {
    let sign = if row < column { "−" } else { "" };
    format!("{sign}{}", locale.number(row.abs_diff(column).into()))
}

/// The link, the text file, and the board screen where the board fits there.
pub fn take_along(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let made = state.construction().cloned();
    let missing = made.is_none().then_some("construct-nothing");
    let on_board = made.as_ref().filter(|_| state.is_small()).and_then(|_| {
        let columns: Vec<u8> = state.columns().iter().map(|&column| column as u8).collect();
        let placement = Placement::from_columns(&columns).ok()?;
        let piece = Piece::Queen;
        Some(Link::of(&QueensLink { placement, piece }))
    });
    let link = state.link;
    let on_save = Callback::from(move |()| {
        let Some(made) = made.clone() else { return };
        spawn_local(async move {
            if let Err(problem) = save(&Rc::clone(&made).columns, link).await {
                web_sys::console::error_1(&problem);
            }
        });
    });
    html! {
        <div class="settings">
            <div class="row">
                <Button
                    name="save-text"
                    words="construct-save"
                    disabled={missing}
                    on_press={on_save}
                />
                if let Some(link) = on_board {
                    <LinkTo {link}><>{ text!(locale, "construct-open") }</></LinkTo>
                }
            </div>
            <CopyLink />
        </div>
    }
}
