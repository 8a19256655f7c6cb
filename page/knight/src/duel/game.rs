//! The game as a whole: the choices before it begins, its moves, and the result.

use bezzel_solver::board::Square;
use yew::prelude::*;

use super::facts::{Facts, Lost};
use super::players::player_name;
use super::state::{Action, State};
use crate::components::control::Button;
use crate::components::dispatching;
use crate::locale::Locale;
use crate::text;

/// The style classes of what belongs to the first and to the second player.
pub const SIDES: [&str; 2] = ["by-first", "by-second"];

/// The winner, and the offer of the other side before a game that the visitor cannot win.
pub fn offer(state: &UseReducerHandle<State>, facts: &Facts, locale: &Locale) -> Html {
    let winner = usize::from(!facts.verdict.mover_wins());
    if !facts.hopeless {
        return Html::default();
    }
    html! {
        <div class="offer" data-notice="hopeless">
            <p>{ text!(locale, "reveal-wins", who = ["first", "second"][winner]) }</p>
            <Button
                name="swap"
                words={text!(locale, "duel-let-me-be", side = ["first", "second"][winner])}
                on_press={dispatching(state, |()| Action::Swap)}
            />
        </div>
    }
}

/// The offers after the game: back to the losing move, and a game with the sides swapped.
pub fn over(state: &UseReducerHandle<State>, facts: &Facts, locale: &Locale) -> Html {
    if !facts.status.is_over() {
        return Html::default();
    }
    html! {
        <div class="offer">
            if let Some(lost) = &facts.lost {
                { lost_by(lost, state, locale) }
            }
            <Button
                name="swap"
                words="rematch-swapped"
                on_press={dispatching(state, |()| Action::Swap)}
            />
        </div>
    }
}

/// The move that lost the game, and the button that takes it back.
fn lost_by(lost: &Lost, state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let link = state.link();
    let Lost::By { moves, better } = *lost else {
        return html! { <p>{ text!(locale, "duel-lost-from-start") }</p> };
    };
    let name = |square: Square| locale.square(square, link.path.board.size());
    let said = text!(
        locale,
        "duel-lost-by",
        who = player_name(link, moves % 2),
        square = name(link.path.squares[moves]),
        better = name(better)
    );
    html! {
        <>
            <p data-result="losing-move" data-value={(moves + 1).to_string()} data-state="done">{ said }</p>
            <Button name="back-to-losing-move" on_press={dispatching(state, move |()| Action::BackTo(moves))} />
        </>
    }
}

/// The squares in the order of the game. The squares of each player have their own shape and colour.
pub fn moves(state: &State, locale: &Locale) -> Html {
    let path = &state.link().path;
    if path.squares.is_empty() {
        return html! { <p class="quiet">{ text!(locale, "why-not-begun") }</p> };
    }
    let size = path.board.size();
    html! {
        <ol class="game-moves">
            for pair in path.squares.chunks(2) {
                <li>
                    for (square, class) in pair.iter().zip(SIDES) {
                        <span {class}>{ locale.square(square, size) }</span>
                    }
                </li>
            }
        </ol>
    }
}
