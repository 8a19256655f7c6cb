//! The reader of all arguments that JavaScript hands over.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use js_sys::{Array, ArrayBuffer, BigInt, DataView, Math, Number, Object, Reflect};
use wasm_bindgen::prelude::*;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Board, Step};
use bezzel_solver::queens::Piece;
use bezzel_solver::text::excerpt;

/// An argument has a wrong type or value. It is no [`Error`](std::error::Error): those belong to the solver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ArgumentError {
    argument: String,
    found: String,
    expected: String,
    pub(crate) fault: Fault,
}

/// The fault of an argument.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The argument has a wrong type, such as a text in place of a number.
    Kind,
    /// The argument has the right type, but not one of the expected values.
    Value,
}

impl ArgumentError {
    /// An argument of a wrong kind.
    pub fn kind(argument: &str, found: &JsValue, expected: impl Into<String>) -> Self {
        Self {
            argument: argument.to_owned(),
            found: written(found),
            expected: expected.into(),
            fault: Fault::Kind,
        }
    }

    /// An argument that is not one of the values that are expected, if it is of the `right_kind` at all.
    pub fn value(
        argument: &str,
        found: &JsValue,
        right_kind: bool,
        expected: impl Into<String>,
    ) -> Self {
        let fault = if right_kind {
            Fault::Value
        } else {
            Fault::Kind
        };
        Self {
            fault,
            ..Self::kind(argument, found, expected)
        }
    }
}

impl fmt::Display for ArgumentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            argument,
            found,
            expected,
            ..
        } = self;
        write!(f, "{argument} = {found}: expected {expected}")
    }
}

/// A value as one writes it in a program, or what kind of thing it is.
fn written(value: &JsValue) -> String {
    if let Some(text) = value.as_string() {
        format!("\"{}\"", excerpt(&text))
    } else if let Some(number) = value.as_f64() {
        String::from(
            Number::from(number)
                .to_string_with_radix(10)
                .unwrap_or_default(),
        )
    } else if let Some(truth) = value.as_bool() {
        truth.to_string()
    } else if value.is_bigint() {
        let digits = BigInt::from(value.clone()).to_string(10);
        excerpt(&String::from(digits.unwrap_or_default())) + "n"
    } else if value.is_null() {
        "null".to_owned()
    } else if Array::is_array(value) {
        "an array".to_owned()
    } else if value.is_object() {
        kind_of(value).unwrap_or_else(|| "an object".to_owned())
    } else {
        // Undefined, a function or a symbol.
        value.js_typeof().as_string().unwrap_or_default()
    }
}

/// An object's kind, such as `a Map`, if it has one of its own.
fn kind_of(value: &JsValue) -> Option<String> {
    let maker = Reflect::get(value, &"constructor".into()).ok()?;
    let name = Reflect::get(&maker, &"name".into()).ok()?.as_string()?;
    let article = match name.chars().next()? {
        'A' | 'E' | 'I' | 'O' => "an",
        _ => "a",
    };
    (name != "Object").then(|| format!("{article} {}", excerpt(&name)))
}

/// The items of an array, of a typed array, or of another plain object with a length, from any window or context. It is
/// `None` for any other value. The items are read one by one, since a length alone may have any size.
pub fn items(value: &JsValue) -> Option<impl ExactSizeIterator<Item = (u32, JsValue)>> {
    let is_typed = ArrayBuffer::is_view(value) && !value.has_type::<DataView>();
    let is_array = Array::is_array(value) || is_typed || is_plain(value);
    let length = Reflect::get(value, &"length".into())
        .ok()
        .filter(|_| is_array)?;
    let is_length =
        |length: &f64| length.fract() == 0.0 && (0.0..=4_294_967_295.0).contains(length);
    let length = length.as_f64().filter(is_length)? as u32;
    let item = |index| Reflect::get_u32(value, index).unwrap_or(JsValue::UNDEFINED);
    Some((0..length).map(move |index| (index, item(index))))
}

