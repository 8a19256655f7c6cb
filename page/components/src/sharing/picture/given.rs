//! The pixels of a picture that the visitor has given: the browser decodes it.

use gloo::utils::window;
use js_sys::Reflect;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, ImageBitmap};

use super::canvas::{canvas, pixels_on};

/// A longer side is made smaller: all that is in a photo can still be seen, and it is read sooner.
const LONGEST: u32 = 1600;

/// The width and the height of a picture, and its pixels, row by row: red, green, blue, and how much covers what lies below.
///
/// # Errors
/// If the browser cannot decode it.
pub async fn given_pixels(file: &File) -> Result<((u32, u32), Vec<u8>), JsValue> {
    let decoded = window().create_image_bitmap_with_blob(file)?;
    let bitmap: ImageBitmap = JsFuture::from(decoded).await?.dyn_into()?;
    let (width, height) = (bitmap.width(), bitmap.height());
    let longer = width.max(height);
    let shown = longer.min(LONGEST);
    let [width, height] = [width, height].map(|side| (side * shown / longer.max(1)).max(1));
    let (_, context) = canvas((width, height))?;
    // Thin lines between squares would be lost where pixels are left out.
    Reflect::set(&context, &"imageSmoothingQuality".into(), &"high".into())?;
    context.draw_image_with_image_bitmap_and_dw_and_dh(
        &bitmap,
        0.0,
        0.0,
        width.into(),
        height.into(),
    )?;
    bitmap.close();
    Ok(((width, height), pixels_on(&context, (width, height))?))
}
