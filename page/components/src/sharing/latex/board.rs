//! A board in TikZ: x is the column, y the row from the top.

use std::fmt::Write;

use bezzel_solver::board::Square;
use bezzel_solver::queens::Unit;

use super::listed::each;
use crate::drawings::{Figure, Region, region_edges};
use crate::link::Names;
use crate::sharing::Picture;

/// The packages that the drawing needs.
pub const PREAMBLE: &str = r"\usepackage{tikz} \usetikzlibrary{svg.path}";

/// The side of a square in points, and that of the largest board.
const SIDE: u32 = 20;
const BOARD: u32 = 400;

/// The board. Writing to a string does not fail.
pub fn board(picture: &Picture) -> String {
    let size = picture.size;
    let (rows, columns) = (size.rows(), size.columns());
    let side = (BOARD / rows.max(columns)).clamp(1, SIDE);
    let font = f64::from(side) * 0.4;
    let mut text = format!(
        "\\begin{{tikzpicture}}[x={side}pt, y=-{side}pt,\n  \
         every node/.style={{font=\\fontsize{{{font}}}{{{font}}}\\selectfont, inner sep=0pt}}"
    );
    let standing = Figure::ALL.into_iter();
    for figure in standing.filter(|figure| picture.pieces.iter().any(|(_, on)| on == figure)) {
        let _ = write!(
            text,
            ",\n  {}/.pic={{{}}}",
            figure.name(),
            pic(figure, side)
        );
    }
    text.push_str("]\n");
    let is_hole = |square: &Square| picture.holes.contains(square);
    let dark = size
        .squares()
        .filter(|square| square.is_dark(size) && !is_hole(square));
    at_each(
        &mut text,
        dark,
        r"\fill[black!18] (\x,\y) rectangle +(1,1);",
    );
    at_each(
        &mut text,
        picture.holes.iter().copied(),
        r"\fill[black!60] (\x,\y) rectangle +(1,1);",
    );
    if let Some(colour) = picture.coloured {
        for (place, square) in picture.path.iter().enumerate() {
            let colour = rgb(&colour(place, picture.path.len()));
            let (column, row) = (square.column, square.row);
            let _ = writeln!(
                text,
                "  \\fill[{colour}] ({column},{row}) rectangle +(1,1);"
            );
        }
    }
    if !picture.regions.is_empty() {
        regions(&mut text, picture);
    }
    let _ = writeln!(text, "  \\draw (0,0) rectangle ({columns},{rows});");
    if picture.lined && picture.path.len() > 1 {
        text.push_str(&line(picture));
    }
    for figure in Figure::ALL {
        let stands = picture.pieces.iter().filter(|(_, on)| *on == figure);
        let place = format!("\\pic at (\\x+0.5,\\y+0.5) {{{}}};", figure.name());
        at_each(&mut text, stands.map(|(square, _)| *square), &place);
    }
    if !picture.numbers.is_empty() {
        let numbers = picture.numbers.iter();
        let numbers = numbers.map(|(at, number)| format!("{}/{}/{number}", at.column, at.row));
        let node = r"\node[fill=white, inner sep=1pt] at (\x+0.5,\y+0.5) {\k};";
        each(&mut text, r"\x/\y/\k", numbers, node);
    }
    let names = Names {
        size,
        notation: picture.notation,
    };
    let files = (0..columns).map(|at| format!("{at}/{}", names.line(Unit::Column(at)).1));
    let below = format!("\\node at (\\x+0.5,{rows}.5) {{\\name}};");
    each(&mut text, r"\x/\name", files, &below);
    let ranks = (0..rows).map(|at| format!("{at}/{}", names.line(Unit::Row(at)).1));
    each(
        &mut text,
        r"\y/\name",
        ranks,
        r"\node at (-0.6,\y+0.5) {\name};",
    );
    text + "\\end{tikzpicture}\n"
}

