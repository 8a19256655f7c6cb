//! A picture as a PNG: the browser draws the SVG, and hands over the pixels.

use js_sys::Promise;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, Url};

use super::canvas::{canvas, pixels_on};
use crate::sharing::download::{blob_of_text, download, download_blob};

/// The pixels for a unit of the drawing, in hundredths: for a board, twice those of the SVG.
const SCALE: u32 = 120;
/// Browsers draw no canvas that is much larger.
const MOST_PIXELS: u32 = 8192;

/// Saves an SVG of this size as a PNG, at most as large as browsers can draw.
///
/// # Errors
/// If the browser cannot draw it, for example if memory is short.
async fn download_png(name: &str, svg: &str, extent: (u32, u32)) -> Result<(), JsValue> {
    let (width, height) = extent;
    let scale = SCALE.min(MOST_PIXELS * 100 / width.max(height));
    let size = (width * scale / 100, height * scale / 100);
    let (canvas, _) = drawn(svg, size).await?;
    download_blob(name, &picture(&canvas).await?)
}

/// The pixels of an SVG that is drawn in this size, row by row: red, green, blue, and how much covers what lies below.
///
/// # Errors
/// If the browser cannot draw it.
pub async fn pixels(svg: &str, size: (u32, u32)) -> Result<Vec<u8>, JsValue> {
    let (_, context) = drawn(svg, size).await?;
    pixels_on(&context, size)
}

/// An SVG on a canvas of this size.
async fn drawn(
    svg: &str,
    (width, height): (u32, u32),
) -> Result<(HtmlCanvasElement, CanvasRenderingContext2d), JsValue> {
    let blob = blob_of_text("image/svg+xml", svg)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let image = HtmlImageElement::new()?;
    image.set_src(&address);
    let decoded = JsFuture::from(image.decode()).await;
    Url::revoke_object_url(&address)?;
    decoded?;
    let (canvas, context) = canvas((width, height))?;
    context.draw_image_with_html_image_element_and_dw_and_dh(
        &image,
        0.0,
        0.0,
        width.into(),
        height.into(),
    )?;
    Ok((canvas, context))
}

async fn picture(canvas: &HtmlCanvasElement) -> Result<Blob, JsValue> {
    let blob = JsFuture::from(Promise::new(&mut |resolve, reject| {
        // If the call throws, as for a canvas that is too large, the promise is rejected.
        if let Err(problem) = canvas.to_blob(&resolve) {
            let _ = reject.call1(&JsValue::NULL, &problem);
        }
    }))
    .await?;
    blob.dyn_into()
}

/// Saves a drawing of this extent under a name without its ending: as PNG, or as the SVG that it is. Returns whether it could.
pub async fn save_picture(file: &str, svg: &str, extent: (u32, u32), is_png: bool) -> bool {
    if is_png {
        download_png(&format!("{file}.png"), svg, extent)
            .await
            .is_ok()
    } else {
        download(&format!("{file}.svg"), "image/svg+xml", svg).is_ok()
    }
}
