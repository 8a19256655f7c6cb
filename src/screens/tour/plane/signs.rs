//! What is painted over the squares and the line: numbers, the moves that the knight has, and the knight.

use bezzel_solver::board::Square;
use wasm_bindgen::JsValue;

use super::super::facts::onward;
use super::super::layers::Layer;
use super::{LINE_FROM, Scene, in_view, middle};
use crate::components::plane::Painting;

/// From this side of a square on, in pixels, there is room for numbers.
const NUMBERS_FROM: f64 = 34.0;

impl Scene {
    /// Everything, as far as there is room for it.
    pub(super) fn signs(&self, painting: &Painting<'_>) -> Result<(), JsValue> {
        let context = painting.context;
        context.set_text_align("center");
        context.set_text_baseline("middle");
        if painting.view.scale >= NUMBERS_FROM {
            self.numbers(painting)?;
        }
        if painting.view.scale >= LINE_FROM {
            self.moves(painting)?;
        }
        self.ends(painting)
    }

    /// The numbers of the squares that were visited, and the moves on from the others.
    fn numbers(&self, painting: &Painting<'_>) -> Result<(), JsValue> {
        let Painting {
            context, colours, ..
        } = painting;
        font(painting, 28);
        context.set_line_join("round");
        context.set_line_width(4.0);
        context.set_stroke_style_str(&colours.paper);
        for square in in_view(painting) {
            let (x, y) = middle(painting, square);
            match self.numbers.visited(square, self.route.at) {
                Some(number) if self.layers.has(Layer::Numbers) => {
                    let number = number.to_string();
                    context.set_fill_style_str(&colours.ink);
                    context.stroke_text(&number, x, y)?;
                    context.fill_text(&number, x, y)?;
                }
                None if self.layers.has(Layer::Degrees) && self.is_plain(square) => {
                    let degree = onward(&self.route, &self.numbers, square).len();
                    context.set_fill_style_str(&colours.quiet);
                    context.fill_text(&degree.to_string(), x, y)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Whether a square is there, and not one that the knight can go to next, which has its own number.
    fn is_plain(&self, square: Square) -> bool {
        let is_next = self.facts.moves.iter().any(|(to, _)| *to == square);
        self.route.board.contains(square) && !is_next
    }

    /// The squares that the knight can go to, with the moves on from each.
    fn moves(&self, painting: &Painting<'_>) -> Result<(), JsValue> {
        let Painting {
            context,
            colours,
            view,
            ..
        } = painting;
        font(painting, 34);
        for (to, onward) in &self.facts.moves {
            let radius = view.scale * 0.28;
            disc(painting, *to, radius, &colours.paper, &colours.accent)?;
            if view.scale >= NUMBERS_FROM {
                let (x, y) = middle(painting, *to);
                context.set_fill_style_str(&colours.accent);
                context.fill_text(&onward.to_string(), x, y)?;
            }
        }
        Ok(())
    }

    /// Where the tour is to end, and the knight.
    fn ends(&self, painting: &Painting<'_>) -> Result<(), JsValue> {
        let Painting {
            context,
            colours,
            view,
            ..
        } = painting;
        if let Some(end) = self.route.goal.end {
            let (x, y) = middle(painting, end);
            let side = view.scale.max(9.0);
            context.set_stroke_style_str(&colours.accent);
            context.set_line_width(2.0);
            context.stroke_rect(x - side / 2.0, y - side / 2.0, side, side);
        }
        let radius = (view.scale * 0.3).max(5.0);
        self.route.knight().map_or(Ok(()), |knight| {
            disc(painting, knight, radius, &colours.accent, &colours.paper)
        })
    }
}

/// Sets the font to a share of the square's side, in hundredths.
fn font(painting: &Painting<'_>, share: u32) {
    let pixels = painting.view.scale as u32 * share / 100;
    let font = format!("{pixels}px ui-serif, Palatino, Georgia, serif");
    painting.context.set_font(&font);
}

fn disc(
    painting: &Painting<'_>,
    square: Square,
    radius: f64,
    fill: &str,
    edge: &str,
) -> Result<(), JsValue> {
    let context = painting.context;
    let (x, y) = middle(painting, square);
    context.begin_path();
    context.set_fill_style_str(fill);
    context.set_stroke_style_str(edge);
    context.set_line_width(2.0);
    context.arc(x, y, radius, 0.0, std::f64::consts::TAU)?;
    context.fill();
    context.stroke();
    Ok(())
}
