//! Numbers and plurals as the browser has them, and the loading of texts.

use bezzel::locale::{Argument, Language, Texts, load};
use js_sys::{Array, BigInt, Function, Intl, Object};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::stage::english;

#[wasm_bindgen_test]
fn numbers_are_written_as_the_browser_writes_them() {
    for language in Language::ALL {
        let tags = Array::of1(&language.code().into());
        let format: Function = Intl::NumberFormat::new(&tags, &Object::new()).format();
        let texts = Texts::read("", language).unwrap();
        let powers = (0..36).map(|digits| 10_i128.pow(digits));
        for number in powers.flat_map(|power| [power - 1, power, -power]) {
            let plain = number.to_string();
            let big = BigInt::new(&plain.as_str().into()).unwrap();
            let of_browser = format.call1(&JsValue::UNDEFINED, &big).unwrap();
            assert_eq!(Some(texts.digits(&plain)), of_browser.as_string());
        }
    }
}

#[wasm_bindgen_test]
fn plural_categories_are_those_of_the_browser() {
    for language in Language::ALL {
        let tags = Array::of1(&language.code().into());
        let rules = Intl::PluralRules::new(&tags, &Object::new());
        let names = ["zero", "one", "two", "few", "many"].map(|name| format!("[{name}] {name}"));
        let source = format!(
            "category = {{ $count ->\n {}\n *[other] other\n }}",
            names.join("\n ")
        );
        let texts = Texts::read(&source, language).unwrap();
        for count in (-2..=200).chain([1000, 1001, 1_000_000]) {
            let category = texts.text("category", &[("count", Argument::Number(count))]);
            assert_eq!(
                category,
                String::from(rules.select(count as f64)),
                "{count}"
            );
        }
    }
}

#[wasm_bindgen_test]
fn texts_are_filled_with_the_forms_of_their_language() {
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
