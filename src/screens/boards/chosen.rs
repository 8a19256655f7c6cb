//! The board that is chosen: which tours it has, a picture of one, and why it has
//! no others.

use bezzel_solver::board::Size;
use yew::prelude::*;

use super::picture::Picture;
use super::state::{Action, State};
use super::verdict::Verdict;
use super::why::Reasons;
use crate::components::{CopyLink, LinkTo, SizeFields, dispatching};
use crate::link::{BoardsLink, Link};
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

/// The board by its numbers, for those who would not look for it on the map.
fn settings(state: &UseReducerHandle<State>) -> Html {
    html! {
        <div class="settings">
            <SizeFields
                size={state.size}
                most={BoardsLink::MAX_SIDE}
                on_change={dispatching(state, Action::Choose)}
            />
            <CopyLink />
        </div>
    }
}
