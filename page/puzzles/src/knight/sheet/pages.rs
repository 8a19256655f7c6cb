//! The pages: puzzles, and their solutions apart. Shown on paper only.

use std::rc::Rc;

use bezzel_solver::board::Square;
use yew::prelude::*;

use super::Sheet;
use crate::bridge::numbers::Judged;
use crate::components::{UNIT, centre, dark_squares, squares_path};
use crate::locale::Locale;
use crate::shared::papers;
use crate::text;

/// The sheet, if it is to be printed and its puzzles are made.
pub fn pages(sheet: &Sheet, shown: Option<&Rc<Judged>>, locale: &Locale) -> Option<Html> {
    let puzzles = sheet.open.then(|| sheet.puzzles(shown)).flatten()?;
    let first = &puzzles.first()?.puzzle;
    let goal = text!(
        locale,
        "numbers-goal",
        last = first.board().area(),
        closed = first.kind().name()
    );
    let heading = html! { <><h2>{ text!(locale, "nav-numbers") }</h2><p>{ goal }</p></> };
    let boards = |solved| boards(&puzzles, solved, locale);
    Some(papers(puzzles.len(), heading, boards, locale))
}

fn boards(puzzles: &[Rc<Judged>], solved: bool, locale: &Locale) -> Html {
    let caption = |place: u32, judged: &Judged| match judged.grade.filter(|_| !solved) {
        Some(grade) => {
            let words = text!(locale, "sheet-grade", grade = u32::from(grade));
            format!("{place}. {words}")
        }
        None => place.to_string(),
    };
    html! {
        <div class="boards">
            for (place, judged) in (1..).zip(puzzles) {
                <figure>
                    <figcaption>{ caption(place, judged) }</figcaption>
                    { board(judged, solved) }
                </figure>
            }
        </div>
    }
}

/// The puzzle in black and white, with all numbers of its solution or only the given ones, which are bold.
fn board(judged: &Judged, solved: bool) -> Html {
    let puzzle = &judged.puzzle;
    let size = puzzle.board().size();
    let (width, height) = (size.columns() * UNIT, size.rows() * UNIT);
    let solution = judged.solution.as_ref().filter(|_| solved);
    let solution = solution.into_iter().flatten().copied();
    let numbers = (1..).zip(solution);
    let is_given = |number: u32| puzzle.given().iter().any(|&(given, _)| given == number);
    let others = numbers.filter(|&(number, _)| !is_given(number));
    let text = |(number, square): (u32, Square), class: &'static str| {
        let (x, y) = centre(square);
        html! { <text {class} x={x.to_string()} y={(y + 14).to_string()}>{ number }</text> }
    };
    let rows = (1..size.rows()).map(|row| format!("M0 {}h{width}", row * UNIT));
    let columns = (1..size.columns()).map(|column| format!("M{} 0v{height}", column * UNIT));
    let lines = rows.chain(columns).collect::<Vec<_>>().concat();
    html! {
        <svg viewBox={format!("-4 -4 {} {}", width + 8, height + 8)} preserveAspectRatio="xMidYMin" aria-hidden="true">
            <path class="dark" transform={format!("scale({UNIT})")} d={dark_squares(size)} />
            <path class="holes" transform={format!("scale({UNIT})")} d={squares_path(puzzle.board().holes())} />
            <path class="lines" d={lines} />
            <rect class="frame" width={width.to_string()} height={height.to_string()} />
            { for puzzle.given().iter().map(|&given| text(given, "given")) }
            { for others.map(|other| text(other, "other")) }
        </svg>
    }
}
