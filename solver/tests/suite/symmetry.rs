use bezzel_solver::board::{Size, Square, Symmetry};
use proptest::prelude::*;
use proptest::sample::select;

use crate::strategies::{placements, sizes_and_squares};

fn symmetries() -> impl Strategy<Value = Symmetry> {
    select(Symmetry::ALL.to_vec())
}

/// The letters of a board of 2 x 3 squares, moved.
fn moved(symmetry: Symmetry) -> String {
    let size = Size::new(2, 3).expect("in range");
    let image = symmetry.image(size);
    let letter = |target: Square| {
        let source = |&(square, _): &(Square, char)| symmetry.apply(square, size) == target;
        let letters = size.squares().zip('a'..);
        letters
            .clone()
            .find(source)
            .map_or('?', |(_, letter)| letter)
    };
    let row = |row| (0..image.columns()).map(move |column| letter(Square::new(row, column)));
    let rows: Vec<String> = (0..image.rows()).map(|at| row(at).collect()).collect();
    rows.join("/")
}

#[test]
fn each_symmetry_does_what_its_name_says() {
    let expected = [
        (Symmetry::Identity, "abc/def"),
        (Symmetry::QuarterTurn, "da/eb/fc"),
        (Symmetry::HalfTurn, "fed/cba"),
        (Symmetry::ThreeQuarterTurn, "cf/be/ad"),
        (Symmetry::FlipHorizontal, "cba/fed"),
        (Symmetry::FlipVertical, "def/abc"),
        (Symmetry::Transpose, "ad/be/cf"),
        (Symmetry::AntiTranspose, "fc/eb/da"),
    ];
    assert_eq!(expected.map(|(symmetry, _)| symmetry), Symmetry::ALL);
    for (symmetry, letters) in expected {
        assert_eq!(moved(symmetry), letters, "{}", symmetry.name());
    }
}

#[test]
fn the_eight_form_a_group() {
    for a in Symmetry::ALL {
        assert_eq!(Symmetry::Identity.then(a), a);
        assert_eq!(a.then(Symmetry::Identity), a);
        assert_eq!(a.then(a.inverse()), Symmetry::Identity);
        assert_eq!(a.inverse().then(a), Symmetry::Identity);
        for b in Symmetry::ALL {
            assert_eq!(a.then(b).is_rotation(), a.is_rotation() == b.is_rotation());
            for c in Symmetry::ALL {
                assert_eq!(a.then(b).then(c), a.then(b.then(c)));
            }
        }
    }
}

#[test]
fn four_of_them_are_turns() {
    let turn = Symmetry::QuarterTurn;
    let mut turns = vec![Symmetry::Identity];
    while turns.len() < 4 {
        turns.push(turns[turns.len() - 1].then(turn));
    }
    assert_eq!(turns, Symmetry::ALL[..4]);
    for symmetry in Symmetry::ALL {
        assert_eq!(symmetry.is_rotation(), turns.contains(&symmetry));
    }
}

proptest! {
    #[test]
    fn they_act_on_every_board(
        (size, square) in sizes_and_squares(),
        a in symmetries(),
        b in symmetries(),
    ) {
        let image = a.apply(square, size);
        prop_assert!(a.image(size).contains(image));
        prop_assert_eq!(b.image(a.image(size)), a.then(b).image(size));
        prop_assert_eq!(b.apply(image, a.image(size)), a.then(b).apply(square, size));
        prop_assert_eq!(a.inverse().apply(image, a.image(size)), square);
    }

    #[test]
    fn squares_off_the_board_stay_off(
        (size, _) in sizes_and_squares(),
        row: u32,
        column: u32,
        symmetry in symmetries(),
    ) {
        let square = Square::new(row, column);
        let image = symmetry.apply(square, size);
        prop_assert_eq!(symmetry.image(size).contains(image), size.contains(square));
    }

    #[test]
    fn placements_move_square_by_square(board in placements(64), symmetry in symmetries()) {
        let image = board.image(symmetry);
        prop_assert_eq!(image.len(), board.len());
        for square in board.squares() {
            prop_assert!(image.contains(symmetry.apply(square, board.size())));
        }
    }
}
