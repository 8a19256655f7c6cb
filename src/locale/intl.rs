//! Numbers and plural categories, asked of the browser's own `Intl`, which
//! knows the rules of every language and costs no download.

use std::cell::OnceCell;

use js_sys::{Array, BigInt, Function, Intl, Object};
use wasm_bindgen::JsValue;

use super::Language;

/// The form of numbers in a language, and the plural category of each.
pub trait Forms {
    /// The number in the language's digits, grouping and decimal sign.
    fn number(&self, value: i64) -> String;

    /// A whole number of any size, from plain digits to the digits of the language.
    fn digits(&self, plain: &str) -> String;

    /// The CLDR plural category: `one`, `other`, …
    fn plural(&self, value: i64) -> String;
}

/// The smallest number whose digits a language of the page puts into groups. All of them write smaller ones alike.
const GROUPED: i64 = 1000;

/// The forms of `Intl.NumberFormat` and `Intl.PluralRules`. A browser takes up to 20 ms to make one of them, so each is made
/// at its first use: many screens open without.
#[derive(Debug)]
pub struct BrowserForms {
    language: Language,
    format: OnceCell<Function>,
    rules: OnceCell<Intl::PluralRules>,
}

impl BrowserForms {
    /// The browser's forms for a language.
    pub fn new(language: Language) -> Self {
        Self {
            language,
            format: OnceCell::new(),
            rules: OnceCell::new(),
        }
    }

    fn tags(&self) -> Array {
        Array::of1(&self.language.code().into())
    }

    fn written(&self, value: &BigInt) -> String {
        let made = || Intl::NumberFormat::new(&self.tags(), &Object::new()).format();
        self.format
            .get_or_init(made)
            .call1(&JsValue::UNDEFINED, value)
            .ok()
            .and_then(|text| text.as_string())
            .unwrap_or_default()
    }
}

impl Forms for BrowserForms {
    fn number(&self, value: i64) -> String {
        if (0..GROUPED).contains(&value) {
            return value.to_string();
        }
        self.written(&BigInt::from(value))
    }

    fn digits(&self, plain: &str) -> String {
        BigInt::new(&plain.into()).map_or_else(|_| plain.to_owned(), |value| self.written(&value))
    }

    fn plural(&self, value: i64) -> String {
        let made = || Intl::PluralRules::new(&self.tags(), &Object::new());
        self.rules.get_or_init(made).select(value as f64).into()
    }
}
