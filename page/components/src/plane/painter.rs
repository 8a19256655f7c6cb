//! Painting on a plane: the painter, the page's colours, and the shapes that paintings share.

use std::rc::Rc;

use bezzel_solver::board::Square;
use gloo::utils::{document, window};
use wasm_bindgen::{Clamped, JsCast, JsValue};
use web_sys::{
    CanvasRenderingContext2d, CssStyleDeclaration, Element, HtmlCanvasElement, ImageData, Path2d,
};

use super::Viewport;
use crate::drawings::Figure;

/// A function that paints the visible part. A painter is equal only to itself: keep it as long as the picture is the
/// same, so that the plane is painted no more often than needed.
#[derive(Clone)]
pub struct Painter(Rc<dyn Fn(&Painting<'_>)>);

/// One painting of the plane. The canvas has been cleared; a unit is a pixel of
/// the page, of which the screen may have several.
#[derive(Debug)]
pub struct Painting<'a> {
    /// The context of the canvas.
    pub context: &'a CanvasRenderingContext2d,
    /// The visible part of the board.
    pub view: Viewport,
    /// The colours.
    pub colours: Colours,
}

/// The page's colours as they stand now, in light or in dark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Colours {
    /// The background.
    pub paper: String,
    /// Text, pieces, lines.
    pub ink: String,
    /// Less important text.
    pub quiet: String,
    /// A light square.
    pub light_square: String,
    /// A dark square.
    pub dark_square: String,
    /// The chosen and the playing parts.
    pub accent: String,
}

impl Painter {
    /// A painter with this function.
    pub fn new(paint: impl Fn(&Painting<'_>) + 'static) -> Self {
        Self(Rc::new(paint))
    }

    /// Paints a view of the board, with as many pixels as the screen has. Where a browser
    /// gives no context, as when memory is short, the canvas stays empty.
    pub fn paint(&self, canvas: &HtmlCanvasElement, view: Viewport) {
        let Some(context) = context(canvas) else {
            return;
        };
        let density = window().device_pixel_ratio().clamp(1.0, 3.0);
        // Setting the size clears the canvas, even to the same.
        canvas.set_width((view.width * density).round() as u32);
        canvas.set_height((view.height * density).round() as u32);
        // Cannot fail: the density is a number.
        let _ = context.scale(density, density);
        (self.0)(&Painting {
            context: &context,
            view,
            colours: Colours::of(canvas),
        });
    }
}

impl PartialEq for Painter {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl std::fmt::Debug for Painter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Painter").finish_non_exhaustive()
    }
}

/// The paths of a figure, to be painted. Empty if the browser cannot read the drawing.
pub fn figure_paths(figure: Figure) -> Vec<Path2d> {
    read_paths(figure.drawing()).unwrap_or_default()
}

/// The paths of a drawing in SVG.
fn read_paths(drawing: &str) -> Result<Vec<Path2d>, JsValue> {
    let reader = document().create_element("div")?;
    reader.set_inner_html(drawing);
    let paths = reader.query_selector_all("path[d]")?;
    let path = |at| {
        let path: Element = paths.item(at)?.dyn_into().ok()?;
        Path2d::new_with_path_string(&path.get_attribute("d")?).ok()
    };
    Ok((0..paths.length()).filter_map(path).collect())
}

