//! Reading the object of options that several functions take last.

use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::*;

use super::argument::{ArgumentError, whole_number};

/// Options by their names; none at all if no object is given.
pub(super) struct Options<'a>(&'a JsValue);

impl<'a> Options<'a> {
    /// # Errors
    ///
    /// If it is something else than an object, or one of its options is none of the `known`.
    pub(super) fn read(value: &'a JsValue, known: &[&str]) -> Result<Self, ArgumentError> {
        let expected = || format!("an object with any of {}", known.join(", "));
        if value.is_undefined() {
            return Ok(Self(value));
        }
        if !value.is_object() || Array::is_array(value) {
            return Err(ArgumentError::kind("options", value, expected()));
        }
        let names = Reflect::own_keys(value).unwrap_or_default();
        match names
            .iter()
            .find(|name| !known.iter().any(|known| name == known))
        {
            Some(unknown) => Err(ArgumentError::kind(
                "an option's name",
                &unknown,
                expected(),
            )),
            None => Ok(Self(value)),
        }
    }

    /// An option's value; undefined if it is not given.
    pub(super) fn get(&self, name: &str) -> JsValue {
        if self.0.is_undefined() {
            return JsValue::UNDEFINED;
        }
        Reflect::get(self.0, &name.into()).unwrap_or(JsValue::UNDEFINED)
    }

    /// The most results to list; as many as there are if it is not given, or is Infinity.
    pub(super) fn limit(&self) -> Result<usize, ArgumentError> {
        let value = self.get("limit");
        if value.is_undefined() || value.as_f64() == Some(f64::INFINITY) {
            return Ok(usize::MAX);
        }
        whole_number("limit", &value, 0..=u32::MAX).map(|limit| limit as usize)
    }
}
