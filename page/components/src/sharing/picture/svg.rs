//! A board as a text in SVG that needs nothing of the page.

use std::fmt::Write;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::Unit;

use crate::drawings::{Figure, Region, UNIT, centre, dark_squares, edge_path, region_edges};
use crate::link::{Names, Notation};

/// The picture of a board. It has the colours for paper, for any colours of the page.
#[derive(Clone, Debug)]
pub struct Picture {
    /// Rows and columns.
    pub size: Size,
    /// A description of the picture.
    pub title: String,
    /// The notation of the squares beside the board.
    pub notation: Notation,
    /// The pieces.
    pub pieces: Vec<(Square, Figure)>,
    /// The squares that are missing.
    pub holes: Vec<Square>,
    /// The squares of a path, in their order.
    pub path: Vec<Square>,
    /// Whether a line leads through the squares of the path.
    pub lined: bool,
    /// Whether the line leads back from the last square to the first.
    pub closed: bool,
    /// Squares with numbers.
    pub numbers: Vec<(Square, u32)>,
    /// The colour of a square of the path, by its place from 0 and the number of
    /// squares, where they are coloured.
    pub coloured: Option<fn(usize, usize) -> String>,
    /// The regions that the squares have. Pictures do not know puzzles, since the code of these is not in every visit.
    pub regions: Vec<Region>,
}

pub const PAPER: &str = "#fbf8f1";
pub const INK: &str = "#211d18";
pub const QUIET: &str = "#675f54";
const EDGE: &str = "#8b8172";
const LIGHT: &str = "#f3ecdd";
const DARK: &str = "#cfc1a6";
/// The margin for the coordinates, in units of the drawing.
const MARGIN: u32 = 50;

// Writing to a string, as the parts of a picture do, does not fail.
impl Picture {
    /// An empty board.
    pub const fn empty(size: Size, title: String, notation: Notation) -> Self {
        Self {
            size,
            title,
            notation,
            pieces: Vec::new(),
            holes: Vec::new(),
            path: Vec::new(),
            lined: false,
            closed: false,
            numbers: Vec::new(),
            coloured: None,
            regions: Vec::new(),
        }
    }

    /// The width and the height in units of the drawing: [`UNIT`] to a square.
    pub fn extent(&self) -> (u32, u32) {
        (
            self.size.columns() * UNIT + 2 * MARGIN,
            self.size.rows() * UNIT + 2 * MARGIN,
        )
    }

    /// The text of the picture.
    pub fn svg(&self) -> String {
        let body = [self.colours(), self.line(), self.figures(), self.numbers()].concat();
        let figures = Figure::ALL.into_iter();
        let standing: Vec<Figure> = figures
            .filter(|figure| self.pieces.iter().any(|(_, stands)| stands == figure))
            .collect();
        self.document(&body, &standing, 0)
    }

