//! Fields for numbers and texts.

use bezzel::components::control::{NumberField, TextField};
use bezzel::link::{Expected, Notice};
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

use crate::stage::{Stage, recorder};

const NUMBER: &str = "#field-n";
const TEXT: &str = "#field-position";

fn number_field(value: u32, on_change: &Callback<u32>) -> Html {
    html! {
        <NumberField
            name="n"
            label={"Side n".to_owned()}
            {value}
            least={1}
            most={64}
            default={8}
            on_change={on_change.clone()}
        />
    }
}

#[wasm_bindgen_test]
async fn a_typed_number_counts_when_the_field_is_left() {
    let (given, on_change) = recorder();
    let stage = Stage::new(number_field(8, &on_change)).await;
    assert_eq!(stage.words("label[for=field-n]"), "Side n");
    stage.write(NUMBER, "1").await;
    stage.write(NUMBER, " 12 ").await;
    assert!(given.borrow().is_empty(), "not while it is typed");
    stage.plain(NUMBER, "change").await;
    assert_eq!(*given.borrow(), [12]);
}

#[wasm_bindgen_test]
async fn a_wrong_number_is_left_as_it_is_with_the_range_beside_it() {
    let (given, on_change) = recorder();
    let stage = Stage::new(number_field(8, &on_change)).await;
    for wrong in ["0", "65", "-1", "8.5", "many", "", "99999999999"] {
        stage.write(NUMBER, wrong).await;
        stage.plain(NUMBER, "change").await;
        assert_eq!(stage.value(NUMBER), wrong);
        assert_eq!(
            stage.attribute(NUMBER, "aria-invalid").as_deref(),
            Some("true")
        );
        let error = stage.attribute(NUMBER, "aria-describedby").unwrap();
        let words = stage.words(&format!("#{error}[role=alert]"));
        assert!(words.contains("from 1 to 64"), "{words}");
    }
    assert!(given.borrow().is_empty());
    stage.write(NUMBER, "7").await;
    assert_eq!(stage.count("[role=alert]"), 0);
    assert_eq!(stage.attribute(NUMBER, "aria-invalid"), None);
}

#[wasm_bindgen_test]
async fn steps_stop_at_the_ends_of_the_range() {
    let (given, on_change) = recorder();
    let mut stage = Stage::new(number_field(2, &on_change)).await;
    stage.click("[data-action=n-less]").await;
    stage.click("[data-action=n-more]").await;
    assert_eq!(*given.borrow(), [1, 3]);
    stage.show(number_field(1, &on_change)).await;
    assert!(
        stage
            .one("[data-action=n-less]")
            .has_attribute("aria-disabled")
    );
    stage.show(number_field(64, &on_change)).await;
    assert!(
        stage
            .one("[data-action=n-more]")
            .has_attribute("aria-disabled")
    );
}

#[wasm_bindgen_test]
async fn a_field_is_set_back_where_it_differs_from_its_default() {
    let (given, on_change) = recorder();
    let mut stage = Stage::new(number_field(12, &on_change)).await;
    stage.click("[data-action=n-reset]").await;
    assert_eq!(*given.borrow(), [8]);
    stage.show(number_field(8, &on_change)).await;
    assert_eq!(stage.count("[data-action=n-reset]"), 0);
}

#[wasm_bindgen_test]
async fn a_step_drops_what_was_typed_wrong() {
    let (_, on_change) = recorder();
    let stage = Stage::new(number_field(8, &on_change)).await;
    stage.write(NUMBER, "99").await;
    stage.click("[data-action=n-more]").await;
    assert_eq!(
        stage.value(NUMBER),
        "8",
        "its own value, until it is given another"
    );
    assert_eq!(stage.count("[role=alert]"), 0);
}

fn text_field(value: &str, error: Option<Notice>, on_give: &Callback<String>) -> Html {
    html! {
        <TextField
            name="position"
            label={"Position as text".to_owned()}
            placeholder="15863724"
            button={"Place".to_owned()}
            value={value.to_owned()}
            {error}
            on_give={on_give.clone()}
        />
    }
}

#[wasm_bindgen_test]
async fn a_text_is_given_when_the_form_is_sent() {
    let (given, on_give) = recorder();
    let stage = Stage::new(text_field("", None, &on_give)).await;
    stage.write(TEXT, "2413").await;
    assert!(given.borrow().is_empty());
    let left_to_the_browser = stage.plain("form", "submit").await;
    assert!(!left_to_the_browser, "or the page would be left");
    assert_eq!(*given.borrow(), ["2413"]);
}

#[wasm_bindgen_test]
async fn a_refused_text_stays_to_be_mended_with_the_reason_beside_it() {
    let (_, on_give) = recorder();
    let mut stage = Stage::new(text_field("", None, &on_give)).await;
    stage.write(TEXT, "24<13").await;
    let refused = Notice {
        parameter: "text",
        value: "24<13".to_owned(),
        expected: Expected::Position(4),
    };
    stage.show(text_field("", Some(refused), &on_give)).await;
    assert_eq!(stage.value(TEXT), "24<13");
    assert_eq!(
        stage.attribute(TEXT, "aria-invalid").as_deref(),
        Some("true")
    );
    let error = stage.attribute(TEXT, "aria-describedby").unwrap();
    let words = stage.words(&format!("#{error}[role=alert][data-notice=text]"));
    assert!(words.contains("24<13") && words.contains("1234"), "{words}");
    stage.show(text_field("", None, &on_give)).await;
    assert_eq!(stage.count("[role=alert]"), 0);
}

#[wasm_bindgen_test]
async fn a_text_field_is_set_when_its_value_changes() {
    let (_, on_give) = recorder();
    let mut stage = Stage::new(text_field("a1", None, &on_give)).await;
    assert_eq!(stage.value(TEXT), "a1");
    stage.show(text_field("a1,c5", None, &on_give)).await;
    assert_eq!(stage.value(TEXT), "a1,c5");
}
