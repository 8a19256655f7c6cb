//! A drawing of the page as a text in SVG that needs nothing of the page.

use gloo::utils::{document, window};
use js_sys::Array;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The properties of the style sheet that are copied into a drawing.
const KEPT: [&str; 11] = [
    "fill",
    "stroke",
    "stroke-width",
    "stroke-dasharray",
    "stroke-linejoin",
    "paint-order",
    "opacity",
    "font-family",
    "font-size",
    "font-weight",
    "text-anchor",
];

/// The first drawing that a selector finds, with its size in halves of a pixel. Hidden parts, such as the frame of the
/// keyboard's square, are left out.
pub fn drawn_svg(selector: &str) -> Option<(String, (u32, u32))> {
    let drawn = document().query_selector(selector).ok()??;
    let copy: Element = drawn.clone_node_with_deep(true).ok()?.unchecked_into();
    let (parts, copies) = (parts(&drawn)?, parts(&copy)?);
    for (part, copied) in parts.iter().zip(copies.iter()) {
        let style = window().get_computed_style(part.unchecked_ref()).ok()??;
        let copied: &Element = copied.unchecked_ref();
        if style.get_property_value("visibility").ok()? == "hidden" {
            copied.remove();
            continue;
        }
        for name in KEPT {
            let value = style.get_property_value(name).ok()?;
            copied.set_attribute(name, &value).ok()?;
        }
    }
    let bounds = drawn.get_bounding_client_rect();
    let (width, height) = (bounds.width() as u32, bounds.height() as u32);
    copy.set_attribute("xmlns", "http://www.w3.org/2000/svg")
        .ok()?;
    copy.set_attribute("width", &width.to_string()).ok()?;
    copy.set_attribute("height", &height.to_string()).ok()?;
    // The background is the colour of the page.
    let page = document().body()?;
    let page = window().get_computed_style(&page).ok()??;
    let colour = page.get_property_value("background-color").ok()?;
    let ground = [
        "<rect width=\"100%\" height=\"100%\" fill=\"",
        &colour,
        "\"/>",
    ]
    .concat();
    copy.insert_adjacent_html("afterbegin", &ground).ok()?;
    bring_along(&copy)?;
    Some((copy.outer_html(), (2 * width, 2 * height)))
}

/// Copies into a drawing the symbols of the page that it refers to.
fn bring_along(drawing: &Element) -> Option<()> {
    let mut brought = Vec::new();
    let users = drawing.query_selector_all("use").ok()?;
    for user in Array::from(&users).iter() {
        let reference = user.unchecked_ref::<Element>().get_attribute("href")?;
        if !brought.contains(&reference) {
            let used = document().query_selector(&reference).ok()??;
            drawing
                .insert_adjacent_html("afterbegin", &used.outer_html())
                .ok()?;
            brought.push(reference);
        }
    }
    Some(())
}

fn parts(drawing: &Element) -> Option<Array> {
    drawing
        .query_selector_all("*")
        .ok()
        .map(|parts| Array::from(&parts))
}
