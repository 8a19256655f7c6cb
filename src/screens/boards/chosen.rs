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
            { settings(state) }
        </aside>
    }
}

/// One tour of the board, and the way to play it.
fn tour(state: &State, verdict: Verdict, locale: &Locale) -> Html {
    let make = match verdict {
        Verdict::Closed => "closed",
        Verdict::Open => "open",
        Verdict::None => return Html::default(),
    };
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
                <LinkTo link={tour_link(state.size, make)}>
                    <>{ text!(locale, "play-tour") }</>
                </LinkTo>
            </figcaption>
        </figure>
    }
}

/// The tour screen with a tour of this board. That screen reads the link.
fn tour_link(size: Size, make: &str) -> Link {
    Link::read(&format!("#/tour?size={size}&make={make}")).0
}

/// Why there is no closed tour, and why there is none at all.
fn reasons(size: Size, locale: &Locale) -> Html {
    let [open, closed] = [TourKind::Open, TourKind::Closed].map(|kind| refutation(size, kind));
    let section = |title: String, content: Html| {
        html! {
            <section class="why">
                <h3>{ title }</h3>
                { content }
            </section>
        }
    };
    html! {
        <>
            if let Some(reason) = &open {
                { section(text!(locale, "why-none-title"), why(reason, size, locale)) }
            }
            // What rules out any tour rules out closed ones, too.
            if let (Some(reason), true) = (&closed, open.is_none()) {
                { section(text!(locale, "why-title"), why(reason, size, locale)) }
            }
        </>
    }
}

/// The board by its numbers, for those who would not look for it on the map.
fn settings(state: &UseReducerHandle<State>) -> Html {
    html! {
        <div class="settings">
            <div class="row">
                <SizeFields
                    size={state.size}
                    most={BoardsLink::MAX_SIDE}
                    on_change={dispatching(state, Action::Choose)}
                />
            </div>
            <CopyLink />
        </div>
    }
}
