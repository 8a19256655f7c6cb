//! A large board on a canvas. From far away, shades show the density of queens; nearer there is a dot for each queen,
//! and at last squares and pieces. Only the visible part is painted, and from far away only a sample of it.

use std::ops::Range;
use std::rc::Rc;

use bezzel_solver::board::Square;
use web_sys::Path2d;

use crate::bridge::position::{Columns, Construction};
use crate::components::Figure;
use crate::components::plane::{Painter, Painting, Viewport, figure_paths, rgb};
use crate::link::in_threes;

/// Maximum number of queens painted one by one.
const MOST_DOTS: u32 = 6000;
/// Maximum number of queens looked at for one picture.
const MOST_SEEN: u32 = 250_000;
/// The side of a shaded patch in pixels, from far away.
const GRAIN: f64 = 2.0;
/// The smallest side of a square, in pixels, on which lines join neighbours.
const LINES_FROM: f64 = 4.0;
/// The smallest side of a square, in pixels, on which squares have two tones.
const SQUARES_FROM: f64 = 10.0;
/// The smallest side of a square, in pixels, on which pieces are drawn.
const PIECES_FROM: f64 = 14.0;
/// The greatest side of the overview in pixels, and the number of rows whose queens it shows.
const OVERVIEW: f64 = 120.0;
const OVERVIEW_ROWS: u32 = 400;
/// The least size of a painted queen in pixels.
const LEAST_DOT: f64 = 1.6;

/// Paints a construction: with lines between neighbours a knight's move apart, a ring around the queen of a row that is looked
/// for, and the numbers of rows and columns from `first` on.
pub fn painter(
    construction: Rc<Construction>,
    lines: bool,
    found: Option<u32>,
    first: u32,
) -> Painter {
    let queen = figure_paths(Figure::Queen);
    Painter::new(move |painting| {
        let columns = &construction.columns;
        let view = painting.view;
        ground(painting);
        if view.rows().len() as u32 > MOST_DOTS {
            density(painting, columns);
        } else {
            if lines && view.scale >= LINES_FROM {
                join(painting, columns);
            }
            if view.scale >= PIECES_FROM {
                pieces(painting, columns, &queen);
            } else {
                dots(painting, columns);
            }
        }
        if let Some(row) = found {
            ring(painting, columns, row);
        }
        coordinates(painting, first);
        if !view.is_whole() {
            overview(painting, columns);
        }
    })
}

/// The squares. Dark ones are shaded if they are large enough.
fn ground(painting: &Painting<'_>) {
    let (context, view) = (painting.context, painting.view);
    let side = f64::from(view.size.rows());
    let (left, top) = view.pixel((0.0, 0.0));
    let (right, bottom) = view.pixel((side, side));
    context.set_fill_style_str(&painting.colours.light_square);
    context.fill_rect(left, top, right - left, bottom - top);
    if view.scale < SQUARES_FROM {
        return;
    }
    context.set_fill_style_str(&painting.colours.dark_square);
    for row in view.rows() {
        for column in view.columns() {
            if Square::new(row, column).is_dark(view.size) {
                let (x, y) = view.pixel((column.into(), row.into()));
                context.fill_rect(x, y, view.scale, view.scale);
            }
        }
    }
}

/// The queens of some rows whose squares are in view.
fn queens(view: Viewport, columns: &Columns, every: u32) -> impl Iterator<Item = Square> + use<'_> {
    let (rows, in_view) = (view.rows(), view.columns());
    // The sample has the same rows for each position of the board, since it would flicker otherwise.
    let first = rows.start.next_multiple_of(every);
    (first..rows.end)
        .step_by(every as usize)
        .filter_map(move |row| {
            let column = columns.of_row(row)? - 1;
            in_view
                .contains(&column)
                .then_some(Square::new(row, column))
        })
}

