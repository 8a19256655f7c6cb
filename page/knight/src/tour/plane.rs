//! The path on a board too large for squares in the document: painted, as much of
//! it as is in view.

use std::ops::Range;

use bezzel_solver::board::Square;
use web_sys::Path2d;

use super::display::{Layer, Layers};
use super::facts::{Facts, Numbers, onward};
use super::route::Route;
use crate::components::plane::{Painter, Painting, figure_paths, rgb};
use crate::components::{Figure, cividis};

/// The smallest side of a square, in pixels, on which the line is visible.
const LINE_FROM: f64 = 4.0;
/// The smallest side on which single squares are drawn sharp.
const SHARP_FROM: f64 = 3.0;
/// The smallest side with room for numbers.
const NUMBERS_FROM: f64 = 34.0;

/// The smallest side on which the knight is drawn. On smaller squares it is a dot.
const FIGURE_FROM: f64 = 20.0;

/// Paints a route with the layers that are switched on.
pub fn painter(route: &Route, numbers: &Numbers, facts: &Facts, layers: Layers) -> Painter {
    let scene = Scene {
        route: route.clone(),
        numbers: numbers.clone(),
        facts: facts.clone(),
        layers,
        knight: figure_paths(Figure::Knight),
    };
    Painter::new(move |painting| scene.paint(painting))
}

struct Scene {
    route: Route,
    numbers: Numbers,
    facts: Facts,
    layers: Layers,
    knight: Vec<Path2d>,
}

impl Scene {
    fn paint(&self, painting: &Painting<'_>) {
        let scale = painting.view.scale;
        self.squares(painting);
        if self.layers.has(Layer::Line) && scale >= LINE_FROM {
            self.line(painting);
        }
        painting.context.set_text_align("center");
        painting.context.set_text_baseline("middle");
        if scale >= NUMBERS_FROM {
            self.numbers(painting);
        }
        if scale >= LINE_FROM {
            self.moves(painting);
        }
        self.ends(painting);
    }

    /// All squares in view.
    fn squares(&self, painting: &Painting<'_>) {
        let (view, colours) = (painting.view, &painting.colours);
        let paper = rgb(&colours.paper);
        let grounds = [rgb(&colours.light_square), rgb(&colours.dark_square)];
        let (size, area) = (view.size, self.route.board.area() as usize);
        let has_holes = !self.route.board.holes().is_empty();
        // A line that is too fine is replaced by colours.
        let coloured = self.layers.has(Layer::Colour)
            || self.layers.has(Layer::Line) && view.scale < LINE_FROM;
        let mut pixels = Vec::with_capacity(view.rows().len() * view.columns().len() * 4);
        for square in squares(view.rows(), view.columns()) {
            let ground = grounds[usize::from(square.is_dark(size))];
            let [red, green, blue] = match self.numbers.visited(square, self.route.at) {
                Some(number) if coloured => cividis(number as usize - 1, area),
                Some(_) => [0, 1, 2].map(|part| u8::midpoint(ground[part], paper[part])),
                None if has_holes && !self.route.board.contains(square) => paper,
                None => ground,
            };
            pixels.extend([red, green, blue, u8::MAX]);
        }
        let smooth = view.scale < SHARP_FROM;
        painting.context.set_image_smoothing_enabled(smooth);
        let corner = (view.columns().start.into(), view.rows().start.into());
        let width = view.columns().len() as u32;
        painting.mosaic(&pixels, width, view.pixel(corner), view.scale);
    }

