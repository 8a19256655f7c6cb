//! The duel as a whole.

use bezzel::link::DuelLink;
use bezzel::screens::DuelScreen;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

use crate::board::at;
use crate::shown::Shown;

async fn open(hash: &str) -> Shown<DuelLink> {
    Shown::new(
        hash,
        |link, on_change| html! { <DuelScreen {link} visit=0 {on_change} /> },
    )
    .await
}

/// Round the centre of 3 x 3: then the first player cannot move.
const ROUND: &str = "a1 b3 c1 a2 c3 b1 a3 c2";

#[wasm_bindgen_test]
async fn two_people_move_in_turn_until_one_of_them_cannot() {
    let shown = open("#/duel?size=3x3").await;
    assert_eq!(shown.status(), "empty");
    assert_eq!(shown.stage.count("[data-legal]"), 9);
    shown.walk("a1 b3").await;
    let words = shown.words();
    assert!(words.contains("The first player can move"), "{words}");
    for (square, refused) in [
        ("a2", "a2 is not a knight’s move away"),
        ("a1", "has been on a1"),
    ] {
        shown.walk(square).await;
        assert!(shown.words().contains(refused), "{}", shown.words());
        assert_eq!(shown.visited(), 2);
    }
    shown.walk(&ROUND["a1 b3 ".len()..]).await;
    assert_eq!(shown.status(), "won");
    let words = shown.words();
    assert!(words.contains("The second player has won"), "{words}");
    assert_eq!(shown.stage.count("[data-legal]"), 0);
    shown.press("undo").await;
    assert_eq!(
        (shown.status().as_str(), shown.visited()),
        ("incomplete", 7)
    );
    shown.press("redo").await;
    assert_eq!(shown.status(), "won");
    shown.press("rematch").await;
    assert_eq!((shown.status().as_str(), shown.visited()), ("empty", 0));
}

#[wasm_bindgen_test]
async fn who_plays_alone_sees_their_own_loss_or_victory() {
    let over = "#/duel?size=3x3&start=a1&moves=1723605";
    let lost = open(&format!("{over}&second=greedy")).await;
    assert_eq!(lost.status(), "lost");
    assert!(lost.words().contains("You have lost"), "{}", lost.words());
    let won = open(&format!("{over}&first=greedy")).await;
    assert_eq!(won.status(), "won");
    assert!(won.words().contains("You have won"), "{}", won.words());
}

#[wasm_bindgen_test]
async fn the_computer_answers_and_undo_takes_both_moves_back() {
    let shown = open("#/duel?size=8x8").await;
    shown
        .switch("[data-choice=second] input[value=perfect]")
        .await;
    shown.walk("a1").await;
    shown.stage.until(|| shown.visited() == 2).await;
    let words = shown.words();
    assert!(words.contains("The computer has gone to"), "{words}");
    shown.press("undo").await;
    assert_eq!(shown.visited(), 0);
    shown.press("redo").await;
    assert_eq!(shown.visited(), 2);
    shown.press("restart").await;
    assert_eq!(shown.visited(), 0);
    assert_eq!(shown.link(), "#/duel?size=8x8&second=perfect");
}

#[wasm_bindgen_test]
async fn an_opened_game_waits_until_the_visitor_lets_the_computer_move() {
    let shown = open("#/duel?size=8x8&start=d4&second=perfect").await;
    assert_eq!(shown.stage.count("[data-legal]"), 0, "nobody can press");
    assert_eq!(shown.visited(), 1);
    shown.press("play").await;
    shown.stage.until(|| shown.visited() == 2).await;
}

#[wasm_bindgen_test]
async fn the_first_game_is_on_the_board_that_is_shown_if_one_wants_that() {
    let shown = open("#/duel").await;
    let rule = || {
        let words = shown.stage.words(".stage, .duel");
        words.contains("not on the board that is shown")
    };
    assert!(rule());
    shown.press("keep-board").await;
    assert!(!rule());
    assert_eq!(shown.stage.count("[data-action=keep-board]"), 0);
    assert_eq!(shown.stage.count("[data-action=oppose]"), 5);
    shown
        .stage
        .click("[data-action=oppose][data-value=perfect]")
        .await;
    // Perfect does not get the side that loses.
    assert_eq!(shown.link(), "#/duel?size=8x8&second=perfect");
    assert_eq!(shown.stage.count("[data-action=oppose]"), 0);
}

