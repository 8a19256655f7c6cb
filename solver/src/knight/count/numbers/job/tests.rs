use super::*;
use crate::board::Size;
use crate::knight::count::layout::Layout;
use crate::random::Random;

fn prepared(size: Size, later: Later, table: Option<Table>) -> TourNumbers {
    let mut numbers = TourNumbers::prepared_by(size.into(), later, table).unwrap();
    while !numbers.advance(1, &mut |error| panic!("{error}")).done {}
    numbers
}

/// The tours of each bucket of 8 x 8 squares, counted anew.
#[test]
#[ignore = "counts all tours of 8 x 8 squares, in ten seconds of a release build"]
fn shipped_sums_are_those_of_the_count() {
    let size = Size::square(8).unwrap();
    let mut counted = prepared(size, later(false), None);
    assert_eq!(counted.count(), Some(13_267_364_410_532));
    if std::env::var_os("WRITE").is_some() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/data/");
        let path = folder.to_owned() + "closed_tours_8x8_by_part.csv";
        return std::fs::write(path, counted.parts.lines()).unwrap();
    }
    let mut shipped = prepared(size, later(true), Some(Parts::of_chess_board));
    assert_eq!(shipped.parts.lines(), counted.parts.lines());
    let mut random = Random::new(1848);
    for _ in 0..100 {
        let number = 1 + u128::from(random.next_u64()) % 13_267_364_410_532;
        assert_eq!(shipped.tour(number), counted.tour(number));
    }
}

#[test]
fn squares_that_are_not_done_in_advance_change_nothing() {
    for (rows, columns, step) in [(5, 6, 1), (6, 6, 97), (3, 10, 1), (6, 7, 9973)] {
        let size = Size::new(rows, columns).unwrap();
        let layout = Layout::new(size);
        let all = (layout.lower_rows * layout.columns) as usize;
        let mut whole = prepared(size, later(false), None);
        for squares in 1..all {
            let mut lazy = prepared(size, Later { squares }, None);
            lazy.parts = whole.parts.clone();
            for number in (1..=whole.count().unwrap()).step_by(step) {
                let tour = whole.tour(number).unwrap();
                assert_eq!(lazy.tour(number).as_ref(), Ok(&tour), "{size} {number}");
                assert_eq!(lazy.number(&tour), Ok(number), "{size}");
            }
        }
    }
}
