//! The watched search: the bar that plays it, its steps in words, and its film.

use bezzel_solver::queens::puzzle::Puzzle;
use yew::prelude::*;

use super::result::picture;
use super::state::{Action, State, figure};
use super::watch::{WatchedSearch, follow};
use super::words::goal_words;
use crate::components::transport::Transport;
use crate::components::{Film, FilmMark, SaveFilm, dispatching, shown_places};
use crate::link::Notation;
use crate::locale::Locale;
use crate::text;

/// The bar that plays the search.
pub fn transport(state: &UseReducerHandle<State>, watch: &WatchedSearch, locale: &Locale) -> Html {
    html! {
        <Transport
            playing={watch.player.on}
            at={watch.at as u64}
            last={Some(watch.steps.len() as u64)}
            speed={watch.player.speed}
            plays_at_end=true
            place={place(watch, locale)}
            on_command={dispatching(state, Action::Command)}
        />
    }
}

/// The step of the search, in words.
pub fn words(state: &State, locale: &Locale) -> Html {
    let Some((watch, puzzle)) = state.watch.as_ref().zip(state.puzzle()) else {
        return Html::default();
    };
    let film = {
        let (watch, puzzle) = (watch.clone(), puzzle.clone());
        let (title, notation) = (goal_words(&puzzle, locale), locale.notation);
        Callback::from(move |()| film(&watch, &puzzle, &title, notation))
    };
    html! {
        <div class="solving-watched">
            <p>{ text!(locale, "puzzle-search") }</p>
            <p data-result="steps" data-value={watch.at.to_string()}>{ place(watch, locale) }</p>
            <div class="share">
                <SaveFilm {film} file="puzzle-search" />
            </div>
        </div>
    }
}

fn place(watch: &WatchedSearch, locale: &Locale) -> String {
    let done = &watch.steps[..watch.at];
    let back = done.iter().filter(|step| step.is_none()).count();
    let (at, last) = (watch.at, watch.steps.len());
    text!(locale, "puzzle-search-place", at, last, back)
}

/// The search up to the present step, or as a whole where it rests before its first.
fn film(watch: &WatchedSearch, puzzle: &Puzzle, title: &str, notation: Notation) -> Film {
    let figure = figure(puzzle.rule());
    let last = if watch.at == 0 {
        watch.steps.len()
    } else {
        watch.at
    };
    let mut film = Film::new(picture(puzzle, title, notation));
    let (mut placed, mut done) = (Vec::new(), 0);
    for at in shown_places(last + 1) {
        for step in &watch.steps[done..at] {
            follow(&mut placed, *step);
        }
        done = at;
        let all = puzzle.given().squares().chain(placed.iter().copied());
        let mut marks: Vec<_> = all.map(|at| FilmMark::Figure(figure, at)).collect();
        if at == watch.steps.len() && marks.len() == puzzle.n() as usize {
            marks.push(FilmMark::Solved);
        }
        film.push(marks);
    }
    film
}
