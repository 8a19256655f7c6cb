//! A canvas that is not in the document.

use gloo::utils::document;
use wasm_bindgen::prelude::*;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

/// An empty canvas of this size, and what draws on it.
///
/// # Errors
/// If the browser gives none.
pub fn canvas(
    (width, height): (u32, u32),
) -> Result<(HtmlCanvasElement, CanvasRenderingContext2d), JsValue> {
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(width);
    canvas.set_height(height);
    let context = canvas
        .get_context("2d")?
        .ok_or_else(|| JsValue::from_str("the browser gives no canvas to draw on"))?
        .unchecked_into();
    Ok((canvas, context))
}

/// The pixels on a canvas of this size, row by row: red, green, blue, and how much covers what lies below.
///
/// # Errors
/// If the browser does not hand them over.
pub fn pixels_on(
    context: &CanvasRenderingContext2d,
    (width, height): (u32, u32),
) -> Result<Vec<u8>, JsValue> {
    let data = context.get_image_data(0.0, 0.0, width.into(), height.into())?;
    Ok(data.data().0)
}
