//! The regions under the squares of a board whose squares measure [`UNIT`].

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::Placement;
use bezzel_solver::queens::puzzle::{House, Puzzle};
use yew::prelude::*;

use super::colours::{PAPER as PAPER_COLOURS, region_colours};
use super::pieces::region_pieces;
use crate::drawings::UNIT;

/// The letter of a region on the board and in words.
pub fn region_letter(region: u32) -> char {
    (b'A' + region as u8) as char
}

/// The regions: tints and borders, lines between the squares, and a letter on the first square of each piece, unless a
/// queen covers it.
pub fn regions(puzzle: &Puzzle, colours: &[u32], queens: &Placement) -> Html {
    let n = puzzle.n();
    let side = n * UNIT;
    let line = |path: String, at: u32| {
        let at = at * UNIT;
        path + &format!("M{at} 0v{side}M0 {at}h{side}")
    };
    html! {
        <g class="regions" aria-hidden="true">
            { tints(puzzle, colours) }
            <path class="lines" d={(1..n).fold(String::new(), line)} />
            for region in 0..n {
                for first in firsts(puzzle, region, queens) {
                    <text
                        class="letter"
                        x={(first.column * UNIT + 9).to_string()}
                        y={(first.row * UNIT + 27).to_string()}
                    >
                        { region_letter(region) }
                    </text>
                }
            }
        </g>
    }
}

/// The first square of each piece of a region, without squares under a queen.
fn firsts(puzzle: &Puzzle, region: u32, queens: &Placement) -> Vec<Square> {
    let pieces = region_pieces(puzzle, region);
    let firsts = pieces.iter().map(|piece| piece[0]);
    firsts.filter(|first| !queens.contains(*first)).collect()
}

/// A tint for each region, by the number of its colour, and the borders between the regions.
pub fn tints(puzzle: &Puzzle, colours: &[u32]) -> Html {
    let tint = |path: String, &Square { row, column }: &Square| {
        path + &format!("M{} {}h100v100h-100z", column * UNIT, row * UNIT)
    };
    let houses = (0..puzzle.n()).map(House::Region);
    html! {
        <>
            for (&colour, house) in colours.iter().zip(houses) {
                <path
                    class="region"
                    fill={format!("var(--region-{})", region_letter(colour).to_ascii_lowercase())}
                    d={puzzle.squares(house).iter().fold(String::new(), tint)}
                />
            }
            <path class="borders" d={borders(puzzle)} />
        </>
    }
}

/// A path of the edges between squares of different regions.
fn borders(puzzle: &Puzzle) -> String {
    let size = puzzle.given().size();
    edge_path(edges(size, |at| puzzle.region(at)))
}

/// A path of edges, in the units of a drawing.
pub fn edge_path(edges: impl Iterator<Item = Edge>) -> String {
    let edge = |Edge { below, is_across }: Edge| {
        let side = if is_across { 'h' } else { 'v' };
        format!("M{} {}{side}{UNIT}", below.column * UNIT, below.row * UNIT)
    };
    edges.map(edge).collect()
}

/// The upper or the left side of a square, where another region begins.
pub struct Edge {
    /// The square below the side, or to the right of it.
    pub below: Square,
    /// Whether it is the upper side.
    pub is_across: bool,
}

/// The edges between squares of different regions.
pub fn edges<R: PartialEq>(
    size: Size,
    region: impl Fn(Square) -> Option<R>,
) -> impl Iterator<Item = Edge> {
    let squares = size.squares();
    squares
        .flat_map(move |below| {
            let Square { row, column } = below;
            let own = region(below);
            let above = row > 0 && region(Square::new(row - 1, column)) != own;
            let left = column > 0 && region(Square::new(row, column - 1)) != own;
            let edge = |is_across| Edge { below, is_across };
            [above.then(|| edge(true)), left.then(|| edge(false))]
        })
        .flatten()
}

/// A region for paper.
#[derive(Clone, Debug)]
pub struct Region {
    /// The letter in each of its pieces.
    pub letter: char,
    /// Its colour, in the light theme: `#rrggbb`.
    pub colour: &'static str,
    /// Its squares.
    pub squares: Vec<Square>,
    /// The first square of each of its pieces, without squares under a given queen.
    pub firsts: Vec<Square>,
}

/// The edges between these regions of a board.
pub fn region_edges(size: Size, regions: &[Region]) -> impl Iterator<Item = Edge> {
    let has = |region: &Region, at| region.squares.contains(&at);
    edges(size, move |at| {
        regions.iter().position(|region| has(region, at))
    })
}

/// The regions of a puzzle for paper, where it has some.
pub fn paper_regions(puzzle: &Puzzle) -> Vec<Region> {
    if puzzle.regions().is_none() {
        return Vec::new();
    }
    let colours = region_colours(puzzle, false);
    let regions = (0..puzzle.n()).zip(colours).map(|(region, colour)| Region {
        letter: region_letter(region),
        colour: PAPER_COLOURS[colour as usize],
        squares: puzzle.squares(House::Region(region)),
        firsts: firsts(puzzle, region, puzzle.given()),
    });
    regions.collect()
}

/// The edges between the squares of a house and all others, and the board's own.
pub fn house_outline(puzzle: &Puzzle, house: House) -> String {
    let squares = puzzle.squares(house);
    let edges = |&Square { row, column }: &Square| {
        let (x, y) = (column * UNIT, row * UNIT);
        // A square off the board does not belong to the house, even if its numbers do.
        let beside = [
            (Square::new(row.wrapping_sub(1), column), x, y, 'h'),
            (Square::new(row + 1, column), x, y + UNIT, 'h'),
            (Square::new(row, column.wrapping_sub(1)), x, y, 'v'),
            (Square::new(row, column + 1), x + UNIT, y, 'v'),
        ];
        let outer = beside.iter().filter(|(next, ..)| !squares.contains(next));
        outer.fold(String::new(), |path, (_, x, y, edge)| {
            path + &format!("M{x} {y}{edge}100")
        })
    };
    squares.iter().map(edges).collect()
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::puzzle::Rule;

    use super::*;

    #[test]
    fn a_letter_is_left_out_where_a_queen_covers_it() {
        let open = Puzzle::new(Rule::Touch, Placement::empty(4).unwrap()).unwrap();
        let puzzle = open.with_regions("aabbaaabcccdcddd").unwrap();
        let queens = Placement::from_columns(&[1, 3, 0, 0]).unwrap();
        let letters = |region| firsts(&puzzle, region, &queens).len();
        assert_eq!([0, 1, 2, 3].map(letters), [0, 1, 1, 1]);
    }

    #[test]
    fn each_border_is_drawn_once_and_a_house_has_all_its_edges() {
        let open = Puzzle::new(Rule::Touch, Placement::empty(4).unwrap()).unwrap();
        let puzzle = open.with_regions("aaaabbbbccccdddd").unwrap();
        let row = |y: u32| (0..4).map(move |column| format!("M{} {y}h100", column * 100));
        let expected: String = [100, 200, 300].into_iter().flat_map(row).collect();
        assert_eq!(borders(&puzzle), expected);
        let outline = house_outline(&puzzle, House::Region(0));
        assert_eq!(outline.matches('M').count(), 10, "{outline}");
    }
}
