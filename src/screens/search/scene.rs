//! What is drawn of any run that is watched: the board, the present event in words, the bar that plays the run, the places
//! to jump to, the counters. What differs from problem to problem comes as words.

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

/// A run at its present event, and what is said of it.
pub(super) struct Scene {
    pub(super) at: Present,
    /// How the board stands, as the hook of the page names it.
    pub(super) status: &'static str,
    /// What has just happened.
    pub(super) event: String,
    /// The same in the numbers of a program.
    pub(super) test: Option<String>,
    /// What was looked for and is not there.
    pub(super) missing: Option<String>,
    /// What the search has done so far, and the keys of the words for that.
    pub(super) counters: Counters,
    pub(super) counted: fn(&str) -> String,
    /// The list of pieces that are placed for the first time.
    pub(super) firsts: Option<Firsts>,
    /// Why there is no seek bar, if it does not come.
    pub(super) failed: Option<String>,
}

/// Where a run is, and how it moves.
#[allow(clippy::struct_excessive_bools)] // Each is told by itself in the page.
pub(super) struct Present {
    step: u64,
    playing: bool,
    moves: bool,
    ended: bool,
    speed: Speed,
    announced: bool,
    beyond: Option<u64>,
    /// How much is done of the way to somewhere.
    seeking: Option<f64>,
    /// The last event that the seek bar leads to, once it is known.
    last: Option<u64>,
    /// The last event of the run, once it is known.
    end: Option<u64>,
    known_to: u64,
}

impl Present {
    pub(super) fn of<K: Known>(watch: &Watch<K>) -> Self {
        Self {
            step: watch.run.step(),
            playing: watch.playing,
            moves: watch.moves(),
            ended: watch.ended(),
            speed: watch.speed,
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

    /// The present event in words, and what else there is to say. Screen readers hear it when the run stands, never while
    /// it plays.
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
                    <span class="quiet">{ of_all(at, locale) }</span>
                </dd>
            </div>
            for (name, value) in all {
                <div>
                    <dt>{ locale.text(&(scene.counted)(name), &[]) }</dt>
                    <dd>{ result_number(name, Some(value), how_far, locale) }</dd>
                </div>
            }
        </dl>
    }
}

/// How many steps there are, as far as that is known.
fn of_all(at: &Present, locale: &Locale) -> String {
    match (at.end, at.last) {
        (Some(last), _) => text!(locale, "search-of-steps", last),
        (None, Some(_)) => text!(locale, "search-of-more", known = at.known_to),
        (None, None) => String::new(),
    }
}
