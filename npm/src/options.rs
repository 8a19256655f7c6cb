//! Reading the object of options that several functions take last.

use js_sys::Reflect;
use wasm_bindgen::prelude::*;

use crate::argument::{ArgumentError, is_plain, whole_number};
use crate::thrown::Thrown;

/// Options by their names; none at all if no object is given.
pub struct Options(Vec<(String, JsValue)>);

impl Options {
    /// Reads all of them, once.
    ///
    /// # Errors
    ///
    /// If it is not a plain object, or has an option that is not `known`; what a property throws.
    pub fn read(value: &JsValue, known: &[&str]) -> Result<Self, Thrown> {
        let expected = || format!("an object with any of {}", known.join(", "));
        if value.is_undefined() {
            return Ok(Self(Vec::new()));
        }
        if !is_plain(value) {
            return Err(ArgumentError::kind("options", value, expected()).into());
        }
        let names = Reflect::own_keys(value).map_err(Thrown::foreign)?;
        let is_known = |name: &JsValue| known.iter().any(|known| name == known);
        if let Some(unknown) = names.iter().find(|name| !is_known(name)) {
            return Err(ArgumentError::kind("an option's name", &unknown, expected()).into());
        }
        let read = |&name: &&str| {
            let value = Reflect::get(value, &name.into()).map_err(Thrown::foreign)?;
            Ok((name.to_owned(), value))
        };
        known.iter().map(read).collect::<Result<_, _>>().map(Self)
    }

    /// An option's value; undefined if it is not given.
    pub fn get(&self, name: &str) -> JsValue {
        let option = self.0.iter().find(|(known, _)| known == name);
        option.map_or(JsValue::UNDEFINED, |(_, value)| value.clone())
    }

    /// An option as `read` reads its name and its value; `None` if it is not given.
    pub fn given<T>(
        &self,
        name: &str,
        read: impl FnOnce(&str, &JsValue) -> Result<T, ArgumentError>,
    ) -> Result<Option<T>, ArgumentError> {
        let value = self.get(name);
        let given = !value.is_undefined();
        given.then(|| read(name, &value)).transpose()
    }

    /// The most results to list; as many as there are if it is not given, or is Infinity.
    pub fn limit(&self) -> Result<usize, ArgumentError> {
        let value = self.get("limit");
        if value.is_undefined() || value.as_f64() == Some(f64::INFINITY) {
            return Ok(usize::MAX);
        }
        whole_number("limit", &value, 0..=u32::MAX).map(|limit| limit as usize)
    }
}
