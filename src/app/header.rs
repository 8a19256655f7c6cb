//! The bar at the head of the page: the skip link, its name, the doors, the screens behind the present door, and the
//! work of screens in the background. On a phone the doors are a bar of their own, at the foot of the window.

use yew::prelude::*;

use super::state::{State, Working};
use crate::bridge::Work;
use crate::components::LinkTo;
use crate::components::control::icon;
use crate::dom::element;
use crate::link::{Door, Place};
use crate::locale::Locale;
use crate::text;

/// Leads keyboards past the header.
fn skip_link(locale: &Locale) -> Html {
    let skip = |event: MouseEvent| {
        // If the document has a base address, a plain hash would leave the page.
        event.prevent_default();
        if let Some(main) = element("#main") {
            // Cannot fail: the element is in the page.
            let _ = main.focus();
        }
    };
    html! { <a class="skip" href="#main" onclick={skip}>{ text!(locale, "skip") }</a> }
}

/// The header, with what stands at its end.
pub fn header(state: &State, end: Html, locale: &Locale) -> Html {
    let here = state.link.screen.place();
    let here = match state.link.study.lesson {
        Some(_) => Place::Lessons,
        None => here.within().unwrap_or(here),
    };
    html! {
        <header class="site">
            { skip_link(locale) }
            <LinkTo link={state.link_to_start()} class="wordmark" label={"Bezzel"}>
                { "B" }<span>{ "ezzel" }</span>
            </LinkTo>
            <nav aria-label={text!(locale, "nav")}>
                <ul class="doors">
                    for door in Door::ALL {
                        { door_link(door, here, state, locale) }
                    }
                </ul>
                { tabs(here, state, locale) }
            </nav>
            for screen in state.working.iter().filter(|screen| screen.awaited) {
                { working(screen, state, locale) }
            }
            { end }
        </header>
    }
}

fn door_words(door: Door, locale: &Locale) -> String {
    locale.text(&format!("door-{}", door.name()), &[])
}

fn door_link(door: Door, here: Place, state: &State, locale: &Locale) -> Html {
    html! {
        <li key={door.name()}>
            <LinkTo
                link={state.link_to_door(door)}
                current={here.door() == Some(door)}
                is_group={!is_alone(door)}
                door={door.name()}
            >
                { icon(&format!("door-{}", door.name())) }
                <span>{ door_words(door, locale) }</span>
            </LinkTo>
        </li>
    }
}

/// Whether there is one screen behind the door.
fn is_alone(door: Door) -> bool {
    door.places().nth(1).is_none()
}

/// The screens behind the present door, where there are several.
fn tabs(here: Place, state: &State, locale: &Locale) -> Option<Html> {
    let door = here.door().filter(|door| !is_alone(*door))?;
    let tab = |place: Place| {
        html! {
            <li key={place.name()}>
                <LinkTo link={state.link_to(place)} current={place == here}>
                    <>{ locale.text(&format!("nav-{}", place.name()), &[]) }</>
                </LinkTo>
            </li>
        }
    };
    Some(html! {
        <ul class="tabs" aria-label={door_words(door, locale)}>
            for place in door.places() {
                { tab(place) }
            }
        </ul>
    })
}

/// The progress of a screen that works in the background, with a link to it; on a phone the share alone.
fn working(screen: &Working, state: &State, locale: &Locale) -> Html {
    let Working { place, work, .. } = *screen;
    let name = locale.text(&format!("nav-{}", place.name()), &[]);
    let how_far = match work {
        Work {
            percent,
            running: true,
        } => text!(locale, "background-running", screen = name, percent),
        Work { percent: 100, .. } => text!(locale, "background-done", screen = name),
        _ => text!(locale, "background-stopped", screen = name),
    };
    html! {
        <span class="background" data-background={place.name()} data-value={work.percent.to_string()}>
            <LinkTo link={state.link_to(place)}>
                <span class="how-far">{ how_far }</span>
                <span class="percent" aria-hidden="true">{ format!("{} %", work.percent) }</span>
            </LinkTo>
        </span>
    }
}