#[wasm_bindgen_test]
async fn a_game_that_cannot_be_won_is_announced_before_it_begins_and_the_other_side_offered() {
    let offer = "[data-notice=hopeless]";
    let shown = open("#/duel?size=4x4&second=perfect").await;
    let words = shown.stage.words(offer);
    assert!(words.contains("The second player wins"), "{words}");
    shown.press("swap").await;
    assert_eq!(shown.link(), "#/duel?size=4x4&first=perfect");
    assert_eq!(shown.stage.count(offer), 0);
    shown.stage.until(|| shown.visited() == 1).await;
    // On nine squares who begins in the middle wins.
    let shown = open("#/duel?size=3x3&second=perfect").await;
    assert_eq!(shown.stage.count(offer), 0);
    shown
        .switch("[data-choice=second] input[value=person]")
        .await;
    shown
        .switch("[data-choice=first] input[value=perfect]")
        .await;
    let words = shown.stage.words(offer);
    assert!(words.contains("The first player wins"), "{words}");
}

#[wasm_bindgen_test]
async fn after_a_lost_game_the_move_that_lost_it_is_named_and_one_plays_again() {
    let shown = open("#/duel?size=3x3&start=a1&moves=1723605&second=perfect").await;
    let lost_by = "[data-result=losing-move]";
    assert_eq!(shown.stage.attribute(lost_by, "data-value").unwrap(), "1");
    let words = shown.stage.words(lost_by);
    assert!(words.contains("b2 would have won"), "{words}");
    shown.press("back-to-losing-move").await;
    assert_eq!(shown.visited(), 0);
    shown.press("undo").await;
    assert_eq!(shown.status(), "lost");
    shown.press("swap").await;
    assert_eq!(shown.link(), "#/duel?size=3x3&first=perfect");
}

#[wasm_bindgen_test]
async fn who_wins_is_shown_with_the_winning_moves_and_the_pairs() {
    let shown = open("#/duel?size=8x8&start=d4").await;
    let value = |result: &str| {
        let selector = format!("[data-result={result}]");
        shown.stage.attribute(&selector, "data-value").unwrap()
    };
    assert_eq!(shown.stage.count("[data-result=winner]"), 0);
    shown.switch("[data-action=reveal]").await;
    assert_eq!(value("winner"), "mover");
    let words = shown.stage.words("[data-result=winner]");
    assert!(words.contains("The second player wins"), "{words}");
    assert_eq!(value("winning-moves"), "8");
    assert_eq!(shown.stage.count(".mark.winning"), 8);
    shown.switch("[data-action=pairs]").await;
    assert_eq!(shown.stage.count("[role=grid] .pair"), 32);
    assert_eq!(shown.stage.count(".pair.of-knight"), 1);
    let label = shown.stage.attribute(&at("d4"), "aria-label").unwrap();
    let (_, partner) = label.split_once("paired with ").expect("a partner");
    shown.walk(&partner[..2]).await;
    assert_eq!(value("winner"), "other");
    assert_eq!(value("winning-moves"), "0");
    assert_eq!(shown.stage.count("[role=grid] .pair"), 31);
    assert_eq!(shown.stage.count("[role=grid] .block-outline"), 8);
    let strategy = shown.stage.words(".strategy");
    assert!(strategy.contains("8 blocks"), "{strategy}");
    assert_eq!(shown.stage.count(".block-figure .pair"), 4);
}

#[wasm_bindgen_test]
async fn on_a_board_with_a_single_square_the_first_player_begins_there() {
    let shown = open("#/duel?size=3x3").await;
    shown.switch("[data-action=reveal]").await;
    shown.switch("[data-action=pairs]").await;
    let words = shown.stage.words("[data-result=winner]");
    assert!(words.contains("The first player wins"), "{words}");
    assert_eq!(shown.stage.count(".single"), 1);
    assert_eq!(shown.stage.count(".strategy"), 0);
    shown.walk("b2").await;
    assert_eq!(shown.status(), "won");
}

#[wasm_bindgen_test]
async fn holes_are_made_and_mended_and_the_sides_changed() {
    let shown = open("#/duel?size=8x8&start=d4").await;
    shown.switch("[data-action=holes]").await;
    shown.walk("h8 a1").await;
    assert_eq!(shown.link(), "#/duel?size=8x8&start=d4&holes=a1,h8");
    let label = shown.stage.attribute(&at("a1"), "aria-label").unwrap();
    assert_eq!(label, "a1, hole");
    assert_eq!(shown.stage.count(".strategy"), 0);
    shown.walk("a1").await;
    shown.switch("[data-action=holes]").await;
    shown.walk("e6").await;
    assert_eq!(shown.link(), "#/duel?size=8x8&start=d4&moves=1&holes=h8");
    shown.stage.write("#field-rows", "5").await;
    shown.switch("#field-rows").await;
    assert_eq!(shown.link(), "#/duel?size=5x8&start=d4");
}
