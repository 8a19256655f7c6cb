//! Random pixels as a picture that a visitor brings: its first bytes say how wide it is, and how often its pixels are repeated,
//! since a board has squares of many.
#![no_main]

use bezzel_puzzle_picture::read;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, u8, &[u8])| {
    let (columns, side, colours) = input;
    let (columns, side) = (usize::from(columns) % 20 + 1, usize::from(side) % 24 + 1);
    let rows = (colours.len() / columns).min(20);
    let (width, height) = (columns * side, rows * side);
    let pixels: Vec<u8> = (0..width * height)
        .flat_map(|at| {
            let colour = colours[at / width / side * columns + at % width / side];
            // Lines, a light, and how much is clear come from the same byte.
            let shade = if at % side == 0 { 0 } else { colour };
            [
                shade,
                colour.wrapping_mul(7),
                colour.wrapping_mul(31),
                colour | 0xf0,
            ]
        })
        .collect();
    if let Ok(board) = read(&pixels, width, height) {
        assert_eq!(board.regions.len(), board.n * board.n);
        assert!(
            board
                .regions
                .iter()
                .all(|region| usize::from(*region) < board.n)
        );
        assert!(
            board
                .doubtful
                .iter()
                .all(|square| *square < board.regions.len())
        );
    }
    let _ = read(colours, columns, rows);
});