/// The density of queens, for a view from far away.
fn density(painting: &Painting<'_>, columns: &Columns) {
    let (context, view) = (painting.context, painting.view);
    let (width, height) = ((view.width / GRAIN).ceil(), (view.height / GRAIN).ceil());
    let every = (view.rows().len() as u32).div_ceil(MOST_SEEN);
    let mut counts = vec![0_u16; (width * height) as usize];
    let grains = view.scale / GRAIN;
    for square in queens(view, columns, every) {
        let x = ((f64::from(square.column) + 0.5 - view.left) * grains) as usize;
        let y = ((f64::from(square.row) + 0.5 - view.top) * grains) as usize;
        if let Some(count) = counts.get_mut(y * width as usize + x.min(width as usize - 1)) {
            *count = count.saturating_add(1);
        }
    }
    // The average number of queens in such a place over the whole board.
    let average = 1.0 / (grains * grains * f64::from(view.size.rows()) * f64::from(every));
    let [red, green, blue] = rgb(&painting.colours.ink);
    let pixels: Vec<u8> = counts
        .iter()
        .flat_map(|&count| {
            let count = f64::from(count);
            let opacity = (255.0 * count / (count + 1.5 * average)) as u8;
            [red, green, blue, opacity]
        })
        .collect();
    context.set_image_smoothing_enabled(false);
    painting.mosaic(&pixels, width as u32, (0.0, 0.0), GRAIN);
}

fn dots(painting: &Painting<'_>, columns: &Columns) {
    let (context, view) = (painting.context, painting.view);
    let side = (view.scale * 0.7).max(LEAST_DOT);
    context.set_fill_style_str(&painting.colours.ink);
    for queen in queens(view, columns, 1) {
        let (x, y) = view.centre(queen);
        context.fill_rect(x - side / 2.0, y - side / 2.0, side, side);
    }
}

fn pieces(painting: &Painting<'_>, columns: &Columns, figure: &[Path2d]) {
    for queen in queens(painting.view, columns, 1) {
        painting.figure(figure, queen);
    }
}

/// Lines between the queens of neighbouring rows that stand a knight's move apart.
fn join(painting: &Painting<'_>, columns: &Columns) {
    let (context, view) = (painting.context, painting.view);
    let rows = view.rows();
    context.begin_path();
    // A line into view may begin above it.
    for row in rows.start.saturating_sub(1)..rows.end {
        if !columns.are_knights_move_apart(row) {
            continue;
        }
        let ends = [row, row + 1].map(|row| {
            let column = columns.of_row(row).unwrap_or(1) - 1;
            view.centre(Square::new(row, column))
        });
        context.move_to(ends[0].0, ends[0].1);
        context.line_to(ends[1].0, ends[1].1);
    }
    context.set_stroke_style_str(&painting.colours.accent);
    context.set_line_width((view.scale / 14.0).max(1.0));
    context.stroke();
}

/// A ring around the queen of a row.
fn ring(painting: &Painting<'_>, columns: &Columns, row: u32) {
    if let Some(column) = columns.of_row(row) {
        let radius = (painting.view.scale * 0.62).max(8.0);
        let queen = Square::new(row, column - 1);
        painting.circle(queen, radius, None, &painting.colours.accent);
    }
}

/// The whole board in a corner, with a frame round the visible part.
fn overview(painting: &Painting<'_>, columns: &Columns) {
    let (context, view, colours) = (painting.context, painting.view, &painting.colours);
    let n = view.size.rows();
    let side = (view.width.min(view.height) / 5.0).min(OVERVIEW);
    let (left, top) = (view.width - side - 8.0, 8.0);
    let scale = side / f64::from(n);
    context.set_fill_style_str(&colours.paper);
    context.fill_rect(left - 2.0, top - 2.0, side + 4.0, side + 4.0);
    context.set_fill_style_str(&colours.light_square);
    context.fill_rect(left, top, side, side);
    context.set_fill_style_str(&colours.ink);
    for row in (0..n).step_by(n.div_ceil(OVERVIEW_ROWS) as usize) {
        let column = columns.of_row(row).unwrap_or(1) - 1;
        let (x, y) = (f64::from(column) * scale, f64::from(row) * scale);
        context.fill_rect(left + x, top + y, 1.0, 1.0);
    }
    let framed = |start: f64, length: f64| {
        let start = start.max(0.0) * scale;
        (
            start,
            (length / view.scale * scale).min(side - start).max(5.0),
        )
    };
    let ((x, width), (y, height)) = (framed(view.left, view.width), framed(view.top, view.height));
    context.set_stroke_style_str(&colours.accent);
    context.set_line_width(2.0);
    context.stroke_rect(left + x, top + y, width, height);
}

