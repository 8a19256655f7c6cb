//! The screen of constructions, where nothing is to be constructed.

use bezzel::screens::ConstructScreen;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

use crate::shown::Shown;

#[wasm_bindgen_test]
async fn for_two_and_three_queens_the_screen_says_that_there_is_no_solution() {
    for n in [2, 3] {
        let shown = Shown::new(
            &format!("#/construct?n={n}&rule=modulo12"),
            |link, on_change| html! { <ConstructScreen {link} visit=0 {on_change} /> },
        )
        .await;
        assert_eq!(shown.status(), "no-solution");
        let words = shown.words();
        assert!(
            words.contains(&format!("no solution for n = {n}")),
            "{words}"
        );
        assert_eq!(shown.stage.count("[data-piece]"), 0);
        let disabled = shown
            .stage
            .attribute("[data-action=save-text]", "aria-disabled");
        assert_eq!(disabled.as_deref(), Some("true"));
    }
}
