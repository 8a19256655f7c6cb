use std::process::Command;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::Placement;
use bezzel_solver::queens::puzzle::{Puzzle, Rule};

use super::*;
use crate::drawings::{Figure, paper_regions};
use crate::link::Notation;
use crate::sharing::Picture;

fn empty(rows: u32, columns: u32) -> Picture {
    let size = Size::new(rows, columns).expect("a size of boards");
    Picture::empty(size, String::new(), Notation::default())
}

fn square((row, column): (u32, u32)) -> Square {
    Square::new(row, column)
}

/// A closed tour around a square.
fn tour() -> Vec<Square> {
    let squares = [
        (2, 0),
        (0, 1),
        (2, 2),
        (1, 0),
        (0, 2),
        (2, 1),
        (0, 0),
        (1, 2),
    ];
    squares.map(square).to_vec()
}

/// A puzzle with a region in two pieces.
fn puzzle() -> Puzzle {
    let given = Placement::empty(6).expect("a size of boards");
    let puzzle = Puzzle::new(Rule::Touch, given).expect("a puzzle");
    let regions = "aaabbbabbbccaddeecffddecfeeeecfccccf";
    puzzle.with_regions(regions).expect("regions")
}

/// A board with all three pieces, a large one, a path with holes, a closed one with numbers and colours, a puzzle of
/// regions, one of numbers, a single square.
fn pictures() -> Vec<Picture> {
    let pieces =
        |n: u32, figure| (0..n).map(move |row| (Square::new(row, (3 * row + 1) % n), figure));
    vec![
        Picture {
            pieces: pieces(8, Figure::Queen).collect(),
            ..empty(8, 8)
        },
        Picture {
            pieces: pieces(10, Figure::Superqueen).collect(),
            ..empty(10, 10)
        },
        Picture {
            pieces: pieces(26, Figure::Queen).collect(),
            ..empty(26, 26)
        },
        Picture {
            pieces: vec![(square((2, 0)), Figure::Knight)],
            path: [(0, 0), (1, 2), (2, 0)].map(square).to_vec(),
            holes: vec![square((1, 1)), square((0, 3))],
            lined: true,
            ..empty(3, 4)
        },
        Picture {
            path: tour(),
            holes: vec![square((1, 1))],
            lined: true,
            closed: true,
            numbers: tour().into_iter().zip(1..).collect(),
            coloured: Some(|_, _| "#ffea46".to_owned()),
            ..empty(3, 3)
        },
        Picture {
            regions: paper_regions(&puzzle()),
            pieces: vec![(square((0, 0)), Figure::Queen)],
            ..empty(6, 6)
        },
        Picture {
            numbers: vec![(square((0, 0)), 1), (square((4, 4)), 25)],
            ..empty(5, 5)
        },
        empty(1, 1),
        Picture {
            notation: Notation {
                pairs: true,
                from_zero: true,
                ..Notation::default()
            },
            ..empty(4, 64)
        },
    ]
}

fn nodes() -> Vec<TreeNode> {
    let node = |half, level, parent, kind, name: &str| TreeNode {
        half,
        level,
        parent,
        kind,
        solving: kind == "solution" || level == 0,
        name: name.to_owned(),
        returned: None,
    };
    vec![
        node(4, 0, None, "choice", ""),
        node(1, 1, Some(0), "failure", "(0, 0)"),
        node(3, 1, Some(0), "collapsed", "(0, 1)"),
        node(6, 1, Some(0), "solution", "(0, 2)"),
    ]
}

#[test]
fn a_board_in_tikz_tells_its_pieces_and_their_squares() {
    let mut picture = empty(2, 3);
    picture.pieces = vec![
        (square((1, 2)), Figure::Queen),
        (square((0, 0)), Figure::Queen),
    ];
    let text = board(&picture);
    assert!(
        text.contains("\\foreach \\x/\\y in {2/1, 0/0}\n    \\pic at (\\x+0.5,\\y+0.5) {queen};"),
        "{text}"
    );
    assert!(
        text.contains("in {1/0, 0/1, 2/1}\n    \\fill[black!18]"),
        "the dark squares: {text}"
    );
    assert!(
        text.contains("{0/a, 1/b, 2/c}") && text.contains("{0/2, 1/1}"),
        "{text}"
    );
    assert!(
        !text.contains("knight"),
        "only the pieces that stand there: {text}"
    );
}

