//! The sections of the panel: the program, the verdict, the memory, the texts in and out, the tree of calls, the link.

use std::rc::Rc;

use yew::prelude::*;

use super::below_editor::below_editor;
use super::edited::Field;
use super::editor::{Editor, MarkedLines};
use super::errors::in_words;
use super::film::film;
use super::given::{given, origin};
use super::jumps::backward;
use super::memory::{memory, output};
use super::race::chosen;
use super::results::results;
use super::share::Share;
use super::start::{Beginning, Start};
use super::state::{Action, State};
use super::tree::{path_at, returned};
use super::verdict::mistake;
use super::watched::choice;
use super::ways::{following, out};
use crate::components::{SaveFilm, Section, dispatching};
use crate::link::Place;
use crate::locale::Locale;
use bezzel_run::problems::problems;
use bezzel_run::tree::{AnyTree, WatchedTree};

/// The sections. Those on the run come with it.
pub fn sections(
    state: &UseReducerHandle<State>,
    beginning: Beginning,
    is_foreign: bool,
    tree: Option<AnyTree>,
    locale: &Locale,
) -> Vec<Section> {
    let program = program(state, beginning, is_foreign, locale);
    let mut sections = vec![Section::new("program", "view-program", program)];
    let mut printed = Html::default();
    let mut calls = None;
    if let Some((run, watch)) = &state.run {
        let verdict = html! {
            <>
                { mistake(state, locale) }
                { results(run, state, locale) }
                { chosen(state, locale) }
            </>
        };
        let variables = html! {
            <>
                { choice(state, locale) }
                { following(state, watch, locale) }
                { memory(&watch.state, &run.program.source, out(state, run, watch), locale) }
            </>
        };
        sections.extend([
            Section::new("verdict", "own-verdict", verdict),
            Section::new("memory", "own-variables", variables),
        ]);
        printed = output(run.recorded.get().output(&watch.state), locale);
        calls = Some(calls_tree(state, tree, locale));
    }
    let texts = html! { <>{ printed }{ given(state, locale) }</> };
    sections.push(Section::new("texts", "own-texts", texts));
    sections.extend(calls.map(|calls| Section::new("tree", "view-tree", calls)));
    let share = html! {
        <>
            <Share link={state.edited.link.clone()} />
            if let Some(film) = film(state, locale) {
                <div class="share"><SaveFilm {film} file="program" /></div>
            }
        </>
    };
    sections.push(Section::new("share", "share", share));
    sections
}

/// The editor, and the ways to a program.
fn program(
    state: &UseReducerHandle<State>,
    beginning: Beginning,
    is_foreign: bool,
    locale: &Locale,
) -> Html {
    html! {
        <div class="own-program">
            if state.run.is_none() {
                { problems(Place::Own, locale) }
            } else {
                { origin(state, is_foreign, locale) }
            }
            <Start {beginning} on_load={dispatching(state, Action::Load)} />
            <Editor
                source={state.edited.link.source.clone()}
                marked={marked(state)}
                error={wrong(state, locale)}
                breaks={Rc::from(&*state.edited.link.breaks)}
                on_edit={dispatching(state, |text| Action::Edit(Field::Source, text))}
                on_break={dispatching(state, Action::Break)}
                on_caret={dispatching(state, Action::Caret)}
            />
            { below_editor(state, locale) }
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

/// The words on the error of the marked line.
fn wrong(state: &State, locale: &Locale) -> Option<AttrValue> {
    let (run, _) = state.run.as_ref()?;
    run.error().map(|error| in_words(&error, locale).into())
}

/// The tree of the program's calls, if it has a recursive function, and the jumps back.
fn calls_tree(state: &UseReducerHandle<State>, tree: Option<AnyTree>, locale: &Locale) -> Html {
    let jumps = backward(state, locale);
    let (Some(tree), Some((_, watch)), Some(search)) = (tree, &state.run, state.search()) else {
        return jumps;
    };
    let path = path_at(search, watch.step());
    let levels = path.len() as u32 + 2;
    WatchedTree {
        tree,
        path,
        returned: returned(search, watch.step()),
        names: locale.names(state.size()),
        moves: watch.player.on,
        expanded: watch.expanded.clone(),
        on_walk: dispatching(state, Action::Walk),
        jumps,
    }
    .html(levels)
}
