//! The board that is chosen: which tours it has, and a picture of one.

use bezzel_solver::board::Size;
use yew::prelude::*;

use super::picture::Picture;
use super::reasons::Reasons;
use super::state::{Action, State};
use super::verdict::Verdict;
use crate::bridge::JobState;
use crate::components::control::{Button, press};
use crate::components::{LinkTo, SizeFields, dispatching, failure_words};
use crate::link::{BoardsLink, KnightPath, Link, TourLink, TourSource};
use crate::locale::Locale;
use crate::screens::lazy_in;
use crate::text;

/// A board that has a tour of each kind.
const WITH_TOURS: u32 = 8;

/// The verdict on the board.
pub(super) fn status(state: &State, locale: &Locale) -> Html {
    let (size, verdict) = (state.size, Verdict::of(state.size));
    let sides = [
        ("rows", size.rows().into()),
        ("columns", size.columns().into()),
    ];
    html! {
        <p class="status" role="status" data-status={verdict.status()}>
            { locale.text(&format!("verdict-{}", verdict.name()), &sides) }
        </p>
    }
}

/// The primary action: the tour played, or a board that has one.
pub(super) fn primary(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let verdict = Verdict::of(state.size);
    if verdict == Verdict::None
        && let Ok(size) = Size::square(WITH_TOURS)
    {
        return html! {
            <Button
                name="with-tour"
                words="boards-with-tour"
                leading=true
                on_press={dispatching(state, move |()| Action::Choose(size))}
            />
        };
    }
    let link = Link::of(&TourLink::made(
        KnightPath::on(state.size),
        verdict == Verdict::Closed,
        TourSource::Sought,
    ));
    html! {
        <LinkTo {link} leading=true><>{ text!(locale, "play-tour") }</></LinkTo>
    }
}

/// The board: one of its tours, or why it has none.
pub(super) fn chosen(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let size = state.size;
    html! {
        <>
            { tour(state, Verdict::of(size), locale) }
            { lazy_in(Html::default(), Reasons { size }) }
            // The board by its numbers, for those who would not look for it on the map.
            <div class="settings">
                <div class="row">
                    <SizeFields {size} most={BoardsLink::MAX_SIDE} on_change={dispatching(state, Action::Choose)} />
                </div>
            </div>
        </>
    }
}

/// One tour of the board, or why none is found.
fn tour(state: &UseReducerHandle<State>, verdict: Verdict, locale: &Locale) -> Html {
    if verdict == Verdict::None {
        return Html::default();
    }
    if let JobState::Failed(failure) = state.search.state() {
        return html! {
            <div role="alert">
                <p>{ failure_words(failure, locale) }</p>
                { press(state, "restart", "restart", Action::LookAgain) }
            </div>
        };
    }
    let kind = verdict.name();
    let path = state.tour.as_deref().unwrap_or_default();
    let picture = Picture {
        path,
        ..Picture::of(state.size)
    };
    html! {
        <figure class="tour-figure" data-tour={(!path.is_empty()).then_some(kind)}>
            { picture.draw() }
            <figcaption>{ text!(locale, "tour-shown", kind) }</figcaption>
        </figure>
    }
}
