//! The view of the offers at the start.

use bezzel_solver::board::Size;
use yew::prelude::*;

use super::puzzle::{Progress, picture, puzzle_of};
use super::slices::use_slices;
use super::tour::{SIDE, link_of, tour_of};
use super::walk::Walk;
use crate::bridge::python_engine;
use crate::components::{LinkTo, PuzzleRecords, Standing, preferred_sort, today};
use crate::link::{Link, Place, Screen, SolutionsLink, View};
use crate::locale::use_locale;
use crate::text;

/// A sentence on the page; two small boards and three lines, each a link.
#[component]
pub fn OfferList() -> Html {
    let locale = use_locale();
    let day = use_memo((), |()| today());
    let sort = *use_memo((), |()| preferred_sort());
    let puzzle = use_slices({
        let day = *day;
        move || puzzle_of(day, sort)
    });
    let progress = *use_memo(*day, |&day| {
        Progress::of(&PuzzleRecords::stored(), day, sort)
    });
    let tour = use_slices({
        let day = *day;
        move || tour_of(day)
    });
    let size = Size::square(SIDE).ok();
    let ways = [
        ("start-watch", Link::to(Screen::bare(Place::Search))),
        ("start-lessons", Link::to(Screen::bare(Place::Lessons))),
        ("start-program", program()),
    ];
    html! {
        <div class="start">
            <p>{ text!(locale, "start-about") }</p>
            <LinkTo link={Link::to(Screen::bare(Place::Puzzles))} class="offer">
                <span class="picture">
                    if let Some(puzzle) = &puzzle {
                        { picture(puzzle) }
                    }
                </span>
                <span>
                    { text!(locale, "start-puzzle") }
                    if let Some(words) = progress.words(&locale) {
                        <span class="progress" data-kept={progress.standing().map(Standing::name)}>
                            { words }
                        </span>
                    }
                </span>
            </LinkTo>
            <LinkTo link={link_of(*day).map_or_else(|| Link::to(Screen::bare(Place::Tour)), |link| Link::of(&link))} class="offer">
                <span class="picture">
                    if let (Some(squares), Some(size)) = (tour, size) {
                        <Walk {size} {squares} />
                    }
                </span>
                <span>{ text!(locale, "start-tour") }</span>
            </LinkTo>
            <ul>
                for (words, link) in ways {
                    <li key={words}><LinkTo {link}><>{ locale.text(words, &[]) }</></LinkTo></li>
                }
            </ul>
        </div>
    }
}

/// The link to check a program: to run it if this build can, or else to check its output.
fn program() -> Link {
    if python_engine().is_some() {
        return Link::to(Screen::bare(Place::Own));
    }
    Link::of(&SolutionsLink {
        view: View::Check,
        ..SolutionsLink::default()
    })
}
