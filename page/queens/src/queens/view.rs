//! The view of the screen.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::Conflict;
use yew::prelude::*;

use super::arithmetic::arithmetic;
use super::facts::{Facts, Status};
use super::inquiry::{self, AnswerDrawing, answer_panel, hint_button, questions};
use super::panel::{after_solution, icons, is_untouched, position_field, settings, zooming};
use super::share::share;
use super::start::section;
use super::state::{Action, State};
use super::status::status;
use crate::bridge::output::use_position;
use crate::bridge::use_request;
use crate::components::board::{Board, Cell, attack_line, pointed, square_of};
use crate::components::control::Shortcut;
use crate::components::screen::{ScreenProps, use_background, use_screen};
use crate::components::{
    Figure, PageMode, Section, Stage, dispatching, dispatching_keys, recall_history, stage,
    use_stored_history,
};
use crate::link::{Place, QueensLink};
use crate::locale::{Locale, use_locale};
use crate::text;

/// Maximum number of lines drawn: on a board that is full of pieces more
/// would be one dark mass, and slow.
const MOST_LINES: usize = 400;

/// The smallest side of boards that can be zoomed.
const LARGE: u32 = 30;

/// The board screen.
#[component]
pub fn QueensScreen(props: &ScreenProps<QueensLink>) -> Html {
    let locale = use_locale();
    let state = use_screen(props, |link| State::new(recall_history(link)));
    use_stored_history(Some(&state.history));
    let position = state.position().clone();
    use_request(
        &state.inquiry.job,
        dispatching(&state, |event| {
            Action::Inquiry(inquiry::Action::Worker(event))
        }),
    );
    let n = position.placement.n();
    use_position(state.unread.clone(), n, dispatching(&state, Action::Found));
    let facts = use_memo(position.clone(), Facts::of);
    let drawn = AnswerDrawing::of(&state.inquiry);
    let cells = {
        let facts = facts.clone();
        // On a solved board every empty square is attacked, so marks would say nothing.
        let marked = state.shows_attacked && facts.status != Status::Solution;
        use_memo(
            (position.clone(), marked, drawn.clone(), locale.clone()),
            move |(position, marked, drawn, locale)| {
                board_cells(position, &facts, *marked, drawn, locale)
            },
        )
    };
    let at_start = use_context::<PageMode>().is_some_and(|mode| mode.start);
    let (zoom, large) = (use_state_eq(|| 1), position.placement.n() >= LARGE);
    let at = use_state_eq(|| None::<Square>);
    if !use_background(Place::Queens, state.inquiry.work()) {
        return Html::default();
    }
    let on_press = dispatching(&state, Action::Press);
    let on_move = dispatching(&state, |(from, to)| Action::Move(from, to));
    let size = position.placement.size();
    let on_inquiry = dispatching(&state, Action::Inquiry);
    let solved = facts.status == Status::Solution;
    let on_point = {
        let at = at.setter();
        Callback::from(move |square| at.set(square))
    };
    let board = html! {
        <div class="zoomed" data-zoom={(large && *zoom > 1).then(|| zoom.to_string())}>
            <Board
                {size}
                cells={(*cells).clone()}
                label={text!(locale, "board-label", n = size.rows())}
                {on_press}
                {on_move}
            >
                { attack_lines(&facts.conflicts) }
                { drawn.overlay(size.rows()) }
                { pointed(at.filter(|square| position.placement.contains(*square))) }
            </Board>
        </div>
    };
    let piece = position.piece.name();
    let mut sections = vec![
        Section::new(
            "answers",
            "section-answers",
            questions(&position, solved, &on_inquiry, &locale),
        ),
        Section::new(
            "why",
            "section-why",
            arithmetic(&facts.squares, size, &on_point, &locale),
        ),
        Section::new(
            "settings",
            text!(locale, "queens-chip", n = size.rows(), piece),
            settings(&state),
        ),
        Section::new(
            "share",
            "share",
            html! { <>{ share(&position, &locale) }{ position_field(&state, &locale) }</> },
        ),
    ];
    if at_start {
        sections.insert(0, section());
    }
    stage(
        Stage {
            title: "nav-queens",
            board,
            status: status(&state, &facts, &locale),
            primary: if solved {
                after_solution(&state, &locale)
            } else {
                hint_button(&state.inquiry, &on_inquiry)
            },
            answer: answer_panel(&state.inquiry, &position, &on_inquiry),
            icons: html! {
                <>
                    { icons(&state) }
                    if large {
                        { zooming(&zoom) }
                    }
                </>
            },
            // The start offers nothing that does nothing.
            icons_label: (!at_start || !is_untouched(&state)).then_some("queens-toolbar"),
            sections,
            onkeydown: dispatching_keys(&state, move |event| shortcut(event, size)),
            ..Stage::default()
        },
        &locale,
    )
}

/// The cells of the board, with the marks of an answer.
fn board_cells(
    position: &QueensLink,
    facts: &Facts,
    marked: bool,
    drawn: &AnswerDrawing,
    locale: &Locale,
) -> Rc<[Cell]> {
    let piece = position.piece.name();
    let words = |key: &str| AttrValue::from(locale.text(key, &[]));
    let quiet = words(&format!("square-{piece}"));
    let in_conflict = words(&format!("square-{piece}-conflict"));
    let attacked = words("square-attacked");
    let cell = |square: Square| {
        let occupied = position.placement.contains(square);
        let conflict = facts.conflicting.contains(square);
        let is_attacked = marked && facts.attacked.contains(square);
        Cell {
            figure: occupied.then(|| Figure::from(position.piece)),
            conflict,
            attacked: is_attacked,
            words: match (occupied, conflict, is_attacked) {
                (true, true, _) => in_conflict.clone(),
                (true, false, _) => quiet.clone(),
                (false, _, true) => attacked.clone(),
                (false, _, false) => AttrValue::default(),
            },
            mark: drawn.mark(square),
            ..Cell::default()
        }
    };
    position.placement.size().squares().map(cell).collect()
}

/// The attack lines, dashed, each from piece to piece.
fn attack_lines(conflicts: &[Conflict]) -> Html {
    html! {
        for conflict in conflicts.iter().take(MOST_LINES) {
            { attack_line(conflict.a, conflict.b) }
        }
    }
}

/// The shortcuts: undo and redo by their usual keys, and R to read out the pieces around the focused square.
fn shortcut(event: &KeyboardEvent, size: Size) -> Option<Action> {
    match Shortcut::of(event)? {
        Shortcut::Undo => Some(Action::Undo),
        Shortcut::Redo => Some(Action::Redo),
        Shortcut::Plain(key) if key == "r" => square_of(event, size).map(Action::Read),
        Shortcut::Plain(_) => None,
    }
}
