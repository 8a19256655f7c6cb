//! The view of the screen.

use std::rc::Rc;

use bezzel_stepping::knight::{Event, Plan, Run, Watched};
use yew::prelude::*;

use super::board::{board, filmed, shown};
use super::memory::memory;
use super::program::knight_program;
use super::race::Race;
use super::settings::settings;
use super::tree::tree;
use super::words::{event_words, missing_words, status_name, test_words};
use super::{Action, State};
use crate::components::screen::{ScreenProps, lazy_in, use_screen};
use crate::components::transport::Tick;
use crate::components::{Picture, dispatching, size_words, use_frames};
use crate::link::{Names, Place, StepsLink};
use crate::locale::{Locale, use_locale};
use crate::run::activities::activities;
use crate::run::in_view::use_cells_in_view;
use crate::run::jumps::{Firsts, use_run_keys};
use crate::run::milestones::use_milestones;
use crate::run::problems::problems;
use crate::run::program::counts_from_zero;
use crate::run::race::{BESIDE, Racer, WATCHED, race};
use crate::run::report::{film, head, report, trace};
use crate::run::scene::{COUNTERS, Parts, Present, Scene};
use crate::run::tree::{WatchedTree, tools};
use crate::run::watch::Go;
use crate::text;

/// The knight in the search screen.
#[component]
pub fn StepsScreen(props: &ScreenProps<StepsLink>) -> Html {
    let locale = use_locale();
    let state = use_screen(props, State::new);
    let watch = &state.watch;
    let on_go = dispatching(&state, Action::Go);
    let plan = watch.run.plan();
    use_frames(state.needs_frames(), on_go.reform(Go::Frame));
    use_run_keys(watch.player.on, plan.size.area() as u32, on_go.clone());
    use_cells_in_view(watch.run.step());
    let ticks = use_milestones(watch);
    let tree = use_memo(plan, |plan| tree(*plan));

    let (run, size) = (&watch.run, plan.size);
    let code = state.linked.code;
    let locale = locale.counting_as(counts_from_zero(code));
    let names = locale.names(size);
    let scene = scene(&state, ticks, names, &locale);
    let jumps = scene.jumps(&on_go, &locale);
    let tree = match (*tree).clone() {
        Some(tree) => {
            let path = run.moves();
            let levels = path.len() as u32 + 2;
            WatchedTree {
                tree,
                path,
                returned: run.returned(),
                names,
                moves: watch.moves(),
                expanded: watch.expanded.clone(),
                on_walk: on_go.reform(Go::Walk),
                jumps,
            }
            .html(levels)
        }
        None => tools("jumps", jumps, &locale),
    };
    let on_show = dispatching(&state, Action::Show);
    let program = knight_program(run, code).html(code, &on_show);
    let (rows, columns) = (size.rows(), size.columns());
    let label = text!(locale, "steps-board-label", rows, columns);
    let racer = |run: &Run, results| {
        let name = algorithm_words(run.plan(), &locale);
        let board = board(run, format!("{name}: {label}"), &locale);
        let counted = ["tests", "solutions"];
        let labels = counted.map(|counter| locale.text(&format!("steps-counter-{counter}"), &[]));
        Racer::watched(run, name, board, results, labels, &locale)
    };
    let board = match &state.beside {
        Some(beside) => race([racer(run, WATCHED), racer(&beside.run, BESIDE)], &locale),
        None => board(run, label, &locale),
    };
    let result = state.beside.as_ref().map(|beside| {
        let both = watch.survey.reached().zip(beside.survey.reached());
        let race = Race {
            both: both.map(Into::into),
            clock: beside.clock,
        };
        lazy_in(html! { <div class="race-result"></div> }, race)
    });
    let text = {
        let title = [
            text!(locale, "nav-steps"),
            size_words(size),
            algorithm_words(plan, &locale),
        ];
        let path = text!(locale, "trace-path");
        let head = head(&title, &scene.counted, scene.counters, path, &locale);
        let (run, locale) = (run.clone(), locale.clone());
        Callback::from(move |()| {
            head.clone()
                + &trace(&*run, |run| {
                    // Tries and choices are left out, since their results follow.
                    let is_listed =
                        !matches!(run.event(), Event::Try { .. } | Event::Choose { .. });
                    is_listed.then(|| {
                        let path: Vec<String> = run
                            .path()
                            .into_iter()
                            .map(|square| names.square(square))
                            .collect();
                        (event_words(run, names, &locale), path.join(" "))
                    })
                })
        })
    };
    let film = {
        let algorithm = algorithm_words(plan, &locale);
        let title = format!("{algorithm}, {}", size_words(size));
        let ground = Picture::empty(size, title, names.notation);
        let (run, locale) = (run.clone(), locale.clone());
        Callback::from(move |()| {
            film(&*run, ground.clone(), shown, |run| {
                (filmed(run), event_words(run, names, &locale))
            })
        })
    };
    let file = format!("knight-{size}-{}-{}", plan.algorithm.name(), run.step());
    let parts = Parts {
        title: "nav-steps",
        board,
        activities: activities(None, Place::Steps, &locale),
        program,
        tree,
        memory: memory(run, names, &locale),
        problem: (
            size_words(size),
            html! { <>{ problems(Place::Steps, &locale) }{ settings(&state, &locale) }</> },
        ),
        race: result,
        comparison: None,
        report: report(file, text, film, &locale),
    };
    let content = scene.html(parts, &on_go, &locale);
    html! { <ContextProvider<Locale> context={locale}>{ content }</ContextProvider<Locale>> }
}

/// The name of a search's algorithm.
fn algorithm_words(plan: Plan, locale: &Locale) -> String {
    locale.text(&format!("steps-algorithm-{}", plan.algorithm.name()), &[])
}

/// The run with its texts.
fn scene(state: &State, ticks: Rc<Vec<Tick>>, names: Names, locale: &Locale) -> Scene {
    let run = &state.watch.run;
    let area = names.size.area();
    Scene {
        at: Present::of(&state.watch, ticks),
        algorithm: run.plan().algorithm.name(),
        status: status_name(run),
        event: event_words(run, names, locale),
        test: test_words(run, names),
        missing: state.watch.missing.map(|jump| missing_words(jump, locale)),
        counters: run.counters(),
        counted: COUNTERS.map(|counter| locale.text(&format!("steps-counter-{counter}"), &[])),
        counter_note: None,
        firsts: Some(Firsts {
            name: "first-number",
            label: text!(locale, "steps-first"),
            options: (1..=area)
                .map(|number| text!(locale, "steps-first-number", number))
                .collect(),
        }),
        failed: None,
    }
}
