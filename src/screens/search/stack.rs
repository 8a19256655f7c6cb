//! The calls that have not returned: a row of the table for each, with the
//! numbers by which the test compares queens.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::steps::{Cells, Event, Frame, Run};
use yew::prelude::*;

use super::words::{signed, unit_name};
use crate::locale::Locale;
use crate::text;

/// The stack as a table, the first call on top.
pub(super) fn stack(run: &Run, size: Size, locale: &Locale) -> Html {
    let frames = run.stack();
    if frames.is_empty() {
        return Html::default();
    }
    let tried = match run.event() {
        Event::Try { square } | Event::Reject { square, .. } => Some(square),
        _ => None,
    };
    html! {
        <section class="stack">
            <h2>{ text!(locale, "search-stack") }</h2>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{ text!(locale, "stack-unit") }</th>
                        <th scope="col">{ text!(locale, "stack-queen") }</th>
                        <th scope="col">{ "j" }</th>
                        <th scope="col">{ "i + j" }</th>
                        <th scope="col">{ "i − j" }</th>
                        <th scope="col">{ text!(locale, "stack-left") }</th>
                    </tr>
                </thead>
                <tbody>
                    for frame in frames {
                        { call(frame, tried, size, locale) }
                    }
                </tbody>
            </table>
        </section>
    }
}

fn call(frame: Frame, tried: Option<Square>, size: Size, locale: &Locale) -> Html {
    let (unit, number) = unit_name(frame.unit);
    let square = frame.queen.or(tried);
    let shared = |number: i32, of_tried: fn(Cells) -> i32| {
        let shared = frame.queen.is_some()
            && tried.is_some_and(|tried| of_tried(Cells::of(tried)) == number);
        html! {
            <td class={shared.then_some("repeated")}>
                if shared {
                    <mark>{ signed(number) }</mark>
                } else {
                    { signed(number) }
                }
            </td>
        }
    };
    html! {
        <tr class={frame.queen.is_none().then_some("open")}>
            <th scope="row">{ text!(locale, "unit-number", unit, number) }</th>
            if let Some(square) = square {
                <td>
                    { square.name(size) }
                    if frame.queen.is_none() {
                        { "?" }
                    }
                </td>
                { shared(Cells::of(square).a as i32, |cells| cells.a as i32) }
                { shared(Cells::of(square).b as i32, |cells| cells.b as i32) }
                { shared(Cells::of(square).c, |cells| cells.c) }
            } else {
                <td>{ "–" }</td>
                <td></td>
                <td></td>
                <td></td>
            }
            <td>{ frame.left }</td>
        </tr>
    }
}