    /// The moves to and from each square in view.
    fn line(&self, painting: &Painting<'_>) {
        let (view, context) = (painting.view, painting.context);
        let path = &self.route.path;
        context.begin_path();
        for square in around_view(painting) {
            let Some(number) = self.numbers.visited(square, self.route.at) else {
                continue;
            };
            let index = number as usize - 1;
            let before = index.checked_sub(1).map(|index| path[index]);
            let after = path.get(index + 1).filter(|_| index + 1 < self.route.at);
            for end in [before, after.copied()].into_iter().flatten() {
                let ((x1, y1), (x2, y2)) = (view.centre(square), view.centre(end));
                context.move_to(x1, y1);
                // The line ends in the middle of the move. The other half belongs to the other end.
                context.line_to(f64::midpoint(x1, x2), f64::midpoint(y1, y2));
            }
        }
        let width = (view.scale / 16.0).clamp(1.0, 3.0);
        if view.scale >= 2.0 * LINE_FROM {
            context.set_stroke_style_str(&painting.colours.paper);
            context.set_line_width(width + 2.0);
            context.stroke();
        }
        context.set_stroke_style_str(&painting.colours.ink);
        context.set_line_width(width);
        context.stroke();
    }

    /// The numbers of the squares that were visited, and the moves on from the others.
    fn numbers(&self, painting: &Painting<'_>) {
        let (view, colours) = (painting.view, &painting.colours);
        font(painting, 28);
        for square in around_view(painting) {
            match self.numbers.visited(square, self.route.at) {
                Some(number) if self.layers.has(Layer::Numbers) => {
                    painting.word(&number.to_string(), view.centre(square), &colours.ink);
                }
                None if self.layers.has(Layer::Degrees) && self.is_plain(square) => {
                    let degree = onward(&self.route, &self.numbers, square).len();
                    painting.word(&degree.to_string(), view.centre(square), &colours.quiet);
                }
                _ => {}
            }
        }
    }

    /// Whether a square exists, and is not a target of the knight, which has a number of its own.
    fn is_plain(&self, square: Square) -> bool {
        let is_next = self.facts.moves.iter().any(|(to, _)| *to == square);
        self.route.board.contains(square) && !is_next
    }

    /// The squares that the knight can go to, with the onward moves of each where these are shown.
    fn moves(&self, painting: &Painting<'_>) {
        let (view, colours) = (painting.view, &painting.colours);
        font(painting, 34);
        for (to, onward) in &self.facts.moves {
            painting.circle(
                *to,
                view.scale * 0.28,
                Some(&colours.paper),
                &colours.accent,
            );
            if self.layers.counts_onward() && view.scale >= NUMBERS_FROM {
                painting.word(&onward.to_string(), view.centre(*to), &colours.accent);
            }
        }
    }

    /// The knight, and the square at which the tour is to end.
    fn ends(&self, painting: &Painting<'_>) {
        let (view, colours) = (painting.view, &painting.colours);
        if let Some(end) = self.route.goal.end {
            let (x, y) = view.centre(end);
            let side = view.scale.max(9.0);
            let context = painting.context;
            context.set_stroke_style_str(&colours.accent);
            context.set_line_width(2.0);
            context.stroke_rect(x - side / 2.0, y - side / 2.0, side, side);
        }
        if let Some(knight) = self.route.knight() {
            if view.scale >= FIGURE_FROM {
                painting.figure(&self.knight, knight);
            } else {
                let radius = (view.scale * 0.3).max(5.0);
                painting.circle(knight, radius, Some(&colours.accent), &colours.paper);
            }
        }
    }
}

fn squares(rows: Range<u32>, columns: Range<u32>) -> impl Iterator<Item = Square> {
    rows.flat_map(move |row| columns.clone().map(move |column| Square::new(row, column)))
}

/// The squares in view and around it: a move may pass through the view from one square beside it to another.
fn around_view(painting: &Painting<'_>) -> impl Iterator<Item = Square> {
    let view = painting.view;
    let wider = |seen: Range<u32>, side: u32| seen.start.saturating_sub(2)..side.min(seen.end + 2);
    squares(
        wider(view.rows(), view.size.rows()),
        wider(view.columns(), view.size.columns()),
    )
}

/// Sets the font to a share of the square's side, in hundredths.
fn font(painting: &Painting<'_>, share: u32) {
    let pixels = painting.view.scale as u32 * share / 100;
    let font = format!("{pixels}px ui-serif, Palatino, Georgia, serif");
    painting.context.set_font(&font);
}
