//! What the search has done so far, in numbers.

use yew::prelude::*;

use super::scene::Scene;
use crate::components::result_number;
use crate::locale::Locale;
use crate::text;

/// The step and the four counters.
pub(super) fn counters(scene: &Scene, locale: &Locale) -> Html {
    let (at, counters) = (&scene.at, scene.counters);
    let how_far = if at.ended {
        "done"
    } else if at.moves {
        "running"
    } else {
        "paused"
    };
    let all = [
        ("tests", counters.tests),
        ("placements", counters.placements),
        ("dead-ends", counters.dead_ends),
        ("solutions", counters.solutions),
    ];
    html! {
        <dl class="counters">
            <div>
                <dt>{ text!(locale, "search-step") }</dt>
                <dd>
                    { result_number("step", Some(at.step), how_far, locale) }
                    { " " }
                    <span class="quiet">{ of_all(scene, locale) }</span>
                </dd>
            </div>
            for ((name, value), counted) in all.into_iter().zip(&scene.words.counted) {
                <div>
                    <dt>{ counted }</dt>
                    <dd>{ result_number(name, Some(value), how_far, locale) }</dd>
                </div>
            }
        </dl>
    }
}

/// How many steps there are, as far as that is known.
fn of_all(scene: &Scene, locale: &Locale) -> String {
    match (scene.at.last_step, scene.last) {
        (Some(last), _) => text!(locale, "search-of-steps", last),
        (None, Some(_)) => text!(locale, "search-of-more", known = scene.at.known_to),
        (None, None) => String::new(),
    }
}
