//! The board that is chosen: which tours it has, and a picture of one.

use yew::prelude::*;

use super::picture::Picture;
use super::reasons::Reasons;
use super::state::{Action, State};
use super::verdict::Verdict;
use crate::bridge::JobState;
use crate::components::control::press;
use crate::components::{CopyLink, LinkTo, SizeFields, dispatching, failure_words};
use crate::link::{BoardsLink, Goal, KnightPath, Link, TourLink, TourSource};
use crate::locale::Locale;
use crate::screens::lazy_in;
use crate::text;

/// The caption of the map.
pub(super) fn chosen(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let size = state.size;
    let (rows, columns) = (size.rows(), size.columns());
    let verdict = Verdict::of(size);
    html! {
        <aside class="panel" aria-label={text!(locale, "boards-panel")}>
            <div class="chosen-board">
                <h2>{ text!(locale, "boards-chosen", rows, columns) }</h2>
                <p class="status" role="status" data-status={verdict.status()}>
                    { locale.text(&format!("verdict-{}", verdict.name()), &[]) }
                </p>
                { tour(state, verdict, locale) }
                { lazy_in(Html::default(), Reasons { size, locale: locale.clone() }) }
            </div>
            // The board by its numbers, for those who would not look for it on the map.
            <div class="settings">
                <div class="row">
                    <SizeFields {size} most={BoardsLink::MAX_SIDE} on_change={dispatching(state, Action::Choose)} />
                </div>
                <CopyLink />
            </div>
        </aside>
    }
}

/// One tour of the board and the way to play it, or why none is found.
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
    let link = Link::of(&TourLink {
        path: KnightPath::on(state.size),
        goal: Goal::any(verdict == Verdict::Closed),
        made: Some(TourSource::Sought),
        step: None,
    });
    let path = state.tour.as_deref().unwrap_or_default();
    let picture = Picture {
        path,
        ..Picture::of(state.size)
    };
    html! {
        <figure class="tour-figure" data-tour={(!path.is_empty()).then_some(kind)}>
            { picture.draw() }
            <figcaption>
                { text!(locale, "tour-shown", kind) }
                { " " }
                <LinkTo {link}><>{ text!(locale, "play-tour") }</></LinkTo>
            </figcaption>
        </figure>
    }
}
