//! Numbers and plurals as the browser has them, and the loading of texts.

use bezzel::locale::{BrowserForms, Forms, Language, load};
use js_sys::Number;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::stage::english;

#[wasm_bindgen_test]
fn numbers_have_the_separators_of_their_language() {
    let number = |language| BrowserForms::new(language).number(14_200);
    assert_eq!(number(Language::English), "14,200");
    assert_eq!(number(Language::Vietnamese), "14.200");
    assert_eq!(number(Language::Hungarian), "14\u{a0}200");
}

#[wasm_bindgen_test]
fn small_numbers_are_written_as_the_browser_writes_them() {
    for language in [Language::English, Language::Vietnamese, Language::Hungarian] {
        let forms = BrowserForms::new(language);
        for number in [-1, 0, 7, 42, 999, 1000] {
            let of_browser = Number::from(number).to_locale_string(language.code());
            assert_eq!(forms.number(i64::from(number)), String::from(of_browser));
        }
    }
}

#[wasm_bindgen_test]
fn plural_categories_are_those_of_the_language() {
    let plural = |language, value| BrowserForms::new(language).plural(value);
    for (value, one_or_other) in [(0, "other"), (1, "one"), (2, "other"), (14_200, "other")] {
        assert_eq!(plural(Language::English, value), one_or_other);
        assert_eq!(plural(Language::Hungarian, value), one_or_other);
        assert_eq!(plural(Language::Vietnamese, value), "other");
    }
}

#[wasm_bindgen_test]
fn texts_are_filled_with_the_browsers_forms() {
    let locale = english();
    let text = |count: u32| locale.text("all-found", &[("count", count.into())]);
    assert!(text(1).contains("1 board."), "{}", text(1));
    assert!(text(14_200).contains("14,200 boards."), "{}", text(14_200));
    assert_eq!(locale.number(14_200), "14,200");
}

/// Nothing serves the texts here, as for a visitor who has gone offline.
#[wasm_bindgen_test]
async fn texts_that_cannot_be_fetched_are_an_error_and_no_panic() {
    let error = load(Language::Hungarian, vec!["queens"]).await.unwrap_err();
    assert!(error.contains("hu/page.ftl"), "{error}");
}