/// Whether an object is plain, that is, made by no class: its properties are its own or those of other plain objects.
pub fn is_plain(value: &JsValue) -> bool {
    /// Longer chains of prototypes are no one's.
    const LONGEST: usize = 64;
    if !value.is_object() || Array::is_array(value) {
        return false;
    }
    let prototype = |of: &JsValue| Reflect::get_prototype_of(of).ok().map(JsValue::from);
    let mut of = prototype(value);
    for _ in 0..LONGEST {
        let Some(maker) = of.filter(|of| !of.is_null()) else {
            return true;
        };
        of = prototype(&maker);
        let constructor = "constructor".into();
        let own =
            Reflect::get_own_property_descriptor(maker.unchecked_ref::<Object>(), &constructor);
        if own.is_ok_and(|own| !own.is_undefined()) {
            // The maker of all objects is the last of the chain.
            return of.is_none_or(|of| of.is_null());
        }
    }
    false
}

/// A whole number in a range.
pub fn whole_number(
    argument: &str,
    value: &JsValue,
    range: RangeInclusive<u32>,
) -> Result<u32, ArgumentError> {
    value
        .as_f64()
        .filter(|number| number.fract() == 0.0)
        .filter(|&number| f64::from(*range.start()) <= number && number <= f64::from(*range.end()))
        .map(|number| number as u32)
        .ok_or_else(|| {
            let (least, most) = range.into_inner();
            let expected = format!("a whole number from {least} to {most}");
            ArgumentError::value(argument, value, value.as_f64().is_some(), expected)
        })
}

/// The number that a random choice depends on: a whole number, or a `BigInt` of up to 64 bits; another one at each call if
/// none is given.
pub fn seed(value: &JsValue) -> Result<u64, ArgumentError> {
    if value.is_undefined() {
        // Numbers below 1 of which 52 bits are random.
        return Ok(Math::random().to_bits() ^ Math::random().to_bits() << 32);
    }
    let read = if value.is_bigint() {
        u64::try_from(BigInt::from(value.clone())).ok()
    } else {
        value
            .as_f64()
            .filter(|&number| Number::is_safe_integer(&number.into()) && number >= 0.0)
            .map(|number| number as u64)
    };
    read.ok_or_else(|| {
        let expected =
            "a whole number from 0 to 9007199254740991, or a BigInt from 0 to 2n ** 64n - 1n";
        let right_kind = value.is_bigint() || value.as_f64().is_some();
        ArgumentError::value("seed", value, right_kind, expected)
    })
}

/// The number of one of many, from 1: a whole number or a `BigInt`. `of` names the many in a message.
pub fn count(argument: &str, value: &JsValue, of: &str) -> Result<u128, ArgumentError> {
    let read = if value.is_bigint() {
        u128::try_from(BigInt::from(value.clone())).ok()
    } else {
        let number = value.as_f64();
        let number = number.filter(|&number| Number::is_safe_integer(&number.into()));
        number
            .filter(|&number| number >= 1.0)
            .map(|number| number as u128)
    };
    read.filter(|&number| number > 0).ok_or_else(|| {
        let right_kind = value.is_bigint() || value.as_f64().is_some();
        let expected = format!("a BigInt from 1n to the number of {of}");
        ArgumentError::value(argument, value, right_kind, expected)
    })
}

/// A board's size.
pub fn size(rows: &JsValue, columns: &JsValue) -> Result<Size, ArgumentError> {
    let sides = 1..=Size::MAX_SIDE;
    let read_rows = whole_number("rows", rows, sides.clone())?;
    let read_columns = whole_number("columns", columns, sides)?;
    Size::new(read_rows, read_columns)
        .map_err(|error| ArgumentError::value("rows", rows, true, error.to_string()))
}

