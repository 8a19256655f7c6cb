//! The pages: puzzles, and their solutions apart. Shown on paper only.

use std::rc::Rc;

use bezzel_solver::queens::puzzle::Puzzle;
use yew::prelude::*;

use crate::bridge::puzzle::Judged;
use crate::components::region_colours;
use crate::locale::Locale;
use crate::named::Named;
use crate::queens::picture::picture;
use crate::queens::words::{RuleWithPiece, goal_words, kind_of};
use crate::shared::papers;
use crate::text;

/// The sheet, if it is to be printed and its puzzles are made.
pub fn pages(sheet: &super::Sheet, shown: Option<&Rc<Judged>>, locale: &Locale) -> Option<Html> {
    let puzzles = sheet.open.then(|| sheet.puzzles(shown)).flatten()?;
    let goals = html! {
        <div>
            for goal in goals(&puzzles, locale) {
                <p>{ goal }</p>
            }
        </div>
    };
    let heading = html! { <><h2>{ text!(locale, "nav-puzzles") }</h2>{ goals }</> };
    let boards = |solved| boards(&puzzles, solved, locale);
    Some(papers(puzzles.len(), heading, boards, locale))
}

/// A property of puzzles that all have.
fn shared<T: PartialEq>(puzzles: &[Rc<Judged>], of: impl Fn(&Judged) -> T) -> Option<T> {
    let (first, others) = puzzles.split_first()?;
    let shared = of(first);
    let is_shared = others.iter().all(|other| of(other) == shared);
    is_shared.then_some(shared)
}

/// The goals of the puzzles, each once, with its kind and its rule, and the difficulty if all have the same.
fn goals(puzzles: &[Rc<Judged>], locale: &Locale) -> Vec<String> {
    let grade = shared(puzzles, |judged| judged.grade).flatten();
    let mut goals: Vec<String> = Vec::new();
    for judged in puzzles {
        let sort = sort_words(&judged.puzzle, grade, locale);
        let goal = format!("{sort}: {}", goal_words(&judged.puzzle, locale));
        if !goals.contains(&goal) {
            goals.push(goal);
        }
    }
    goals
}

fn boards(puzzles: &[Rc<Judged>], solved: bool, locale: &Locale) -> Html {
    html! {
        <div class="boards">
            for (place, judged) in (1..).zip(puzzles) {
                <figure>
                    <figcaption>
                        { if solved { u32::to_string(&place) } else { caption(place, judged, puzzles, locale) } }
                    </figcaption>
                    { board(judged, solved) }
                </figure>
            }
        </div>
    }
}

/// The number of a puzzle, and the properties by which it differs from others of its page.
fn caption(place: u32, judged: &Judged, puzzles: &[Rc<Judged>], locale: &Locale) -> String {
    let sort = |judged: &Judged| (kind_of(&judged.puzzle), judged.puzzle.rule());
    let is_one_sort = shared(puzzles, sort).is_some();
    let is_one_grade = shared(puzzles, |judged| judged.grade).is_some();
    let grade = judged.grade.filter(|_| !is_one_grade);
    let words = match grade {
        _ if !is_one_sort => sort_words(&judged.puzzle, grade, locale),
        Some(grade) => text!(locale, "sheet-grade", grade = u32::from(grade)),
        None => return format!("{place}."),
    };
    format!("{place}. {words}")
}

/// The kind, the rule and, if given, the difficulty.
fn sort_words(puzzle: &Puzzle, grade: Option<u8>, locale: &Locale) -> String {
    let (kind, rule) = (kind_of(puzzle), RuleWithPiece(puzzle.rule()).name());
    let [kind, rule] = [format!("puzzle-kind-{kind}"), format!("puzzle-rule-{rule}")]
        .map(|key| locale.text(&key, &[]));
    let grade = grade.map_or(0, u32::from);
    text!(locale, "puzzle-sort", kind, rule, grade)
}

/// The puzzle in black and white, with the queens of its solution or only the given ones.
fn board(judged: &Judged, solved: bool) -> Html {
    let puzzle = &judged.puzzle;
    let solution = judged.solution().filter(|_| solved);
    let queens = solution.unwrap_or_else(|| puzzle.given());
    picture(puzzle, queens, &[], &region_colours(puzzle, true))
}
