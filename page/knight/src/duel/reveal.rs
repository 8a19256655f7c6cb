//! The winner under perfect play, the winning moves, and the proof.

use yew::prelude::*;

use super::facts::Facts;
use super::overlay::block_figure;
use super::players::player_name;
use super::state::{Action, State};
use super::status::named;
use crate::components::control::Switch;
use crate::components::dispatching;
use crate::locale::Locale;
use crate::text;

/// The switches of the reveal, with the revealed facts.
pub fn reveal(state: &UseReducerHandle<State>, facts: &Facts, locale: &Locale) -> Html {
    let is_plain = facts.status.is_over() || facts.moves.is_empty();
    html! {
        <div class="reveal">
            <div class="row">
                <Switch
                    name="reveal"
                    label="reveal-winner"
                    on={state.revealed.winner}
                    on_switch={dispatching(state, Action::Reveal)}
                />
                <Switch
                    name="pairs"
                    label="reveal-pairs"
                    on={state.revealed.pairs}
                    on_switch={dispatching(state, Action::ShowPairs)}
                />
            </div>
            if state.revealed.winner && !is_plain {
                { winner(state, facts, locale) }
            }
            if state.revealed.pairs && !is_plain {
                <p>{ proof(state, facts, locale) }</p>
            }
            { strategy(facts, locale) }
        </div>
    }
}

fn winner(state: &State, facts: &Facts, locale: &Locale) -> Html {
    let link = state.link();
    let verdict = &facts.verdict;
    let player = if verdict.mover_wins() {
        link.mover()
    } else {
        1 - link.mover()
    };
    let count = verdict.winning_moves.len();
    let (moves, more) = named(&verdict.winning_moves, state, locale);
    html! {
        <div>
            <p class="verdict" data-result="winner" data-value={verdict.winner()} data-state="done">
                { text!(locale, "reveal-wins", who = player_name(link, player)) }
            </p>
            <p data-result="winning-moves" data-value={count.to_string()} data-state="done">
                if count == 0 {
                    { text!(locale, "reveal-no-move") }
                } else {
                    { text!(locale, "reveal-moves", count, moves, more) }
                }
            </p>
        </div>
    }
}

/// The reason why the winner wins, by the pairs in the drawing.
fn proof(state: &State, facts: &Facts, locale: &Locale) -> String {
    let path = &state.link().path;
    let size = path.board.size();
    let pairs = facts.verdict.matching.len();
    match (path.squares.last(), facts.verdict.mover_wins()) {
        (None, false) => text!(locale, "proof-all-paired", pairs),
        (None, true) => {
            let singles = facts.singles.len();
            text!(locale, "proof-singles", pairs, singles)
        }
        (Some(at), mover_wins) => match facts.partner(*at) {
            Some(partner) if mover_wins => text!(
                locale,
                "proof-partner",
                square = locale.square(at, size),
                partner = locale.square(partner, size)
            ),
            _ => text!(locale, "proof-no-partner", square = locale.square(at, size)),
        },
    }
}

/// The strategy of pairs in blocks, where the board divides into them.
fn strategy(facts: &Facts, locale: &Locale) -> Html {
    let Some(block) = facts.blocks.first() else {
        return Html::default();
    };
    html! {
        <details class="strategy">
            <summary>{ text!(locale, "strategy-title") }</summary>
            <div>
                { block_figure(block) }
                <div>
                    <p>{ text!(locale, "strategy-blocks", count = facts.blocks.len()) }</p>
                    <p>{ text!(locale, "strategy-answer") }</p>
                    <p>{ text!(locale, "strategy-why") }</p>
                </div>
            </div>
        </details>
    }
}
