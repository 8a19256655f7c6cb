//! The path on a board too large for squares in the document: painted, as much of
//! it as is in view.

mod signs;

use std::ops::Range;
use std::rc::Rc;

use bezzel_solver::board::Square;
use gloo::utils::document;
use wasm_bindgen::{Clamped, JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData};

use super::facts::{Facts, Numbers};
use super::layers::{Layer, Layers};
use super::route::Route;
use crate::components::cividis;
use crate::components::plane::{Painter, Painting};

/// From this side of a square on, in pixels, the line can be told.
const LINE_FROM: f64 = 4.0;
/// From this side on single squares are drawn sharp.
const SHARP_FROM: f64 = 3.0;

type Rgb = [u8; 3];

/// Paints a route with the layers that are switched on.
pub(super) fn painter(route: &Route, numbers: &Numbers, facts: &Facts, layers: Layers) -> Painter {
    let scene = Scene {
        route: route.clone(),
        numbers: numbers.clone(),
        facts: facts.clone(),
        layers,
    };
    Painter::new(move |painting| scene.paint(painting))
}

struct Scene {
    route: Route,
    numbers: Numbers,
    facts: Facts,
    layers: Layers,
}

impl Scene {
    /// What cannot be painted, as when memory is short, is left out.
    fn paint(&self, painting: &Painting<'_>) {
        let _ = self.squares(painting);
        let scale = painting.view.scale;
        if self.layers.has(Layer::Line) && scale >= LINE_FROM {
            self.line(painting);
        }
        let _ = self.signs(painting);
    }

    /// All squares in view as one small picture, a pixel each, drawn as large as
    /// they are.
    fn squares(&self, painting: &Painting<'_>) -> Result<(), JsValue> {
        let (rows, columns) = (painting.view.rows(), painting.view.columns());
        let (height, width) = (rows.len() as u32, columns.len() as u32);
        if width == 0 || height == 0 {
            return Ok(());
        }
        let colours = painting.colours;
        let (paper, light, dark) = (
            rgb(&colours.paper),
            rgb(&colours.light_square),
            rgb(&colours.dark_square),
        );
        let size = self.route.board.size();
        let area = self.route.board.area() as usize;
        let has_holes = !self.route.board.holes().is_empty();
        let mut pixels = Vec::with_capacity((width * height * 4) as usize);
        for row in rows.clone() {
            for column in columns.clone() {
                let square = Square::new(row, column);
                let ground = if square.is_dark(size) { dark } else { light };
                let [red, green, blue] = match self.numbers.visited(square, self.route.at) {
                    Some(number) if self.layers.has(Layer::Colour) => {
                        cividis(number as usize - 1, area)
                    }
                    Some(_) => mixed(ground, paper),
                    None if has_holes && !self.route.board.contains(square) => paper,
                    None => ground,
                };
                pixels.extend([red, green, blue, u8::MAX]);
            }
        }
        let image = ImageData::new_with_u8_clamped_array_and_sh(Clamped(&pixels), width, height)?;
        let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
        canvas.set_width(width);
        canvas.set_height(height);
        let Some(small) = canvas.get_context("2d")? else {
            return Ok(());
        };
        let small: CanvasRenderingContext2d = small.unchecked_into();
        small.put_image_data(&image, 0.0, 0.0)?;
        let view = painting.view;
        let context = painting.context;
        context.set_image_smoothing_enabled(view.scale < SHARP_FROM);
        context.draw_image_with_html_canvas_element_and_dw_and_dh(
            &canvas,
            (f64::from(columns.start) - view.left) * view.scale,
            (f64::from(rows.start) - view.top) * view.scale,
            f64::from(width) * view.scale,
            f64::from(height) * view.scale,
        )
    }

    /// The moves to and from each square in view.
    fn line(&self, painting: &Painting<'_>) {
        let context = painting.context;
        let way: &Rc<Vec<Square>> = &self.route.path;
        context.begin_path();
        for square in in_view(painting) {
            let Some(number) = self.numbers.visited(square, self.route.at) else {
                continue;
            };
            let index = number as usize - 1;
            let before = index.checked_sub(1).map(|index| way[index]);
            let after = way.get(index + 1).filter(|_| index + 1 < self.route.at);
            for end in [before, after.copied()].into_iter().flatten() {
                let ((x1, y1), (x2, y2)) = (middle(painting, square), middle(painting, end));
                context.move_to(x1, y1);
                // To the middle of the move: the other half belongs to its other end.
                context.line_to(f64::midpoint(x1, x2), f64::midpoint(y1, y2));
            }
        }
        let width = (painting.view.scale / 16.0).clamp(1.0, 3.0);
        if painting.view.scale >= 2.0 * LINE_FROM {
            context.set_stroke_style_str(&painting.colours.paper);
            context.set_line_width(width + 2.0);
            context.stroke();
        }
        context.set_stroke_style_str(&painting.colours.ink);
        context.set_line_width(width);
        context.stroke();
    }
}

fn in_view(painting: &Painting<'_>) -> impl Iterator<Item = Square> {
    let view = painting.view;
    // A move may pass through the view from one square beside it to another.
    let wider = |seen: Range<u32>, side: u32| seen.start.saturating_sub(2)..side.min(seen.end + 2);
    let rows = wider(view.rows(), view.size.rows());
    let columns = wider(view.columns(), view.size.columns());
    rows.flat_map(move |row| columns.clone().map(move |column| Square::new(row, column)))
}

/// The middle of a square, in pixels.
fn middle(painting: &Painting<'_>, square: Square) -> (f64, f64) {
    let view = painting.view;
    (
        (f64::from(square.column) + 0.5 - view.left) * view.scale,
        (f64::from(square.row) + 0.5 - view.top) * view.scale,
    )
}

fn mixed(a: Rgb, b: Rgb) -> Rgb {
    [0, 1, 2].map(|index| u8::midpoint(a[index], b[index]))
}

/// The parts of a colour as the browser resolves it: `rgb(1, 2, 3)`.
fn rgb(text: &str) -> Rgb {
    let mut parts = text
        .split(|character: char| !character.is_ascii_digit())
        .filter_map(|part| part.parse().ok());
    [(); 3].map(|()| parts.next().unwrap_or(0))
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::rgb;

    #[test]
    fn colours_are_read_as_browsers_write_them() {
        assert_eq!(rgb("rgb(251, 248, 241)"), [251, 248, 241]);
        assert_eq!(rgb("rgba(1, 2, 3, 0.5)"), [1, 2, 3]);
        assert_eq!(rgb(""), [0, 0, 0]);
    }
}