/// Does the same at each of these squares.
fn at_each(text: &mut String, squares: impl Iterator<Item = Square>, what: &str) {
    let places = squares.map(|square| format!("{}/{}", square.column, square.row));
    each(text, r"\x/\y", places, what);
}

/// The colours of the regions, lines between the squares, the borders, and a letter in each piece of a region.
fn regions(text: &mut String, picture: &Picture) {
    let regions = &picture.regions;
    for Region {
        colour, squares, ..
    } in regions
    {
        let fill = format!("\\fill[{}] (\\x,\\y) rectangle +(1,1);", rgb(colour));
        at_each(text, squares.iter().copied(), &fill);
    }
    let n = picture.size.rows();
    // Where y points down, `grid` draws no lines between rows (`findings/tikz-grid-downwards.sh`).
    let lines = (1..n).map(|at| at.to_string());
    let line = format!("\\draw[black!40, very thin] (\\k,0) -- (\\k,{n}) (0,\\k) -- ({n},\\k);");
    each(text, r"\k", lines, &line);
    for (is_across, side) in [(true, "+(1,0)"), (false, "+(0,1)")] {
        let edges = region_edges(picture.size, regions).filter(|edge| edge.is_across == is_across);
        let line = format!("\\draw[very thick, line cap=round] (\\x,\\y) -- {side};");
        at_each(text, edges.map(|edge| edge.below), &line);
    }
    let _ = writeln!(text, "  \\draw[very thick] (0,0) rectangle ({n},{n});");
    let letters = regions.iter().flat_map(|region| {
        let firsts = region.firsts.iter();
        firsts.map(|at| format!("{}/{}/{}", at.column, at.row, region.letter))
    });
    let node = r"\node[anchor=north west, inner sep=1pt, scale=0.7] at (\x,\y) {\k};";
    each(text, r"\x/\y/\k", letters, node);
}

/// The line through the squares of a path.
fn line(picture: &Picture) -> String {
    let centres = picture.path.iter();
    let centres = centres.map(|square| format!("({}.5,{}.5)", square.column, square.row));
    let centres: Vec<String> = centres.collect();
    let lines: Vec<String> = centres.chunks(8).map(|line| line.join(" -- ")).collect();
    let back = if picture.closed { " -- cycle" } else { "" };
    format!(
        "  \\draw[thick, line join=round] {}{back};\n",
        lines.join("\n    -- ")
    )
}

/// A piece as the page draws it: its paths, and the eye of a horse.
fn pic(figure: Figure, side: u32) -> String {
    let scale = f64::from(side) / 100.0;
    let transformed = format!("xscale={scale}, yscale=-{scale}, shift={{(-50pt,-50pt)}}");
    let drawing = figure.drawing();
    let values = |name: &str| {
        let before = format!(" {name}=\"");
        let parts = drawing.split(&before).skip(1);
        let values = parts.filter_map(|part| part.split('"').next());
        values.map(str::to_owned).collect::<Vec<_>>()
    };
    let mut text = format!("\\fill[{transformed}]");
    for path in values("d") {
        let _ = write!(text, "\n    svg {{{path}}}");
    }
    text.push(';');
    let eye = ["cx", "cy", "r"].map(|name| values(name).pop());
    if let [Some(x), Some(y), Some(radius)] = eye {
        let _ = write!(
            text,
            "\n    \\fill[white, {transformed}] ({x}pt,{y}pt) circle[radius={radius}pt];"
        );
    }
    text
}

/// A colour of the page, `#rrggbb`, for TikZ.
fn rgb(hexadecimal: &str) -> String {
    let part = |from: usize| {
        let digits = hexadecimal.get(from..from + 2).unwrap_or_default();
        u8::from_str_radix(digits, 16).unwrap_or_default()
    };
    format!(
        "fill={{rgb,255:red,{};green,{};blue,{}}}",
        part(1),
        part(3),
        part(5)
    )
}
