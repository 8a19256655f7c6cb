//! The board that is chosen or drawn: which tours it has, and a picture of one.

use bezzel_solver::board::Size;
use bezzel_solver::knight::TourKind;
use yew::prelude::*;

use super::existence::Standing;
use super::picture::Picture;
use super::reasons::Reasons;
use super::shape::settings;
use super::state::{Action, State};
use super::verdict::Verdict;
use crate::bridge::JobState;
use crate::components::control::{Button, press};
use crate::components::screen::lazy_in;
use crate::components::{LinkTo, SizeFields, dispatching, failure_words};
use crate::link::{BoardsLink, KnightPath, Link, TourLink, TourSource};
use crate::locale::Locale;
use crate::text;

/// A board that has a tour of each kind.
const WITH_TOURS: u32 = 8;

/// The verdict on the board.
pub fn status(state: &State, locale: &Locale) -> Html {
    let standing = state.existence.standing();
    let size = state.board.size();
    let words = if state.drawing.is_some() {
        let name = standing.name();
        text!(
            locale,
            "shape-verdict",
            standing = name,
            squares = state.board.area()
        )
    } else {
        let sides = [
            ("rows", size.rows().into()),
            ("columns", size.columns().into()),
        ];
        locale.text(&format!("verdict-{}", Verdict::of(size).name()), &sides)
    };
    html! {
        <p class="status" role="status" data-status={standing.status()}>{ words }</p>
    }
}

/// The primary action: the tour played, or a board that has one.
pub fn primary(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    if let Some(kind) = state.existence.playable() {
        let path = KnightPath {
            board: state.board.clone(),
            squares: Vec::new(),
        };
        let link = Link::of(&TourLink::made(path, kind.is_closed(), TourSource::Sought));
        return html! {
            <LinkTo {link} leading=true><>{ text!(locale, "play-tour") }</></LinkTo>
        };
    }
    match (&state.drawing, Size::square(WITH_TOURS)) {
        (None, Ok(size)) => html! {
            <Button
                name="with-tour"
                words="boards-with-tour"
                leading=true
                on_press={dispatching(state, move |()| Action::Choose(size))}
            />
        },
        _ => Html::default(),
    }
}

/// The board: one of its tours, or why it has none.
pub fn chosen(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let size = state.board.size();
    let reasons = [TourKind::Open, TourKind::Closed].map(|kind| state.existence.reason(kind));
    let of_reasons = Reasons {
        board: state.board.clone(),
        reasons,
    };
    let tour = tour(state, locale);
    let reasons = lazy_in(Html::default(), of_reasons);
    // Nothing of the map is kept for a shape: Yew does not move parts past one that is loaded late.
    let parts = if state.drawing.is_some() {
        html! { <key="shape">{ settings(state, locale) }{ tour }{ reasons }</> }
    } else {
        html! {
            <key="size">
                <p>
                    <Button name="shape-draw" plain=true on_press={dispatching(state, |()| Action::Draw)} />
                </p>
                { tour }
                { reasons }
                // The board by its numbers, for those who would not look for it on the map.
                <div class="settings">
                    <div class="row">
                        <SizeFields {size} most={BoardsLink::MAX_SIDE} on_change={dispatching(state, Action::Choose)} />
                    </div>
                </div>
            </>
        }
    };
    html! { <>{ parts }</> }
}

/// One tour of the board, or why none is found.
fn tour(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let existence = &state.existence;
    let is_drawn = state.drawing.is_some();
    if existence.standing() == Standing::None || is_drawn && existence.tour.is_none() {
        return Html::default();
    }
    if let JobState::Failed(failure) = existence.search.state() {
        return html! {
            <div role="alert">
                <p>{ failure_words(failure, locale) }</p>
                { press(state, "restart", "restart", Action::LookAgain) }
            </div>
        };
    }
    let Some(kind) = existence.playable() else {
        return Html::default();
    };
    let path = existence.tour.as_ref().map_or(&[][..], |(_, tour)| tour);
    let picture = Picture {
        path,
        holes: state.board.holes(),
        ..Picture::of(state.board.size())
    };
    html! {
        <figure class="tour-figure" data-tour={(!path.is_empty()).then_some(kind.name())}>
            { picture.draw() }
            <figcaption>{ text!(locale, "tour-shown", kind = kind.name()) }</figcaption>
        </figure>
    }
}
