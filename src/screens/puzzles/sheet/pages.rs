//! The pages: puzzles, and their solutions apart. Shown on paper only.

use std::rc::Rc;

use bezzel_solver::board::Square;
use bezzel_solver::queens::puzzle::Puzzle;
use yew::prelude::*;

use crate::bridge::puzzle::Judged;
use crate::components::board::UNIT;
use crate::components::{dark_squares, region_colours, regions};
use crate::locale::Locale;
use crate::named::Named;
use crate::screens::puzzles::state::figure;
use crate::screens::puzzles::words::{RuleWithPiece, goal_words, kind_of};
use crate::text;

/// The sheet, if it is to be printed and its puzzles are there.
pub(in crate::screens::puzzles) fn pages(
    sheet: &super::Sheet,
    shown: Option<&Rc<Judged>>,
    locale: &Locale,
) -> Option<Html> {
    let puzzles = sheet.open.then(|| sheet.puzzles(shown)).flatten()?;
    let mut goals: Vec<String> = Vec::new();
    for judged in &puzzles {
        let [kind, rule] = sort_words(&judged.puzzle, locale);
        let goal = goal_words(&judged.puzzle, locale);
        let goal = format!("{kind}, {rule}: {goal}");
        if !goals.contains(&goal) {
            goals.push(goal);
        }
    }
    Some(html! {
        <section class="sheet" data-count={puzzles.len().to_string()}>
            <div class="paper">
                <h2>{ text!(locale, "nav-puzzles") }</h2>
                <div>
                    for goal in goals {
                        <p>{ goal }</p>
                    }
                </div>
                { boards(&puzzles, false, locale) }
            </div>
            <div class="paper solutions">
                <h2>{ text!(locale, "sheet-solutions") }</h2>
                { boards(&puzzles, true, locale) }
            </div>
        </section>
    })
}

fn boards(puzzles: &[Rc<Judged>], solved: bool, locale: &Locale) -> Html {
    html! {
        <div class="boards">
            for (place, judged) in (1..).zip(puzzles) {
                <figure>
                    <figcaption>{ caption(place, judged, solved, locale) }</figcaption>
                    { board(judged, solved) }
                </figure>
            }
        </div>
    }
}

fn caption(place: u32, judged: &Judged, solved: bool, locale: &Locale) -> String {
    if solved {
        return place.to_string();
    }
    let [kind, rule] = sort_words(&judged.puzzle, locale);
    let grade = judged.grade.map_or(0, u32::from);
    text!(locale, "sheet-caption", place, kind, rule, grade)
}

/// The kind and the rule.
fn sort_words(puzzle: &Puzzle, locale: &Locale) -> [String; 2] {
    let (kind, rule) = (kind_of(puzzle), RuleWithPiece(puzzle.rule()).name());
    [format!("puzzle-kind-{kind}"), format!("puzzle-rule-{rule}")].map(|key| locale.text(&key, &[]))
}

/// The puzzle in black and white, with the queens of its solution or only the given ones.
fn board(judged: &Judged, solved: bool) -> Html {
    let puzzle = &judged.puzzle;
    let side = puzzle.n() * UNIT;
    let solution = judged.solution().filter(|_| solved);
    let queens = solution.unwrap_or_else(|| puzzle.given());
    let reference = figure(puzzle.rule()).reference();
    let piece = |square: Square| {
        html! {
            <use
                class="piece"
                href={reference}
                x={(square.column * UNIT).to_string()}
                y={(square.row * UNIT).to_string()}
                width={UNIT.to_string()}
                height={UNIT.to_string()}
            />
        }
    };
    html! {
        <svg viewBox={format!("-4 -4 {0} {0}", side + 8)} preserveAspectRatio="xMinYMin" aria-hidden="true">
            if puzzle.regions().is_none() {
                <path
                    class="dark"
                    transform={format!("scale({UNIT})")}
                    d={dark_squares(puzzle.given().size())}
                />
            }
            { regions(puzzle, &region_colours(puzzle, true)) }
            <rect class="frame" width={side.to_string()} height={side.to_string()} />
            for square in queens.squares() {
                { piece(square) }
            }
        </svg>
    }
}
