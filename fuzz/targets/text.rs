//! Random text as a visitor may type it in place of squares, permutations, positions, puzzles and paths, and as any argument of
//! `bezzel-count` and of the JavaScript package. Values that are read are written with the same meaning.
#![no_main]

use bezzel_links::{parse_squares, read_position};
use bezzel_output::{Reader, check, position};
use bezzel_puzzle_text::{read, to_puzz_link};
use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Board, Path};
use bezzel_solver::queens::notation::{parse_fen, parse_permutation};
use bezzel_solver::queens::{Piece, Solution};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, &str)| {
    let (side, text) = input;
    let n = u32::from(side) % 64 + 1;
    let _ = read_position(text, n);
    let report = check(text, None, None);
    assert!(report.right <= report.read);
    let mut reader = Reader::new(None, None);
    for byte in text.bytes() {
        reader.read(&[byte]);
    }
    assert_eq!(reader.finish().read, report.read);
    let _ = check(text, Some(n), Some(Piece::Superqueen));
    let _ = position(text, n);
    for puzzle in read(text).unwrap_or_default() {
        if let Ok(link) = to_puzz_link(&puzzle) {
            let again = read(&link).expect("a link that was written is read");
            assert_eq!(
                again[0].regions().map(<[u8]>::len),
                puzzle.regions().map(<[u8]>::len)
            );
        }
    }
    let square = Size::square(n).expect("boards may have so many rows");
    let _ = parse_squares(text, square);
    let _ = text.parse::<Piece>();
    if let Ok(solution) = text.parse::<Solution>() {
        assert_eq!(solution.to_string().parse(), Ok(solution));
    }
    for given in [None, Some(n)] {
        if let Ok(placement) = parse_permutation(text, given) {
            assert!(placement.len() as u32 <= placement.n());
        }
        if let Ok((placement, _)) = parse_fen(text, given) {
            assert!(
                placement
                    .squares()
                    .all(|square| placement.size().contains(square))
            );
        }
    }
    if let Ok(size) = text.parse::<Size>() {
        assert_eq!(size.to_string().parse(), Ok(size));
    }
    let Ok(size) = Size::new(n, 65 - n) else {
        return;
    };
    if let Ok(square) = Square::from_name(text, size) {
        assert_eq!(Square::from_name(&square.name(size), size), Ok(square));
    }
    if let Ok(path) = Path::parse(&Board::from(size), Square::new(0, 0), text) {
        assert_eq!(path.digits(), text);
    }
});
