//! Pictures that are unlike most: boards with repeated colours or with regions in pieces, and pictures of something else.

#![allow(
    clippy::unreadable_literal,
    reason = "colours are written as everywhere"
)]

use bezzel_puzzle_picture::{Board, PictureError, read};

const WHITE: u32 = 0x00ff_ffff;

/// Colours that are easy to distinguish.
const COLOURS: [u32; 10] = [
    0xbba3e2, 0xffc992, 0x96beff, 0xb3dfa0, 0xdfdfdf, 0xff7b60, 0xe6f388, 0xb9b29e, 0xdfa0bf,
    0xa3d2d8,
];

/// A picture of squares.
struct Drawing {
    colours: Vec<u32>,
    columns: usize,
    rows: usize,
    side: usize,
    margin: usize,
}

impl Drawing {
    /// A board whose rows are texts: a letter a square.
    fn of(rows: &[&str]) -> Self {
        let letters = rows.iter().flat_map(|row| row.bytes());
        let colour = |letter: u8| COLOURS[usize::from(letter - b'a')];
        Self {
            colours: letters.map(colour).collect(),
            columns: rows[0].len(),
            rows: rows.len(),
            side: 40,
            margin: 30,
        }
    }

    fn read(&self) -> Result<Board, PictureError> {
        let (width, height) = (self.columns * self.side, self.rows * self.side);
        let line = |place: usize| place.is_multiple_of(self.side);
        picture(width + 2 * self.margin, height + 2 * self.margin, |x, y| {
            let (x, y) = (x.wrapping_sub(self.margin), y.wrapping_sub(self.margin));
            match (x <= width && y <= height, line(x) || line(y)) {
                (false, _) => WHITE,
                (true, true) => 0x0022_2222,
                (true, false) => self.colours[y / self.side * self.columns + x / self.side],
            }
        })
    }
}

/// The reading of a picture that is given by the colour at each place.
fn picture(
    width: usize,
    height: usize,
    colour: impl Fn(usize, usize) -> u32,
) -> Result<Board, PictureError> {
    let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    let bytes = places.flat_map(|(x, y)| {
        let [_, red, green, blue] = colour(x, y).to_be_bytes();
        [red, green, blue, 255]
    });
    read(&bytes.collect::<Vec<u8>>(), width, height)
}

fn text(board: &Board) -> Vec<String> {
    let rows = board.regions.chunks(board.n);
    rows.map(|row| row.iter().map(|region| char::from(b'a' + region)).collect())
        .collect()
}

#[test]
fn a_region_in_two_pieces_is_one_region() {
    let rows = ["aabbcc", "aabdcc", "eedddc", "eeaaff", "eeaaff", "ddefff"];
    let board = Drawing::of(&rows).read().unwrap();
    assert_eq!(
        (text(&board), board.doubtful),
        (rows.map(str::to_owned).to_vec(), Vec::new())
    );
}

#[test]
fn a_colour_may_be_that_of_several_regions() {
    // Four colours for eight regions.
    let rows = [
        "aaaabbbb", "aaaabbbb", "ccccdddd", "ccccdddd", "aaaabbbb", "aaaabbbb", "ccccdddd",
        "ccccdddd",
    ];
    let board = Drawing::of(&rows).read().unwrap();
    let expected = [
        "aaaabbbb", "aaaabbbb", "ccccdddd", "ccccdddd", "eeeeffff", "eeeeffff", "gggghhhh",
        "gggghhhh",
    ];
    assert_eq!(
        (text(&board), board.doubtful),
        (expected.map(str::to_owned).to_vec(), Vec::new())
    );
}

#[test]
fn a_board_with_more_or_fewer_regions_than_rows_is_reported() {
    for rows in [
        ["aabbcc", "aabbcc", "aabbcc", "ddeecc", "ddeecc", "ddeecc"],
        ["aabbcc", "aabbgc", "aabbcc", "ddeeff", "ddeeff", "ddhhff"],
    ] {
        let read = Drawing::of(&rows).read();
        let is_reported = match &read {
            Err(PictureError::Regions { n: 6, .. }) => true,
            Ok(board) => !board.doubtful.is_empty(),
            Err(_) => false,
        };
        assert!(is_reported, "{read:?}");
    }
}

#[test]
fn a_chessboard_has_no_regions() {
    let rows = ["abababab", "babababa"].repeat(4);
    assert!(matches!(
        Drawing::of(&rows).read(),
        Err(PictureError::Regions { n: 8, .. })
    ));
}

#[test]
fn a_board_that_is_not_square_or_not_whole_is_reported() {
    let rows = [
        "aabbccgg", "aabbccgg", "aabbccgg", "ddeeffgh", "ddeeffhh", "ddeeffhh",
    ];
    assert_eq!(Drawing::of(&rows).read(), Err(PictureError::NotSquare));
    // The last two columns lie outside.
    let whole = Drawing {
        margin: 0,
        ..Drawing::of(&["aabbcc"; 8])
    };
    assert_eq!(whole.read(), Err(PictureError::NotSquare));
}

#[test]
fn a_picture_without_a_board_is_reported() {
    // In patterns, squares may be seen; but no board.
    let ring = |x: usize, y: usize| (x.pow(2) + y.pow(2)).isqrt() / 20;
    let stripe = |x: usize, y: usize| (x + y) / 20;
    for pattern in [ring, stripe] {
        let stripes = |x: usize, y: usize| WHITE * (pattern(x, y) % 2) as u32;
        assert!(picture(400, 400, stripes).is_err());
    }
    let none = Err(PictureError::NoGrid);
    assert_eq!(picture(400, 300, |_, _| WHITE), none);
    let slope = |x: usize, y: usize| (((x * 255 / 400) << 16) | (y * 255 / 300)) as u32;
    assert_eq!(picture(400, 300, slope), none);
    let noise = |x: usize, y: usize| {
        (((x * 7919 + y * 104_729) as u32).wrapping_mul(2_654_435_761) >> 7) & WHITE
    };
    assert!(picture(400, 300, noise).is_err());
    for (width, height) in [(1, 1), (1, 4000), (4000, 1), (3, 3), (40, 40)] {
        let lines = |x: usize, _: usize| WHITE * (x % 2) as u32;
        assert!(picture(width, height, lines).is_err());
    }
}

#[test]
fn bytes_must_be_as_many_as_the_sides_say() {
    for (bytes, width, height) in [
        (0, 0, 0),
        (15, 2, 2),
        (4, usize::MAX, usize::MAX),
        (4, 1, 0),
    ] {
        let found = Err(PictureError::Bytes {
            found: bytes,
            width,
            height,
        });
        assert_eq!(read(&vec![0; bytes], width, height), found);
    }
}

#[test]
fn what_lies_behind_a_clear_picture_is_white() {
    assert_eq!(
        read(&vec![0; 400 * 400 * 4], 400, 400),
        Err(PictureError::NoGrid)
    );
}
