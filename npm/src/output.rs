//! Reads and judges the output of programs, for JavaScript.

use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;

use crate::argument::{ArgumentError, piece, whole_number};
use crate::options::Options;
use crate::record::{names, or_null, record};
use crate::thrown::Thrown;
use bezzel_output::{Cut, Printed, Reader, Remark};
use bezzel_solver::board::Size;
use bezzel_solver::queens::Piece;

/// Checks the output of a program: `{ n, piece, size, from, read, right, wrong, missing, doubled, ordered, others,
/// cut, remark }`.
///
/// # Errors
///
/// For an argument that is not a text, or a wrong option.
#[wasm_bindgen(js_name = checkOutput)]
pub fn check_output(text: &JsValue, options: &JsValue) -> Result<JsValue, Thrown> {
    let options = Options::read(options, &["n", "piece"])?;
    let n = options.given("n", |name, n| whole_number(name, n, 1..=Reader::MAX_N))?;
    let asked = options.given("piece", |_, of| piece(of))?;
    let mut reader = Reader::new(n, asked);
    if let Some(text) = text.as_string() {
        reader.read(text.as_bytes());
    } else if text.has_type::<Uint8Array>() {
        reader.read(&Uint8Array::from(text.clone()).to_vec());
    } else {
        return Err(ArgumentError::kind("text", text, "a text, or its bytes").into());
    }
    let report = reader.finish();
    let all = |printed: &[Printed]| -> JsValue {
        let array = |size| printed.iter().map(|printed| to_js(printed, size)).collect();
        report.size.map_or_else(Array::new, array).into()
    };
    let missing = || -> Array {
        let missing = report.missing_solutions();
        let columns = missing.map(|solution| Uint8Array::from(solution.columns()));
        columns.map(JsValue::from).collect()
    };
    let other = |&(size, right): &(Size, u64)| {
        let size = size.to_string().into();
        record(&[("size", size), ("right", (right as f64).into())])
    };
    let others: Array = report.others.iter().map(other).collect();
    Ok(record(&[
        ("n", or_null(report.size.map(Size::rows))),
        ("piece", report.piece.map_or("knight", Piece::name).into()),
        ("size", or_null(report.size.map(|size| size.to_string()))),
        ("from", report.from.into()),
        ("read", (report.read as f64).into()),
        ("right", (report.right as f64).into()),
        ("wrong", all(&report.wrong)),
        ("missing", or_null(report.lists_missing().then(missing))),
        ("doubled", all(&report.repeated)),
        ("ordered", report.ordered.into()),
        ("others", others.into()),
        ("cut", report.cut.map_or(JsValue::NULL, cut)),
        ("remark", or_null(report.remark.map(Remark::name))),
    ]))
}

fn cut(cut: Cut) -> JsValue {
    let by = cut.by.name().into();
    record(&[("line", (cut.line as f64).into()), ("by", by)])
}

fn to_js(printed: &Printed, size: Size) -> JsValue {
    let mut properties = vec![
        ("line", (printed.line as f64).into()),
        ("number", (printed.number as f64).into()),
    ];
    if let Some(fault) = printed.fault {
        properties.push(("reason", fault.to_string().into()));
    }
    properties.push(("squares", names(&printed.squares, size).into()));
    record(&properties)
}
