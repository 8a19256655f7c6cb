//! Numbers and plural categories, asked of the browser's own `Intl`, which
//! knows the rules of every language and costs no download.

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

/// The forms of `Intl.NumberFormat` and `Intl.PluralRules`.
#[derive(Debug)]
pub struct BrowserForms {
    format: Function,
    rules: Intl::PluralRules,
}

impl BrowserForms {
    /// The browser's forms for a language.
    pub fn new(language: Language) -> Self {
        let tags = Array::of1(&language.code().into());
        Self {
            format: Intl::NumberFormat::new(&tags, &Object::new()).format(),
            rules: Intl::PluralRules::new(&tags, &Object::new()),
        }
    }

    fn written(&self, value: &BigInt) -> String {
        self.format
            .call1(&JsValue::UNDEFINED, value)
            .ok()
            .and_then(|text| text.as_string())
            .unwrap_or_default()
    }
}

impl Forms for BrowserForms {
    fn number(&self, value: i64) -> String {
        self.written(&BigInt::from(value))
    }

    fn digits(&self, plain: &str) -> String {
        BigInt::new(&plain.into()).map_or_else(|_| plain.to_owned(), |value| self.written(&value))
    }

    fn plural(&self, value: i64) -> String {
        self.rules.select(value as f64).into()
    }
}
