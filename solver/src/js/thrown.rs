//! What the functions of the package throw.

use js_sys::{Error, RangeError, TypeError};
use wasm_bindgen::prelude::*;

use super::argument::{ArgumentError, Fault};

/// An error as JavaScript knows it: `TypeError` for a value of a wrong kind, `RangeError` for one of the right kind that
/// the function does not take, `Error` for what is nobody's fault.
#[derive(Debug)]
pub struct Thrown(JsValue);

impl Thrown {
    /// What has failed although the arguments were right, such as for want of memory.
    pub(super) fn failure(error: &dyn std::error::Error) -> Self {
        Self(Error::new(&error.to_string()).into())
    }
}

/// The solver takes values of right kinds only, so whatever it refuses is out of its range.
impl<E: std::error::Error> From<E> for Thrown {
    fn from(error: E) -> Self {
        Self(RangeError::new(&error.to_string()).into())
    }
}

impl From<ArgumentError> for Thrown {
    fn from(error: ArgumentError) -> Self {
        let message = error.to_string();
        Self(match error.fault {
            Fault::Kind => TypeError::new(&message).into(),
            Fault::Value => RangeError::new(&message).into(),
        })
    }
}

impl From<Thrown> for JsValue {
    fn from(thrown: Thrown) -> Self {
        thrown.0
    }
}
