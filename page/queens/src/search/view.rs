//! The view of the screen.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use bezzel_stepping::queens::{Algorithm, Run, Watched};
use yew::prelude::*;

use super::arrays::arrays;
use super::compare::Comparison;
use super::program::queens_program;
use super::race::Race;
use super::report::{filmed, report_text, shown};
use super::settings::settings;
use super::stack::stack;
use super::survey::Surveyed;
use super::words::{counter_note, event_words, status_name, test_words};
use super::{Action, State};
use crate::bridge::{JobState, use_request};
use crate::components::screen::{ScreenProps, lazy, lazy_in, use_screen};
use crate::components::transport::Tick;
use crate::components::{Picture, dispatching, failure_words, use_frames};
use crate::link::{Names, Place, SearchLink};
use crate::locale::{Locale, use_locale};
use crate::run::activities::activities;
use crate::run::board::board;
use crate::run::in_view::use_cells_in_view;
use crate::run::jumps::{Firsts, use_run_keys};
use crate::run::milestones::use_milestones;
use crate::run::problems::problems;
use crate::run::program::counts_from_zero;
use crate::run::race::{BESIDE, Racer, WATCHED, race};
use crate::run::report::{film, head, report, trace};
use crate::run::scene::{COUNTERS, Parts, Present, Scene};
use crate::run::tree::{AnyTree, WatchedTree, tools};
use crate::run::watch::{Go, Watch};
use crate::run::words::missing_words;
use crate::text;

/// The number of queens up to which the ways to all solutions are expanded in the tree at first.
const SHOWN_WHOLE: u32 = 6;

