//! The common view of a run: the board, the present event in words, the transport bar, the jumps and the counters. Each
//! problem gives its own texts.

use bezzel_stepping::queens::Counters;
use yew::prelude::*;

use super::jumps::{Firsts, jumps};
use super::watch::{Go, Watch};
use super::watched::{Known, Watched};
use crate::components::control::Button;
use crate::components::transport::{Speed, Transport};
use crate::components::{progress_bar, result_number, tick};
use crate::locale::Locale;
use crate::text;

/// The names of the figures in hooks of the page and in keys of texts.
pub(super) const COUNTERS: [&str; 4] = ["tests", "placements", "dead-ends", "solutions"];

/// A run at its present event, with its texts.
pub(super) struct Scene {
    pub(super) at: Present,
    /// The state of the board, by its name in `data-status`.
    pub(super) status: &'static str,
    /// The present event in words.
    pub(super) event: String,
    /// The same event in the numbers of a program.
    pub(super) test: Option<String>,
    /// A message about a jump that found nothing.
    pub(super) missing: Option<String>,
    /// The figures of the run so far.
    pub(super) counters: Counters,
    /// The labels of the figures, in the order of [`COUNTERS`].
    pub(super) counted: [String; 4],
    /// An explanation of a figure that its label alone does not tell.
    pub(super) counter_note: Option<String>,
    /// The list of pieces that are placed for the first time.
    pub(super) firsts: Option<Firsts>,
    /// The reason why there is no seek bar.
    pub(super) failed: Option<String>,
}

/// The place of a run, and its movement.
#[allow(clippy::struct_excessive_bools)] // Each is told by itself in the page.
pub(super) struct Present {
    step: u64,
    playing: bool,
    moves: bool,
    ended: bool,
    speed: Speed,
    announced: bool,
    beyond: Option<u64>,
    /// The progress of a search for a step, from 0 to 1.
    seeking: Option<f64>,
    /// The last event on the seek bar, once it is known.
    last: Option<u64>,
    /// The last event of the run, once it is known.
    end: Option<u64>,
    known_to: u64,
}

impl Present {
    pub(super) fn of<K: Known>(watch: &Watch<K>) -> Self {
        Self {
            step: watch.run.step(),
            playing: watch.player.on,
            moves: watch.moves(),
            ended: watch.ended(),
            speed: watch.player.speed,
            announced: watch.announced,
            beyond: watch.beyond,
            seeking: watch.seek.as_ref().map(|seek| seek.fraction(&watch.run)),
            last: watch.last(),
            end: watch.known.last_step(),
            known_to: watch.known.known_to(),
        }
    }
}

impl Scene {
    /// The run under its board.
    pub(super) fn html(&self, board: Html, on_go: &Callback<Go>, locale: &Locale) -> Html {
        let at = &self.at;
        html! {
            <>
                <div class="watched">{ board }</div>
                { self.event(on_go, locale) }
                <Transport
                    playing={at.playing}
                    at={at.step}
                    last={at.last}
                    speed={at.speed}
                    ended={at.ended}
                    plays_at_end=true
                    place={text!(locale, "search-place", step = at.step, last = at.last.unwrap_or(at.step))}
                    on_command={on_go.reform(Go::Command)}
                />
                { jumps(at.step, self.firsts.as_ref(), on_go, locale) }
                { counters(self, locale) }
            </>
        }
    }

    /// The present event in words, with messages. Screen readers hear it when the run is paused.
    fn event(&self, on_go: &Callback<Go>, locale: &Locale) -> Html {
        let at = &self.at;
        let heard = self.missing.as_ref().unwrap_or(&self.event);
        let heard = (at.announced && !at.moves).then(|| heard.clone());
        html! {
            <div class="event">
                <p class="status" data-status={self.status}>
                    if ["solution", "tour", "closed-tour"].contains(&self.status) {
                        { tick() }
                    }
                    { &self.event }
                </p>
                if let Some(test) = &self.test {
                    <p class="quiet test">{ test }</p>
                }
                if let Some(missing) = &self.missing {
                    <p class="quiet">{ missing }</p>
                }
                if let Some(step) = at.beyond {
                    <p class="error" role="alert" data-notice="step">
                        { text!(locale, "search-beyond", step, last = at.step) }
                    </p>
                }
                if let Some(fraction) = at.seeking {
                    <div class="running">
                        { progress_bar(fraction, &text!(locale, "search-on-the-way")) }
                        <span class="quiet">{ text!(locale, "search-on-the-way") }</span>
                        <Button name="cancel" on_press={on_go.reform(|()| Go::Stop)} />
                    </div>
                }
                if let Some(failed) = &self.failed {
                    <p class="error" role="alert">{ failed }</p>
                    <Button
                        name="survey"
                        words={Some("retry-now")}
                        on_press={on_go.reform(|()| Go::Survey)}
                    />
                }
                <p class="visually-hidden" role="status">{ heard }</p>
            </div>
        }
    }
}

/// The step and the four counters.
fn counters(scene: &Scene, locale: &Locale) -> Html {
    let (at, counters) = (&scene.at, scene.counters);
    let how_far = if at.ended {
        "done"
    } else if at.moves {
        "running"
    } else {
        "paused"
    };
    let values = [
        counters.tests,
        counters.placements,
        counters.dead_ends,
        counters.solutions,
    ];
    html! {
        <div class="counted">
            <dl class="counters">
                <div>
                    <dt>{ text!(locale, "search-step") }</dt>
                    <dd>
                        { result_number("step", Some(at.step), how_far, locale) }
                        { " " }
                        <span class="quiet">{ of_all(at, locale) }</span>
                    </dd>
                </div>
                for ((name, label), value) in COUNTERS.into_iter().zip(&scene.counted).zip(values) {
                    <div>
                        <dt>{ label }</dt>
                        <dd>{ result_number(name, Some(value), how_far, locale) }</dd>
                    </div>
                }
            </dl>
            if let Some(note) = &scene.counter_note {
                <p class="quiet">{ note }</p>
            }
        </div>
    }
}

/// The number of steps, as far as it is known.
fn of_all(at: &Present, locale: &Locale) -> String {
    match (at.end, at.last) {
        (Some(last), _) => text!(locale, "search-of-steps", last),
        (None, Some(_)) => text!(locale, "search-of-more", known = at.known_to),
        (None, None) => String::new(),
    }
}
