//! A picture as a PNG: the browser draws the SVG, and hands over the pixels.

use gloo::utils::document;
use js_sys::Promise;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, Url};

use crate::components::download::{blob_of_text, download_blob};

/// The pixels for a unit of the drawing, in hundredths: for a board, twice those of the SVG.
const SCALE: u32 = 120;
/// Browsers draw no canvas that is much larger.
const MOST_PIXELS: u32 = 8192;

/// Saves an SVG of this size as a PNG, at most as large as browsers can draw.
///
/// # Errors
/// If the browser cannot draw it, for example if memory is short.
pub(in crate::components) async fn download_png(
    name: &str,
    svg: &str,
    extent: (u32, u32),
) -> Result<(), JsValue> {
    let blob = blob_of_text("image/svg+xml", svg)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let drawn = drawn(&address, extent).await;
    Url::revoke_object_url(&address)?;
    download_blob(name, &drawn?)
}

async fn drawn(address: &str, (width, height): (u32, u32)) -> Result<Blob, JsValue> {
    let image = HtmlImageElement::new()?;
    image.set_src(address);
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    let scale = SCALE.min(MOST_PIXELS * 100 / width.max(height));
    canvas.set_width(width * scale / 100);
    canvas.set_height(height * scale / 100);
    let context: CanvasRenderingContext2d = canvas
        .get_context("2d")?
        .ok_or_else(|| JsValue::from_str("the browser gives no canvas to draw on"))?
        .unchecked_into();
    context.draw_image_with_html_image_element_and_dw_and_dh(
        &image,
        0.0,
        0.0,
        canvas.width().into(),
        canvas.height().into(),
    )?;
    let blob = JsFuture::from(Promise::new(&mut |resolve, reject| {
        // If the call throws, as for a canvas that is too large, the promise is rejected.
        if let Err(problem) = canvas.to_blob(&resolve) {
            let _ = reject.call1(&JsValue::NULL, &problem);
        }
    }))
    .await?;
    blob.dyn_into()
}
