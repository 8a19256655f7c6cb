//! The errors that the functions of the package throw.

use js_sys::{Error, RangeError, Reflect, TypeError};
use wasm_bindgen::prelude::*;

use crate::argument::{ArgumentError, Fault};
use bezzel_solver::Coded;

/// An error for JavaScript, each with a `code`: `TypeError` for a value of a wrong type, `RangeError` for a value of
/// the right type that the function does not accept, and `Error` for all failures that are not the caller's fault.
#[derive(Debug)]
pub struct Thrown(JsValue);

impl Thrown {
    /// A value that a function or a property of the caller has thrown.
    pub(crate) const fn foreign(thrown: JsValue) -> Self {
        Self(thrown)
    }

    fn new(error: impl Into<JsValue>, code: &str) -> Self {
        let error = error.into();
        // A new error takes any property.
        let _ = Reflect::set(&error, &"code".into(), &code.into());
        Self(error)
    }
}

/// The solver takes values of the right types only. So an error of the solver is a value out of range, or a lack of the
/// device or of the solver itself.
impl<E: Coded> From<E> for Thrown {
    fn from(error: E) -> Self {
        let (message, code) = (error.to_string(), error.code());
        match code {
            "out-of-memory" | "mistaken" => Self::new(Error::new(&message), code),
            _ => Self::new(RangeError::new(&message), code),
        }
    }
}

impl From<ArgumentError> for Thrown {
    fn from(error: ArgumentError) -> Self {
        let message = error.to_string();
        match error.fault {
            Fault::Kind => Self::new(TypeError::new(&message), "wrong-kind"),
            Fault::Value => Self::new(RangeError::new(&message), "wrong-value"),
        }
    }
}

impl From<Thrown> for JsValue {
    fn from(thrown: Thrown) -> Self {
        thrown.0
    }
}