/// A board for a knight, from which squares may be missing.
pub fn board(rows: &JsValue, columns: &JsValue, holes: &JsValue) -> Result<Board, ArgumentError> {
    let size = size(rows, columns)?;
    let missing = squares("holes", holes, size)?;
    Board::new(size, missing)
        .map_err(|error| ArgumentError::value("holes", holes, true, error.to_string()))
}

/// A piece; the queen if none is given.
pub fn piece(value: &JsValue) -> Result<Piece, ArgumentError> {
    if value.is_undefined() {
        return Ok(Piece::Queen);
    }
    named("piece", value, &Piece::ALL.map(Piece::name))
}

/// A value by its name, one of these.
pub fn named<T: FromStr>(
    argument: &str,
    value: &JsValue,
    names: &[&str],
) -> Result<T, ArgumentError> {
    let named = value.as_string().and_then(|name| name.parse().ok());
    named.ok_or_else(|| one_of(argument, value, names))
}

/// The text is not one of the allowed ones.
pub fn one_of(argument: &str, value: &JsValue, names: &[&str]) -> ArgumentError {
    let expected = names.iter().map(|name| format!("\"{name}\""));
    let expected = expected.collect::<Vec<_>>().join(" or ");
    ArgumentError::value(argument, value, value.is_string(), expected)
}

/// Yes or no; no if nothing is given.
pub fn switch(argument: &str, value: &JsValue) -> Result<bool, ArgumentError> {
    if value.is_undefined() {
        return Ok(false);
    }
    value
        .as_bool()
        .ok_or_else(|| ArgumentError::kind(argument, value, "true or false"))
}

/// A square of a list, whose name is made only if it is wrong.
pub fn listed_square(
    list: &str,
    index: u32,
    value: &JsValue,
    size: Size,
) -> Result<Square, ArgumentError> {
    let name = value.as_string().unwrap_or_default();
    Square::from_name(&name, size).or_else(|_| square(&format!("{list}[{index}]"), value, size))
}

/// A square of the board.
pub fn square(argument: &str, value: &JsValue, size: Size) -> Result<Square, ArgumentError> {
    let name = value.as_string().unwrap_or_default();
    Square::from_name(&name, size).map_err(|_| {
        let corner = Square::new(0, size.columns() - 1).name(size);
        let expected = format!("a square from a1 to {corner}");
        ArgumentError::value(argument, value, value.is_string(), expected)
    })
}

/// Squares of the board; none if nothing is given.
pub fn squares(argument: &str, value: &JsValue, size: Size) -> Result<Vec<Square>, ArgumentError> {
    if value.is_undefined() {
        return Ok(Vec::new());
    }
    items(value)
        .ok_or_else(|| ArgumentError::kind(argument, value, "an array of squares"))?
        .map(|(index, item)| listed_square(argument, index, &item, size))
        .collect()
}

/// Moves, each as the squares where it begins and ends; none if nothing is given.
pub fn moves(
    argument: &str,
    value: &JsValue,
    size: Size,
) -> Result<Vec<[Square; 2]>, ArgumentError> {
    let refused = |argument: &str, value: &JsValue, right_kind| {
        let expected = "an array of moves, each the two squares of a knight's move";
        ArgumentError::value(argument, value, right_kind, expected)
    };
    if value.is_undefined() {
        return Ok(Vec::new());
    }
    let items = items(value).ok_or_else(|| refused(argument, value, false))?;
    let moves = items.map(|(index, item)| {
        let argument = format!("{argument}[{index}]");
        let ends = <[Square; 2]>::try_from(squares(&argument, &item, size)?);
        let ends = ends
            .ok()
            .filter(|&[from, to]| Step::between(from, to).is_some());
        ends.ok_or_else(|| refused(&argument, &item, Array::is_array(&item)))
    });
    moves.collect()
}

/// The squares of a path, which must be given.
pub fn path(value: &JsValue, size: Size) -> Result<Vec<Square>, ArgumentError> {
    if value.is_undefined() {
        return Err(ArgumentError::kind("path", value, "an array of squares"));
    }
    squares("path", value, size)
}