#[test]
fn a_path_leads_through_its_squares_and_back() {
    let picture = &pictures()[4];
    let text = board(picture);
    assert!(
        text.contains("(0.5,2.5) -- (1.5,0.5) --") && text.contains("-- cycle;"),
        "{text}"
    );
    assert!(text.contains("{0/2/1, 1/0/2, 2/2/3,"), "{text}");
    assert!(text.contains("rgb,255:red,255;green,234;blue,70"), "{text}");
    let moves = "markmoves={a1-b3, b3-c1, c1-a2, a2-c3, c3-b1, b1-a3, a3-c2, c2-a1}]";
    assert!(
        chessboard(picture).contains(moves),
        "{}",
        chessboard(picture)
    );
}

#[test]
fn chessboard_has_no_superqueens_and_at_most_26_rows() {
    let drawn = pictures().iter().map(is_drawn).collect::<Vec<_>>();
    let expected = [true, false, true, true, true, false, false, true, false];
    assert_eq!(drawn, expected);
    let text = chessboard(&pictures()[0]);
    assert!(
        text.starts_with("\\chessboard[maxfield=h8, showmover=false,\n  setpieces={Qb8, Qe7,"),
        "{text}"
    );
}

#[test]
fn names_that_have_no_room_are_left_out() {
    assert!(
        tree(&nodes()).contains("{3/1/{(0, 1)}}"),
        "{}",
        tree(&nodes())
    );
    let wide: Vec<TreeNode> = nodes()
        .into_iter()
        .map(|node| TreeNode {
            half: node.half * 40,
            ..node
        })
        .collect();
    assert!(tree(&wide).contains("{120/1/{}}"), "{}", tree(&wide));
}

/// The tree of a program whose calls have returned values with signs that `LaTeX` reads otherwise.
fn calls() -> Vec<TreeNode> {
    let values = ["{'a_b'}", r#""50%" <~"#, r"\^#$&>…", "é, ứ/0"];
    let with_value = |(node, value): (TreeNode, &str)| TreeNode {
        returned: Some(value.to_owned()),
        ..node
    };
    nodes().into_iter().zip(values).map(with_value).collect()
}

#[test]
fn values_that_calls_have_returned_stand_below_the_names_where_there_is_room() {
    let short: Vec<TreeNode> = calls()
        .into_iter()
        .map(|call| TreeNode {
            returned: Some("True".to_owned()),
            ..call
        })
        .collect();
    let text = tree(&short);
    assert!(text.contains(r"{4/0/{$\to$ True}}"), "{text}");
    assert!(text.contains(r"{3/1/{(0, 1)\\$\to$ True}}"), "{text}");
    assert!(text.contains("align=center"), "{text}");
    let wide: Vec<TreeNode> = short
        .into_iter()
        .map(|call| TreeNode {
            half: call.half * 20,
            ..call
        })
        .collect();
    assert!(!tree(&wide).contains("True"), "{}", tree(&wide));
    let odd = tree(&calls());
    assert!(odd.contains(r"{4/0/{$\to$ \{'a\_b'\}}}"), "{odd}");
    assert!(odd.contains(r"$\to$ ?, ?/0}"), "{odd}");
}

#[test]
#[ignore = "needs LaTeX"]
fn latex_draws_all_of_them() {
    let boards = pictures();
    let by_package = boards
        .iter()
        .filter(|picture| is_drawn(picture))
        .map(chessboard);
    let texts: Vec<String> = boards
        .iter()
        .map(board)
        .chain(by_package)
        .chain([tree(&nodes()), tree(&calls())])
        .collect();
    let document = [
        "\\documentclass{article}\n\\usepackage[margin=1cm]{geometry}\n",
        &[TIKZ, CHESSBOARD].join("\n"),
        "\n\\begin{document}\n",
        &texts.join("\n\n"),
        "\\end{document}\n",
    ];
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/latex");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("drawings.tex"), document.concat()).unwrap();
    let mut latex = Command::new("pdflatex");
    latex
        .args(["-interaction=nonstopmode", "-halt-on-error", "drawings.tex"])
        .current_dir(&folder);
    let output = latex.output().expect("pdflatex is there");
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{printed}");
    assert!(
        !printed.contains("Overfull"),
        "all of it is on the page: {printed}"
    );
}
