//! The common view of a run on the skeleton of a screen: the board above its timeline, the present event in words, the
//! counters, and the sections. Each problem gives its own texts.

use std::rc::Rc;

use bezzel_stepping::queens::Counters;
use yew::prelude::*;

use super::jumps::{Firsts, jumps, onward};
use super::watch::{Go, Watch};
use super::watched::Survey;
use crate::components::control::Button;
use crate::components::transport::{Speed, Tick, Transport};
use crate::components::{Section, Stage, progress_bar, result_number, stage, tick};
use crate::locale::Locale;
use crate::text;

/// The names of the figures in hooks of the page and in keys of texts.
pub const COUNTERS: [&str; 4] = ["tests", "placements", "dead-ends", "solutions"];

/// A run at its present event, with its texts.
pub struct Scene {
    /// Where the run is.
    pub at: Present,
    /// The name of the algorithm.
    pub algorithm: &'static str,
    /// The state of the board, by its name in `data-status`.
    pub status: &'static str,
    /// The present event in words.
    pub event: String,
    /// The same event in the numbers of a program.
    pub test: Option<String>,
    /// A message about a jump that found nothing.
    pub missing: Option<String>,
    /// The figures of the run so far.
    pub counters: Counters,
    /// The labels of the figures, in the order of [`COUNTERS`].
    pub counted: [String; 4],
    /// An explanation of a figure that its label alone does not give.
    pub counter_note: Option<String>,
    /// The list of pieces that are placed for the first time.
    pub firsts: Option<Firsts>,
    /// The reason why there is no seek bar.
    pub failed: Option<String>,
}

/// The parts of the screen beside the run.
pub struct Parts {
    /// The screen's name, for screen readers.
    pub title: &'static str,
    /// The board.
    pub board: Html,
    /// The other actions on the search.
    pub activities: Html,
    /// The program of the algorithm.
    pub program: Html,
    /// The search tree.
    pub tree: Html,
    /// The variables of the program.
    pub memory: Html,
    /// The searched problem in a few words, and the choice of another.
    pub problem: (String, Html),
    /// The result of a race, if there is one.
    pub race: Option<Html>,
    /// The comparison of the algorithms, if there is one.
    pub comparison: Option<Html>,
    /// The buttons of a report.
    pub report: Html,
}

/// The place of a run, and its movement.
#[allow(clippy::struct_excessive_bools)] // Each is shown independently of the others.
pub struct Present {
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
    /// The marks on the seek bar.
    ticks: Rc<Vec<Tick>>,
}

impl Present {
    /// The present event of a watched run.
    pub fn of<S: Survey>(watch: &Watch<S>, ticks: Rc<Vec<Tick>>) -> Self {
        Self {
            step: watch.step(),
            playing: watch.player.on,
            moves: watch.moves(),
            ended: watch.ended(),
            speed: watch.player.speed,
            announced: watch.player.announced,
            beyond: watch.beyond,
            seeking: watch.seek.as_ref().map(|seek| seek.fraction(&watch.run)),
            last: watch.last(),
            end: watch.end(),
            known_to: watch.survey.known_to(),
            ticks,
        }
    }
}

impl Scene {
    /// The ways to other places of the run.
    pub fn jumps(&self, on_go: &Callback<Go>, locale: &Locale) -> Html {
        let firsts = self.firsts.as_ref();
        jumps(self.at.step, firsts, self.algorithm, on_go, locale)
    }

    /// The screen of the run.
    pub fn html(&self, parts: Parts, on_go: &Callback<Go>, locale: &Locale) -> Html {
        let at = &self.at;
        let transport = html! {
            <Transport
                playing={at.playing}
                at={at.step}
                last={at.last}
                speed={at.speed}
                ended={at.ended}
                plays_at_end=true
                leading=true
                ticks={Rc::clone(&at.ticks)}
                place={text!(locale, "search-place", step = at.step, last = at.last.unwrap_or(at.step))}
                on_command={on_go.reform(Go::Command)}
            />
        };
        let (problem, choice) = parts.problem;
        let compared = parts.comparison.is_some().then_some("view-comparison");
        let rest = compared.into_iter().chain(["share"]);
        let rest = rest.fold(String::new(), |rest, key| {
            rest + ", " + &locale.text(key, &[])
        });
        let race = parts.race;
        let race = race.map(|result| Section::new("race", "view-race", result));
        let mut sections: Vec<_> = race.into_iter().collect();
        sections.extend([
            Section::new("program", "view-program", parts.program),
            Section::new("tree", "view-tree", parts.tree),
            Section::new("memory", "view-memory", parts.memory),
            Section::new("problem", problem, choice).with_rest(rest),
        ]);
        sections.extend(
            parts
                .comparison
                .map(|comparison| Section::new("comparison", "view-comparison", comparison)),
        );
        sections.push(Section::new("share", "share", parts.report));
        stage(
            Stage {
                class: classes!("search"),
                title: parts.title,
                board: parts.board,
                transport: Some(transport),
                status: self.event(),
                answer: html! {
                    <>
                        { self.messages(on_go, locale) }
                        { counters(self, locale) }
                        { parts.activities }
                    </>
                },
                icons: onward(self.algorithm, on_go, locale),
                icons_label: Some("jumps"),
                sections,
                ..Stage::default()
            },
            locale,
        )
    }

    /// The present event in words. Screen readers hear it when the run is paused.
    fn event(&self) -> Html {
        let at = &self.at;
        let spoken = self.missing.as_ref().unwrap_or(&self.event);
        let spoken = (at.announced && !at.moves).then(|| spoken.clone());
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
                <p class="visually-hidden" role="status">{ spoken }</p>
            </div>
        }
    }

    /// The answers to a jump, the progress on the way to a step, and failures.
    fn messages(&self, on_go: &Callback<Go>, locale: &Locale) -> Html {
        let at = &self.at;
        html! {
            <>
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
                        words="retry-now"
                        on_press={on_go.reform(|()| Go::Survey)}
                    />
                }
            </>
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

/// The number of steps, or the known part of it.
fn of_all(at: &Present, locale: &Locale) -> String {
    match (at.end, at.last) {
        (Some(last), _) => text!(locale, "search-of-steps", last),
        (None, Some(_)) => text!(locale, "search-of-more", known = at.known_to),
        (None, None) => String::new(),
    }
}
