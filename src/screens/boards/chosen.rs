//! The board that is chosen: which tours it has, a picture of one, and why it has
//! no others.

use bezzel_solver::board::Size;
use bezzel_solver::knight::{TourKind, refutation};
use yew::prelude::*;

use super::picture::Picture;
use super::state::{Action, State};
use super::verdict::Verdict;
use super::why::why;
use crate::components::{CopyLink, LinkTo, SizeFields, dispatching};
use crate::link::{BoardsLink, Link};
use crate::locale::Locale;
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
                { reasons(size, locale) }
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

/// One tour of the board, and the way to play it.
fn tour(state: &State, verdict: Verdict, locale: &Locale) -> Html {
    if verdict == Verdict::None {
        return Html::default();
    }
    let make = verdict.name();
    let link = format!("#/tour?size={}&make={make}", state.size);
    let path = state.tour.as_deref().unwrap_or_default();
    let picture = Picture {
        path,
        ..Picture::of(state.size)
    };
    html! {
        <figure class="tour-figure" data-tour={(!path.is_empty()).then_some(make)}>
            { picture.draw() }
            <figcaption>
                { text!(locale, "tour-shown", kind = make) }
                { " " }
                // The tour screen with a tour of this board: that screen reads the link.
                <LinkTo link={Link::read(&link).0}><>{ text!(locale, "play-tour") }</></LinkTo>
            </figcaption>
        </figure>
    }
}

/// Why there is no tour at all, or no closed one: what rules out any rules out closed ones, too.
fn reasons(size: Size, locale: &Locale) -> Html {
    let [open, closed] = [TourKind::Open, TourKind::Closed].map(|kind| refutation(size, kind));
    let (title, reason) = match (open, closed) {
        (Some(reason), _) => (text!(locale, "why-none-title"), reason),
        (None, Some(reason)) => (text!(locale, "why-title"), reason),
        (None, None) => return Html::default(),
    };
    html! {
        <section class="why">
            <h3>{ title }</h3>
            { why(&reason, size, locale) }
        </section>
    }
}
