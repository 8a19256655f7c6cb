//! The canvas itself: as many pixels as the screen has, cleared and painted.

use gloo::utils::window;
use wasm_bindgen::prelude::*;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ResizeObserver};
use yew::prelude::*;

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

/// Calls back with the size of an element in the page, now and whenever it
/// changes.
#[hook]
pub(super) fn use_size_of(node: &NodeRef, on_size: Callback<(f64, f64)>) {
    use_effect_with(node.clone(), move |node| {
        let element = node.cast::<HtmlCanvasElement>();
        let measured = element.clone();
        let measure = Closure::<dyn Fn()>::new(move || {
            if let Some(element) = &measured {
                on_size.emit((
                    element.client_width().into(),
                    element.client_height().into(),
                ));
            }
        });
        let observer = ResizeObserver::new(measure.as_ref().unchecked_ref()).ok();
        if let (Some(observer), Some(element)) = (&observer, &element) {
            // It reports the size once at the start.
            observer.observe(element);
        }
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop(measure);
        }
    });
}