/// The digits of a number in groups of three, parted by the thin space of all languages.
fn grouped(number: u32) -> String {
    in_threes(&number.to_string(), '\u{202f}')
}

/// The numbers of columns along the lower edge and of rows along the left one, as many as there is room for. They begin with
/// `first`. A column of a million would have a name of four letters, which says nothing.
fn coordinates(painting: &Painting<'_>, first: u32) {
    let (context, view) = (painting.context, painting.view);
    let quiet = &painting.colours.quiet;
    context.set_font("12px system-ui, sans-serif");
    let digits = 8.0 * view.size.rows().to_string().len() as f64;
    context.set_text_align("left");
    context.set_text_baseline("middle");
    for row in marked(view.rows(), first, 24.0 / view.scale) {
        let (_, y) = view.centre(Square::new(row, 0));
        if y > 8.0 && y < view.height - 24.0 {
            painting.word(&grouped(row + first), (4.0, y), quiet);
        }
    }
    context.set_text_align("center");
    context.set_text_baseline("bottom");
    let room = digits + 24.0;
    for column in marked(view.columns(), first, room / view.scale) {
        let (x, _) = view.centre(Square::new(0, column));
        if x > (digits + 8.0).max(room / 2.0) && x < view.width - room / 2.0 {
            painting.word(&grouped(column + first), (x, view.height - 4.0), quiet);
        }
    }
}

/// The rows or columns in view whose numbers are round, at least `apart` squares apart.
fn marked(in_view: Range<u32>, first: u32, apart: f64) -> impl Iterator<Item = u32> {
    let step = round_step(apart);
    let from = (in_view.start + first).next_multiple_of(step) - first;
    (from..in_view.end).step_by(step as usize)
}

/// The least of 1, 2, 5, 10, 20, 50, … that is not less.
fn round_step(least: f64) -> u32 {
    let mut power = 1;
    loop {
        for step in [power, 2 * power, 5 * power] {
            if f64::from(step) >= least {
                return step;
            }
        }
        power *= 10;
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::board::Size;

    use super::*;

    #[test]
    fn steps_are_round() {
        let steps = [0.3, 1.0, 1.2, 3.0, 7.0, 21.0, 99_000.0].map(round_step);
        assert_eq!(steps, [1, 1, 2, 5, 10, 50, 100_000]);
    }

    #[test]
    fn round_numbers_are_marked_wherever_numbers_begin() {
        let marked = |view, first, apart| marked(view, first, apart).collect::<Vec<_>>();
        assert_eq!(marked(0..25, 1, 7.0), [9, 19]);
        assert_eq!(marked(0..25, 0, 7.0), [0, 10, 20]);
        assert_eq!(marked(3..6, 1, 0.5), [3, 4, 5]);
    }

    #[test]
    fn digits_stand_in_threes() {
        let written = [7, 950, 1_000, 12_345, 1_000_000].map(grouped);
        let expected = [
            "7",
            "950",
            "1\u{202f}000",
            "12\u{202f}345",
            "1\u{202f}000\u{202f}000",
        ];
        assert_eq!(written, expected);
    }

    #[test]
    fn queens_in_view_are_those_of_rows_and_columns_in_view() {
        // 1 000 queens on the rising diagonal.
        let columns = Columns::new(&(1..=1000).rev().collect::<Vec<_>>());
        let whole = Viewport::whole(Size::square(1000).unwrap(), 500.0, 500.0);
        assert_eq!(queens(whole, &columns, 1).count(), 1000);
        assert_eq!(queens(whole, &columns, 7).count(), 143);
        let corner = whole.zoomed(10.0, (0.0, 0.0));
        assert_eq!(queens(corner, &columns, 1).count(), 0);
        let middle = whole.zoomed(10.0, (250.0, 250.0));
        assert_eq!(queens(middle, &columns, 1).count(), middle.rows().len());
        let moved = middle.panned((0.0, 15.0));
        let every_third = |view| queens(view, &columns, 3).map(|queen| queen.row % 3);
        assert!(
            every_third(middle)
                .chain(every_third(moved))
                .all(|rest| rest == 0)
        );
    }
}