    /// A picture of the board and its regions with something on it, and with room below. The symbols of these pieces come along.
    pub fn document(&self, body: &str, figures: &[Figure], below: u32) -> String {
        let (width, height) = self.extent();
        let height = height + below;
        let (checks, regions) = (self.checks(), self.regions());
        let coordinates = self.coordinates();
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"-{MARGIN} -{MARGIN} {width} {height}\">\
             <title>{}</title><defs>{}</defs>\
             <rect x=\"-{MARGIN}\" y=\"-{MARGIN}\" width=\"{width}\" height=\"{height}\" fill=\"{PAPER}\"/>{checks}{regions}{body}{coordinates}</svg>\n",
            width * 6 / 10,
            height * 6 / 10,
            escaped(&self.title),
            drawings(figures),
        )
    }

    fn checks(&self) -> String {
        let (columns, rows) = (self.size.columns(), self.size.rows());
        let mut text = format!(
            "<g transform=\"scale({UNIT})\"><rect width=\"{columns}\" height=\"{rows}\" fill=\"{LIGHT}\"/>\
             <path fill=\"{DARK}\" d=\"{}\"/>",
            dark_squares(self.size)
        );
        for hole in &self.holes {
            let _ = write!(
                text,
                "<rect x=\"{}\" y=\"{}\" width=\"1\" height=\"1\" fill=\"{PAPER}\"/>",
                hole.column, hole.row
            );
        }
        text + &format!(
            "<rect width=\"{columns}\" height=\"{rows}\" fill=\"none\" stroke=\"{EDGE}\" stroke-width=\".02\"/></g>"
        )
    }

    /// The colours of the regions, lines between the squares, the borders, and a letter in each piece of a region.
    fn regions(&self) -> String {
        if self.regions.is_empty() {
            return String::new();
        }
        let side = self.size.rows() * UNIT;
        let mut text = String::new();
        for region in &self.regions {
            let squares = region.squares.iter();
            let squares = squares.map(|at| {
                format!(
                    "M{} {}h{UNIT}v{UNIT}h-{UNIT}z",
                    at.column * UNIT,
                    at.row * UNIT
                )
            });
            let (colour, squares) = (region.colour, squares.collect::<String>());
            let _ = write!(text, "<path fill=\"{colour}\" d=\"{squares}\"/>");
        }
        let lines =
            (1..self.size.rows()).map(|at| format!("M{0} 0v{side}M0 {0}h{side}", at * UNIT));
        let _ = write!(
            text,
            "<path fill=\"none\" stroke=\"{INK}\" stroke-opacity=\".35\" stroke-width=\"2\" d=\"{}\"/>\
             <path fill=\"none\" stroke=\"{INK}\" stroke-width=\"8\" stroke-linecap=\"round\" d=\"{}M0 0h{side}v{side}h-{side}z\"/>\
             <g fill=\"{INK}\" font-family=\"sans-serif\" font-size=\"22\">",
            lines.collect::<String>(),
            edge_path(region_edges(self.size, &self.regions))
        );
        for region in &self.regions {
            for at in &region.firsts {
                let (x, y) = (at.column * UNIT + 9, at.row * UNIT + 27);
                let _ = write!(text, "<text x=\"{x}\" y=\"{y}\">{}</text>", region.letter);
            }
        }
        text + "</g>"
    }

    fn colours(&self) -> String {
        let Some(colour) = self.coloured else {
            return String::new();
        };
        let mut text = String::new();
        for (place, square) in self.path.iter().enumerate() {
            let _ = write!(
                text,
                "<rect x=\"{}\" y=\"{}\" width=\"{UNIT}\" height=\"{UNIT}\" fill=\"{}\"/>",
                square.column * UNIT,
                square.row * UNIT,
                colour(place, self.path.len())
            );
        }
        text
    }

    fn line(&self) -> String {
        let mut points = String::new();
        let back = self.path.first().filter(|_| self.closed);
        for square in self.path.iter().chain(back).filter(|_| self.lined) {
            let (x, y) = centre(*square);
            let _ = write!(points, "{x},{y} ");
        }
        let points = points.trim_end();
        if points.is_empty() {
            return String::new();
        }
        let line = |colour: &str, width: u32| {
            format!(
                "<polyline points=\"{points}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linejoin=\"round\"/>"
            )
        };
        line(PAPER, 14) + &line(INK, 6)
    }

    fn figures(&self) -> String {
        let mut text = format!(
            "<g fill=\"{INK}\" color=\"{INK}\" stroke=\"{PAPER}\" stroke-width=\"3\" stroke-linejoin=\"round\" paint-order=\"stroke\">"
        );
        for (square, figure) in &self.pieces {
            let _ = write!(
                text,
                "<use href=\"{}\" x=\"{}\" y=\"{}\" width=\"{UNIT}\" height=\"{UNIT}\"/>",
                figure.reference(),
                square.column * UNIT,
                square.row * UNIT
            );
        }
        text + "</g>"
    }

    fn numbers(&self) -> String {
        let mut text = format!(
            "<g fill=\"{INK}\" stroke=\"{PAPER}\" stroke-width=\"8\" paint-order=\"stroke\" font-family=\"serif\" font-size=\"36\" text-anchor=\"middle\">"
        );
        for (square, number) in &self.numbers {
            let (x, y) = centre(*square);
            let _ = write!(text, "<text x=\"{x}\" y=\"{}\">{number}</text>", y + 12);
        }
        text + "</g>"
    }

    fn coordinates(&self) -> String {
        let mut text = format!(
            "<g fill=\"{QUIET}\" font-family=\"sans-serif\" font-size=\"26\" text-anchor=\"middle\">"
        );
        let rows = self.size.rows();
        let names = Names {
            size: self.size,
            notation: self.notation,
        };
        for column in 0..self.size.columns() {
            let _ = write!(
                text,
                "<text x=\"{}\" y=\"{}\">{}</text>",
                column * UNIT + UNIT / 2,
                rows * UNIT + 34,
                names.line(Unit::Column(column)).1
            );
        }
        for row in 0..rows {
            let _ = write!(
                text,
                "<text x=\"-{}\" y=\"{}\">{}</text>",
                MARGIN / 2,
                row * UNIT + UNIT / 2 + 9,
                names.line(Unit::Row(row)).1
            );
        }
        text + "</g>"
    }
}

/// The symbols of these pieces.
pub fn drawings(figures: &[Figure]) -> String {
    // The page colours the eye by its style sheet.
    let eye = format!("class=\"eye\" fill=\"{PAPER}\" stroke=\"none\"");
    let drawing = |figure: &Figure| figure.drawing().replace("class=\"eye\"", &eye);
    figures.iter().map(drawing).collect()
}