/// Parts that cannot be painted, for example if memory is short, are left out.
impl Painting<'_> {
    /// A circle of this radius in pixels around the middle of a square.
    pub fn circle(&self, square: Square, radius: f64, fill: Option<&str>, edge: &str) {
        let context = self.context;
        let (x, y) = self.view.centre(square);
        context.begin_path();
        let _ = context.arc(x, y, radius, 0.0, std::f64::consts::TAU);
        if let Some(fill) = fill {
            context.set_fill_style_str(fill);
            context.fill();
        }
        context.set_stroke_style_str(edge);
        context.set_line_width(2.0);
        context.stroke();
    }

    /// A figure on a square.
    pub fn figure(&self, figure: &[Path2d], square: Square) {
        let (context, view) = (self.context, self.view);
        let unit = view.scale / 100.0;
        let (x, y) = view.pixel((square.column.into(), square.row.into()));
        context.set_fill_style_str(&self.colours.ink);
        context.set_stroke_style_str(&self.colours.paper);
        context.set_line_width(6.0);
        context.set_line_join("round");
        context.save();
        // Neither call can fail for numbers.
        let _ = context.translate(x, y);
        let _ = context.scale(unit, unit);
        for path in figure {
            context.stroke_with_path(path);
            context.fill_with_path_2d(path);
        }
        context.restore();
    }

    /// Writes a word in the present font, with a rim in the colour of paper, so that it can be read on any ground.
    pub fn word(&self, word: &str, (x, y): (f64, f64), colour: &str) {
        let context = self.context;
        context.set_line_join("round");
        context.set_line_width(4.0);
        context.set_stroke_style_str(&self.colours.paper);
        context.set_fill_style_str(colour);
        let _ = context.stroke_text(word, x, y);
        let _ = context.fill_text(word, x, y);
    }

    /// A picture of squares, `width` a row, each given by red, green, blue and opacity: with this side and the upper
    /// left corner at a pixel.
    pub fn mosaic(&self, squares: &[u8], width: u32, (left, top): (f64, f64), side: f64) {
        let height = squares.len() as u32 / 4 / width.max(1);
        if height > 0
            && let Ok(Some(mosaic)) = mosaic(squares, width, height)
        {
            let drawn = self
                .context
                .draw_image_with_html_canvas_element_and_dw_and_dh(
                    &mosaic,
                    left,
                    top,
                    f64::from(width) * side,
                    f64::from(height) * side,
                );
            drop(drawn);
        }
    }
}

fn mosaic(squares: &[u8], width: u32, height: u32) -> Result<Option<HtmlCanvasElement>, JsValue> {
    let image = ImageData::new_with_u8_clamped_array_and_sh(Clamped(squares), width, height)?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(width);
    canvas.set_height(height);
    let Some(context) = context(&canvas) else {
        return Ok(None);
    };
    context.put_image_data(&image, 0.0, 0.0)?;
    Ok(Some(canvas))
}

fn context(canvas: &HtmlCanvasElement) -> Option<CanvasRenderingContext2d> {
    let context = canvas.get_context("2d").ok().flatten()?;
    context.dyn_into().ok()
}

impl Colours {
    /// The colours in force for an element. The properties are registered as
    /// colours in `tokens.css`, so that browsers resolve light and dark.
    fn of(element: &Element) -> Self {
        let style = window().get_computed_style(element).ok().flatten();
        let colour = |name: &str| colour(style.as_ref(), name);
        Self {
            paper: colour("--paper"),
            ink: colour("--ink"),
            quiet: colour("--quiet"),
            light_square: colour("--light-square"),
            dark_square: colour("--dark-square"),
            accent: colour("--accent"),
        }
    }
}

fn colour(style: Option<&CssStyleDeclaration>, name: &str) -> String {
    style
        .and_then(|style| style.get_property_value(name).ok())
        .unwrap_or_default()
}

/// The red, green and blue of a colour as browsers resolve it: `rgb(1, 2, 3)`.
pub fn rgb(text: &str) -> [u8; 3] {
    let mut parts = text
        .split(|character: char| !character.is_ascii_digit())
        .filter_map(|part| part.parse().ok());
    [(); 3].map(|()| parts.next().unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::rgb;

    #[test]
    fn colours_are_read_as_browsers_write_them() {
        assert_eq!(rgb("rgb(251, 248, 241)"), [251, 248, 241]);
        assert_eq!(rgb("rgba(1, 2, 3, 0.5)"), [1, 2, 3]);
        assert_eq!(rgb(""), [0, 0, 0]);
    }
}
