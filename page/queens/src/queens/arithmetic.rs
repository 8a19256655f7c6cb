//! The arithmetic view: a placement is right when the columns, the sums and the
//! differences of its pieces are each all different.

use std::collections::HashMap;

use bezzel_solver::board::{Size, Square};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::components::take_key;
use crate::link::Names;
use crate::locale::{Locale, signed};
use crate::text;

/// The numbers of one piece, each with whether another piece has it too.
#[derive(Clone, Debug, PartialEq)]
struct Numbers {
    square: Square,
    values: [(i32, bool); 4],
}

/// Row, column, sum and difference of each piece, as the board numbers rows and columns.
fn numbers(squares: &[Square], names: Names) -> Vec<Numbers> {
    let of = |square: &Square| {
        let (i, j) = names.numbers(*square);
        let (i, j) = (i as i32, j as i32);
        [i, j, i + j, i - j]
    };
    let mut pieces_with: [HashMap<i32, u32>; 4] = Default::default();
    for square in squares {
        for (value, pieces) in of(square).into_iter().zip(&mut pieces_with) {
            *pieces.entry(value).or_default() += 1;
        }
    }
    squares
        .iter()
        .map(|square| {
            let mut kinds = pieces_with.iter();
            Numbers {
                square: *square,
                values: of(square).map(|value| {
                    let repeated = kinds.next().is_some_and(|pieces| pieces[&value] > 1);
                    (value, repeated)
                }),
            }
        })
        .collect()
}

/// The table of the pieces' numbers, repeated ones marked.
/// `on_point` gets the square of the row that the pointer or the focus is on. The rows are one stop of the Tab key; the
/// arrow keys lead to the others.
pub fn arithmetic(
    squares: &[Square],
    size: Size,
    on_point: &Callback<Option<Square>>,
    locale: &Locale,
) -> Html {
    let heads = ["i", "j", "i + j", "i − j"];
    let names = locale.names(size);
    let squares_are = if names.notation.pairs {
        "pairs"
    } else {
        "letters"
    };
    let repeated_word = text!(locale, "arithmetic-repeated");
    html! {
        <div class="arithmetic">
            <p class="quiet">
                { text!(locale, "arithmetic-explained", first = names.notation.first(), squares = squares_are) }
            </p>
            if squares.is_empty() {
                <p>{ text!(locale, "arithmetic-empty") }</p>
            } else {
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{ text!(locale, "arithmetic-square") }</th>
                            for head in heads {
                                <th scope="col">{ head }</th>
                            }
                        </tr>
                    </thead>
                    <tbody onkeydown={|event: KeyboardEvent| step(&event)}>
                        for (index, piece) in numbers(squares, names).into_iter().enumerate() {
                            <tr
                                tabindex={if index == 0 { "0" } else { "-1" }}
                                onpointerenter={on_point.reform(move |_| Some(piece.square))}
                                onpointerleave={on_point.reform(|_| None)}
                                onfocusin={on_point.reform(move |_| Some(piece.square))}
                                onfocusout={on_point.reform(|_| None)}
                            >
                                <th scope="row">{ locale.square(piece.square, size) }</th>
                                for (value, repeated) in piece.values {
                                    if repeated {
                                        <td class="repeated">
                                            <mark title={repeated_word.clone()}>{ signed(value) }</mark>
                                        </td>
                                    } else {
                                        <td>{ signed(value) }</td>
                                    }
                                }
                            </tr>
                        }
                    </tbody>
                </table>
            }
        </div>
    }
}

/// Moves the focus from row to row.
fn step(event: &KeyboardEvent) {
    let row: Option<HtmlElement> = event.target_dyn_into();
    let next = row.and_then(|row| match event.key().as_str() {
        "ArrowUp" => row.previous_element_sibling(),
        "ArrowDown" => row.next_element_sibling(),
        _ => None,
    });
    if let Some(next) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
        take_key(event);
        // Fails only for an element that has gone.
        let _ = next.focus();
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::notation::parse_permutation;

    use super::numbers;
    use crate::link::{Names, Notation};

    fn values(permutation: &str) -> Vec<[(i32, bool); 4]> {
        values_in(permutation, Notation::default())
    }

    fn values_in(permutation: &str, notation: Notation) -> Vec<[(i32, bool); 4]> {
        let placement = parse_permutation(permutation, None).unwrap();
        let squares: Vec<_> = placement.squares().collect();
        let size = placement.size();
        numbers(&squares, Names { size, notation })
            .into_iter()
            .map(|piece| piece.values)
            .collect()
    }

    #[test]
    fn a_solution_repeats_nothing() {
        let values = values("47382516");
        let sums = [5, 9, 6, 12, 7, 11, 8, 14];
        let differences = [-3, -5, 0, -4, 3, 1, 6, 2];
        for (index, piece) in values.iter().enumerate() {
            assert_eq!(piece[2], (sums[index], false));
            assert_eq!(piece[3], (differences[index], false));
        }
    }

    #[test]
    fn pieces_on_one_diagonal_share_their_difference() {
        let values = values("120");
        assert_eq!(values[0], [(1, false), (1, false), (2, false), (0, true)]);
        assert_eq!(values[1], [(2, false), (2, false), (4, false), (0, true)]);
    }

    #[test]
    fn rows_and_columns_are_numbered_as_on_the_board() {
        let from_zero = Notation {
            from_zero: true,
            ..Notation::default()
        };
        let values = values_in("4000", from_zero);
        assert_eq!(values[0].map(|(value, _)| value), [0, 3, 3, -3]);
    }
}
