//! The screen as it is drawn.

use yew::prelude::*;

use super::board::bring_board;
use super::draft;
use super::editor::{Editor, MarkedLines};
use super::engine::use_engine;
use super::given::{given, origin};
use super::jumps::jumps;
use super::memory::{output, stack, variables};
use super::results::results;
use super::run::Run;
use super::share::Share;
use super::stage::{press, stage};
use super::start::Start;
use super::state::{Action, Field, State};
use super::told::use_told;
use super::tree::{path_at, tree};
use super::watch::Watch;
use super::watched::watched;
use crate::components::transport::{Transport, transport_key, use_frames, use_keys};
use crate::components::{dispatching, dispatching_keys, keeps};
use crate::link::{OwnLink, Place};
use crate::locale::{Locale, use_locale};
use crate::screens::search::problems::problems;
use crate::screens::search::tree::WatchedTree;
use crate::screens::{ScreenProps, use_screen};
use crate::text;

/// The visitor's own program.
#[component]
pub fn OwnScreen(props: &ScreenProps<OwnLink>) -> Html {
    let locale = use_locale();
    let state = use_screen(props, |link| {
        State::new(link, keeps().then(draft::stored).flatten())
    });
    use_effect_with(state.draft.clone(), |draft| {
        if keeps() {
            draft::store(draft.as_ref());
        }
    });
    let on_news = dispatching(&state, |(number, news)| Action::News(number, news));
    use_engine(state.wanted(), on_news);
    use_told(&state);
    use_frames(state.needs_frames(), dispatching(&state, Action::Frame));
    let plays = state.run.as_ref().is_some_and(|(_, watch)| watch.player.on);
    use_keys(dispatching_keys(&state, move |event| {
        transport_key(event, plays).map(Action::Command)
    }));
    let is_over = state.run.as_ref().is_some_and(|(run, _)| !run.is_active());
    use_effect_with(is_over, |is_over| {
        if *is_over {
            bring_board();
        }
    });
    let search = state.search().cloned();
    let tree = {
        let number = state.run.as_ref().map(|(run, _)| run.number);
        let of = (number, state.link.show.clone(), search.is_some());
        use_memo(of, move |_| search.as_ref().and_then(tree))
    };

    html! {
        <div class="screen own">
            <h1 class="visually-hidden">{ text!(locale, "nav-own") }</h1>
            <div class="own-main" data-own-state={state.run.as_ref().map_or("empty", |(run, _)| run.name())}>
                { problems(Place::Own, &locale) }
                { watched(&state, &locale) }
                <div class="own-program">
                    { origin(&state, &locale) }
                    <Start
                        on_begin={dispatching(&state, |(written, source)| Action::Begin(written, source))}
                        on_load={dispatching(&state, Action::Load)}
                    />
                    { press(&state, &locale) }
                    { stage(&state, &locale) }
                    <Editor
                        source={state.link.source.clone()}
                        marked={marked(&state)}
                        on_edit={dispatching(&state, |text| Action::Edit(Field::Source, text))}
                    />
                    { given(&state, &locale) }
                </div>
                if let Some((run, watch)) = &state.run {
                    { timeline(&state, run, watch, &locale) }
                    { results(run, state.search().map(|search| &**search), state.verdict(), &locale) }
                    { memory(run, watch, &locale) }
                }
                if let (Some(tree), Some((_, watch)), Some(search)) = (&*tree, &state.run, state.search()) {
                    {
                        calls(WatchedTree {
                            tree: tree.clone(),
                            path: path_at(search, watch.step()),
                            names: locale.names(state.size()),
                            moves: watch.player.on,
                            expanded: watch.expanded.clone(),
                            on_walk: dispatching(&state, Action::Walk),
                        })
                    }
                }
                <Share link={state.link.clone()} />
            </div>
        </div>
    }
}

/// The marked lines of the program, unless it has changed since it ran.
fn marked(state: &State) -> MarkedLines {
    match &state.run {
        Some((run, watch)) if state.is_as_run() => MarkedLines {
            next: watch.state.line(),
            before: watch.state.line_before(),
            wrong: run.error().and_then(|error| error.line),
        },
        _ => MarkedLines::default(),
    }
}

/// The one timeline of the run: the transport bar, and the jumps.
fn timeline(state: &UseReducerHandle<State>, run: &Run, watch: &Watch, locale: &Locale) -> Html {
    let (step, last) = (watch.step(), run.recorded.get().lines());
    html! {
        <div class="own-timeline">
            <Transport
                playing={watch.player.on}
                at={u64::from(step)}
                last={Some(u64::from(last))}
                speed={watch.player.speed}
                plays_at_end=true
                place={text!(locale, "own-place", step, last)}
                on_command={dispatching(state, Action::Command)}
            />
            { jumps(state, step, state.search().map(|search| &**search), locale) }
        </div>
    }
}

/// Variables, calls, and the printed text.
fn memory(run: &Run, watch: &Watch, locale: &Locale) -> Html {
    let recording = run.recorded.get();
    html! {
        <div class="own-memory">
            { variables(&watch.state, locale) }
            { stack(&watch.state, locale) }
            { output(recording.output(&watch.state), locale) }
        </div>
    }
}

/// The tree of the program's calls.
fn calls(tree: WatchedTree) -> Html {
    let levels = tree.path.len() as u32 + 2;
    tree.html(levels)
}
