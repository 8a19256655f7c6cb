//! The canvas itself: as many pixels as the screen has, cleared and painted.

use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use super::{Colours, Painter, Painting, Viewport};

/// Paints a view of the board. Where a browser gives no context, as when memory
/// is short, the canvas stays empty.
pub(super) fn paint(canvas: &HtmlCanvasElement, view: Viewport, painter: &Painter) {
    let context = canvas.get_context("2d").ok().flatten();
    let Some(context) =
        context.and_then(|context| context.dyn_into::<CanvasRenderingContext2d>().ok())
    else {
        return;
    };
    let density = window().device_pixel_ratio().clamp(1.0, 3.0);
    let (width, height) = (view.width * density, view.height * density);
    // Setting the size clears the canvas, even to the same.
    canvas.set_width(width.round() as u32);
    canvas.set_height(height.round() as u32);
    // Fails for numbers that are none.
    let _ = context.scale(density, density);
    painter.paint(&Painting {
        context: &context,
        view,
        colours: &Colours::of(canvas),
        density,
    });
}
