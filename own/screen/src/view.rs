//! The view of the screen.

use std::rc::Rc;

use yew::prelude::*;

use super::answer::{answer, primary};
use super::draft;
use super::edited::{Drafts, Origin};
use super::engine::use_engine;
use super::jumps::onward;
use super::milestones::ticks;
use super::run::Run;
use super::run_report::use_run_report;
use super::sections::sections;
use super::start::use_beginning;
use super::state::{Action, State};
use super::tree::tree;
use super::watch::WatchedRun;
use super::watched::watched;
use super::ways::goal_key;
use crate::components::screen::{ScreenProps, use_screen};
use crate::components::transport::{Tick, Transport, transport_key, use_keys};
use crate::components::{
    RunListener, Stage, dispatching, dispatching_keys, stage, stores, use_frames,
};
use crate::link::OwnLink;
use crate::locale::{Locale, use_locale};
use crate::{clock, text};
use bezzel_run::jumps::jump_key;
use bezzel_run::tree::AnyTree;

/// The visitor's own program.
#[component]
pub fn OwnScreen(props: &ScreenProps<OwnLink>) -> Html {
    let locale = use_locale();
    let state = use_screen(props, |link| {
        State::new(
            link,
            if stores() {
                draft::stored()
            } else {
                Drafts::default()
            },
        )
    });
    use_effect_with(state.edited.drafts.clone(), |drafts| {
        if stores() {
            draft::store(drafts);
        }
    });
    let on_news = dispatching(&state, |(number, news)| Action::News(number, news));
    use_engine(state.wanted(), on_news);
    use_run_report(&state);
    let on_frame = dispatching(&state, |milliseconds| Action::Frame {
        milliseconds,
        now: clock::now,
    });
    use_frames(state.needs_frames(), on_frame);
    let plays = state.run.as_ref().is_some_and(|(_, watch)| watch.player.on);
    use_keys(dispatching_keys(&state, move |event| {
        let command = transport_key(event, plays).map(Action::Command);
        let jump = || jump_key(event, 0).map(Action::Jump);
        command
            .or_else(jump)
            .or_else(|| goal_key(event).map(Action::Go))
    }));
    let on_begin = dispatching(&state, |(written, source)| Action::Begin(written, source));
    let beginning = use_beginning(on_begin);
    let search = state.search().cloned();
    let drawn = {
        let run = state.run.as_ref().map(|(run, _)| run.clone());
        let number = run.as_ref().map(|run| run.number);
        let of = (number, state.edited.link.show.clone(), search.is_some());
        use_memo(of, move |_| Drawn {
            tree: search
                .as_ref()
                .zip(run.as_ref())
                .and_then(|(search, run)| tree(search, run)),
            ticks: Rc::new(search.as_deref().map(ticks).unwrap_or_default()),
        })
    };

    // A program of a lesson is as safe as the page.
    let is_foreign = use_context::<RunListener>().is_none_or(|task| task.is_foreign)
        && state.edited.origin == Origin::Link;
    let (board, status) = watched(&state, &locale);
    let (transport, icons, icons_label) = match &state.run {
        Some((run, watch)) => (
            timeline(&state, run, watch, drawn.ticks.clone(), &locale),
            onward(&state, &locale),
            Some("jumps"),
        ),
        // The place of the transport bar is kept until there is something to play.
        None => Default::default(),
    };
    let parts = Stage {
        class: classes!("search"),
        title: "nav-own",
        board,
        transport: Some(transport),
        status,
        primary: primary(&state, &beginning),
        answer: answer(&state, is_foreign, &locale),
        icons,
        icons_label,
        sections: sections(&state, beginning, is_foreign, drawn.tree.clone(), &locale),
        ..Stage::default()
    };
    html! {
        <div
            class="own-screen"
            data-own-state={state.run.as_ref().map_or("empty", |(run, _)| run.name())}
            data-own-board={state.reading().map(|reading| reading.variable.to_string())}
        >
            { stage(parts, &locale) }
        </div>
    }
}

/// The parts of a search that are made once for all steps.
struct Drawn {
    tree: Option<AnyTree>,
    ticks: Rc<Vec<Tick>>,
}

/// The transport bar of the run.
fn timeline(
    state: &UseReducerHandle<State>,
    run: &Run,
    watch: &WatchedRun,
    ticks: Rc<Vec<Tick>>,
    locale: &Locale,
) -> Html {
    let (step, last) = (watch.step(), run.recorded.get().lines());
    html! {
        <Transport
            playing={watch.player.on}
            at={u64::from(step)}
            last={Some(u64::from(last))}
            speed={watch.player.speed}
            plays_at_end=true
            {ticks}
            place={text!(locale, "own-place", step, last)}
            on_command={dispatching(state, Action::Command)}
        />
    }
}