/// The search screen.
#[component]
pub fn SearchScreen(props: &ScreenProps<SearchLink>) -> Html {
    let locale = use_locale();
    let state = use_screen(props, State::new);
    use_request(&state.watch.survey.job, dispatching(&state, Action::Worker));
    let none = Surveyed::default();
    let beside = state.beside.as_ref().map_or(&none, |beside| &beside.survey);
    use_request(&beside.job, dispatching(&state, Action::BesideWorker));
    let watch = &state.watch;
    let on_go = dispatching(&state, Action::Go);
    use_frames(state.needs_frames(), on_go.reform(Go::Frame));
    use_run_keys(watch.player.on, watch.run.plan().n, on_go.clone());
    use_cells_in_view(watch.run.step());
    let pointed = use_state_eq(|| None);
    let on_point = {
        let pointed = pointed.setter();
        Callback::from(move |square| pointed.set(square))
    };
    let ticks = use_milestones(watch);
    let tree = use_memo(watch.run.plan(), |plan| AnyTree::of(*plan));

    let run = &watch.run;
    let n = run.plan().n;
    let Ok(size) = Size::square(n) else {
        // A run has no other sides than boards.
        return Html::default();
    };
    let code = state.linked.code;
    let locale = locale.counting_as(counts_from_zero(code));
    let names = locale.names(size);
    let scene = scene(watch, ticks, names, &locale);
    let jumps = scene.jumps(&on_go, &locale);
    let tree = match &*tree {
        Some(tree) => {
            let path = run.path();
            // A small tree is shown whole, a larger one around the run.
            let levels = if n <= SHOWN_WHOLE {
                n + 1
            } else {
                path.len() as u32 + 2
            };
            WatchedTree {
                tree: tree.clone(),
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
        None => html! {
            <>
                <p class="quiet">{ text!(locale, "tree-none", search = run.plan().algorithm.name()) }</p>
                { tools("jumps", jumps, &locale) }
            </>
        },
    };
    let on_show = dispatching(&state, Action::Show);
    let program = queens_program(run, code, &locale).html(code, &on_show);
    let board = match &state.beside {
        Some(beside) => {
            let watched = Racer::of(run, size, *pointed, WATCHED, &locale);
            let beside = Racer::of(&beside.run, size, None, BESIDE, &locale);
            race([watched, beside], &locale)
        }
        None => board(
            run,
            size,
            *pointed,
            text!(locale, "board-label", n),
            &locale,
        ),
    };
    let result = state.beside.as_ref().map(|beside| {
        lazy_in(
            html! { <div class="race-result"></div> },
            Race {
                first: (run.plan(), Rc::clone(&watch.survey)),
                beside: (beside.run.plan(), Rc::clone(&beside.survey)),
                clock: beside.clock,
            },
        )
    });
    let algorithm = run.plan().algorithm.name();
    let text = {
        let title = [
            text!(locale, "nav-search"),
            format!("n = {n}"),
            locale.text(&format!("algorithm-{algorithm}"), &[]),
        ];
        let queens = text!(locale, "trace-queens");
        let head = head(&title, &scene.counted, scene.counters, queens, &locale);
        let (run, locale) = (run.clone(), locale.clone());
        Callback::from(move |()| {
            head.clone() + &trace(&*run, |run| report_text(run, names, &locale))
        })
    };
    let filmed = {
        let algorithm = locale.text(&format!("algorithm-{algorithm}"), &[]);
        let ground = Picture::empty(size, format!("{algorithm}, n = {n}"), names.notation);
        let (run, locale) = (run.clone(), locale.clone());
        Callback::from(move |()| {
            film(&*run, ground.clone(), shown, |run| {
                (filmed(run), event_words(run, names, &locale))
            })
        })
    };
    let file = format!("search-{n}-{algorithm}-{}", run.step());
    let parts = Parts {
        title: "nav-search",
        board,
        activities: activities(Some(&state.linked), Place::Search, &locale),
        program,
        tree,
        memory: memory(run, names, &on_point, &locale),
        problem: (
            text!(locale, "jump-queen", queen = n),
            html! { <>{ problems(Place::Search, &locale) }{ settings(&state, &locale) }</> },
        ),
        race: result,
        comparison: Some(lazy(Comparison)),
        report: report(file, text, filmed, &locale),
    };
    let content = scene.html(parts, &on_go, &locale);
    html! { <ContextProvider<Locale> context={locale}>{ content }</ContextProvider<Locale>> }
}

/// The run with its texts.
fn scene(watch: &Watch<Surveyed>, ticks: Rc<Vec<Tick>>, names: Names, locale: &Locale) -> Scene {
    let run = &watch.run;
    let plan = run.plan();
    let failed = match watch.survey.job.state() {
        JobState::Failed(failure) => Some(failure_words(failure, locale)),
        _ => None,
    };
    // A repair puts all its queens on the board at once.
    let by_queens = plan.algorithm != Algorithm::Repair;
    Scene {
        at: Present::of(watch, ticks),
        algorithm: plan.algorithm.name(),
        status: status_name(run),
        event: event_words(run, names, locale),
        test: test_words(run, names),
        missing: watch.missing.map(|jump| missing_words(jump, locale)),
        counters: run.counters(),
        counted: COUNTERS.map(|counter| {
            let algorithm = plan.algorithm.name().into();
            locale.text(&format!("counter-{counter}"), &[("algorithm", algorithm)])
        }),
        counter_note: counter_note(plan.algorithm, locale),
        firsts: by_queens.then(|| Firsts {
            name: "first-queen",
            label: text!(locale, "jump-first-queen"),
            options: (1..=plan.n)
                .map(|queen| text!(locale, "jump-queen", queen))
                .collect(),
        }),
        failed: failed.map(|failed| format!("{failed} {}", text!(locale, "search-no-survey"))),
    }
}

/// The memory of the algorithm.
fn memory(run: &Run, names: Names, on_point: &Callback<Option<Square>>, locale: &Locale) -> Html {
    html! {
        <div class="memory">
            { arrays(run, names, locale) }
            { stack(run, names, on_point, locale) }
        </div>
    }
}