/// A text as SVG has it within its elements.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use std::collections::BTreeSet;

    use bezzel_solver::queens::Placement;
    use bezzel_solver::queens::puzzle::{Puzzle, Rule};

    use super::*;
    use crate::drawings::paper_regions;

    fn picture() -> Picture {
        let size = Size::new(3, 4).expect("3 x 4 is a size");
        Picture {
            size,
            notation: Notation::default(),
            title: "3 < 4 & so on".to_owned(),
            pieces: vec![(Square::new(0, 1), Figure::Knight)],
            holes: vec![Square::new(2, 2)],
            path: vec![Square::new(2, 0), Square::new(0, 1)],
            lined: true,
            closed: false,
            numbers: vec![(Square::new(2, 0), 1), (Square::new(0, 1), 2)],
            coloured: None,
            regions: Vec::new(),
        }
    }

    #[test]
    fn the_picture_is_xml_and_refers_to_what_it_brings_along() {
        let svg = picture().svg();
        let document = roxmltree::Document::parse(&svg).unwrap();
        let ids: Vec<_> = document
            .descendants()
            .filter_map(|node| node.attribute("id"))
            .collect();
        assert_eq!(ids, ["piece-knight"]);
        for node in document
            .descendants()
            .filter(|node| node.has_tag_name("use"))
        {
            let target = node.attribute("href").unwrap().trim_start_matches('#');
            assert!(ids.contains(&target), "{target}");
        }
        let title = document
            .descendants()
            .find(|node| node.has_tag_name("title"));
        assert_eq!(title.and_then(|title| title.text()), Some("3 < 4 & so on"));
    }

    #[test]
    fn each_square_of_the_path_has_its_number() {
        let svg = picture().svg();
        let document = roxmltree::Document::parse(&svg).unwrap();
        let texts: Vec<_> = document
            .descendants()
            .filter(|node| node.has_tag_name("text"))
            .filter(|node| node.has_tag_name("text"))
            .filter_map(|node| node.text())
            .collect();
        assert_eq!(texts, ["1", "2", "a", "b", "c", "d", "3", "2", "1"]);
    }

    #[test]
    fn each_square_of_the_path_has_its_colour() {
        let coloured = Picture {
            coloured: Some(|place, of| format!("#{place}{of}0")),
            ..picture()
        };
        let svg = coloured.svg();
        assert!(svg.contains("fill=\"#020\"") && svg.contains("fill=\"#120\""));
    }

    #[test]
    fn the_line_of_a_closed_path_leads_back_to_its_start() {
        let points = |closed| {
            let svg = Picture {
                closed,
                ..picture()
            }
            .svg();
            let document = roxmltree::Document::parse(&svg).unwrap();
            let lines = document
                .descendants()
                .filter(|node| node.has_tag_name("polyline"));
            lines
                .map(|line| line.attribute("points").unwrap().to_owned())
                .collect::<Vec<_>>()
        };
        assert_eq!(points(false), ["50,250 150,50"; 2]);
        assert_eq!(points(true), ["50,250 150,50 50,250"; 2]);
    }

    #[test]
    fn an_empty_board_is_a_picture_too() {
        let empty = Picture {
            pieces: Vec::new(),
            holes: Vec::new(),
            path: Vec::new(),
            ..picture()
        };
        assert!(roxmltree::Document::parse(&empty.svg()).is_ok());
        assert!(!empty.svg().contains("polyline"));
    }

    #[test]
    fn regions_have_colours_borders_and_letters() {
        let given = Placement::empty(4).expect("a size of boards");
        let puzzle = Puzzle::new(Rule::Touch, given).unwrap();
        let puzzle = puzzle.with_regions("aabbaabbccddccdd").unwrap();
        let picture = Picture {
            regions: paper_regions(&puzzle),
            ..Picture::empty(Size::square(4).unwrap(), String::new(), Notation::default())
        };
        let svg = picture.svg();
        let document = roxmltree::Document::parse(&svg).unwrap();
        let nodes = || document.descendants();
        let fills: BTreeSet<_> = nodes().filter_map(|node| node.attribute("fill")).collect();
        for region in &picture.regions {
            assert!(fills.contains(region.colour), "{}", region.letter);
        }
        let borders = nodes()
            .find(|node| node.attribute("stroke-width") == Some("8"))
            .unwrap();
        // A cross in the middle, of eight edges, and the frame.
        assert_eq!(borders.attribute("d").unwrap().matches('M').count(), 9);
        let letters: Vec<_> = nodes()
            .filter(roxmltree::Node::is_text)
            .filter_map(|node| node.text())
            .filter(|text| text.chars().all(char::is_uppercase))
            .collect();
        assert_eq!(letters, ["A", "B", "C", "D"]);
    }
}
