use bezzel_solver::board::{Size, Square, Symmetry, file_name};
use bezzel_solver::{Random, UnknownName};

use super::Table;

pub fn rows(table: &mut Table) {
    table.answers(
        "board::Symmetry::apply",
        |(symmetry, square, size): (Symmetry, Square, Size)| symmetry.apply(square, size),
    );
    table.answers(
        "board::Symmetry::image",
        |(symmetry, size): (Symmetry, Size)| symmetry.image(size),
    );
    table.answers("board::Symmetry::then", |(a, b): (Symmetry, Symmetry)| {
        a.then(b)
    });
    table.answers("board::Size::contains", |(size, square): (Size, Square)| {
        size.contains(square)
    });
    table.refuses(
        "board::Size::new",
        &["out-of-range"],
        |(rows, columns): (u32, u32)| Size::new(rows, columns),
    );
    table.refuses("board::Size::square", &["out-of-range"], |(n,): (u32,)| {
        Size::square(n)
    });
    table.refuses(
        "board::Size::from_str",
        &["not-a-size"],
        |(text,): (&'static str,)| text.parse::<Size>(),
    );
    table.refuses(
        "board::Square::from_name",
        &["not-a-square", "off-board"],
        |(name, size): (&'static str, Size)| Square::from_name(name, size),
    );
    table.answers(
        "board::Square::is_dark",
        |(square, size): (Square, Size)| square.is_dark(size),
    );
    table.answers("board::Square::name", |(square, size): (Square, Size)| {
        square.name(size)
    });
    table.answers("board::Square::new", |(row, column): (u32, u32)| {
        Square::new(row, column)
    });
    table.answers("board::file_name", |(column,): (u32,)| file_name(column));
    table.answers("Random::below", |(seed, bound): (u64, u32)| {
        Random::new(seed).below(bound)
    });
    table.answers("Random::new", |(seed,): (u64,)| Random::new(seed));
    table.answers("Random::shuffle", |(seed, mut list): (u64, Vec<u32>)| {
        Random::new(seed).shuffle(&mut list);
    });
    table.answers("Random::skip", |(seed, steps): (u64, u64)| {
        Random::new(seed).skip(steps);
    });
    table.answers("UnknownName::new", |(text,): (&'static str,)| {
        UnknownName::new(text, "a name", "one of few").to_string()
    });
}
