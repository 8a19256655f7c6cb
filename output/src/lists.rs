//! Lists of columns, in a row of numbers.

use crate::candidate::{Candidate, Form};
use crate::matrix::Place;
use crate::numbers::Number;

pub fn list(form: Form, place: Place, values: Vec<u32>) -> Candidate {
    let Place { line, context, .. } = place;
    let width = values.len() as u32;
    let rows = width;
    Candidate {
        form,
        line,
        context,
        width,
        rows,
        values,
    }
}

/// The lists that are written as one number each, a digit for a row.
pub fn digits(part: &[Number]) -> Vec<Vec<u32>> {
    let long = part.iter().filter(|number| number.digits > 3);
    let Some(length) = long.clone().map(|number| number.digits).max() else {
        return Vec::new();
    };
    let is_list = |number: &Number| number.digits == length || number.digits < 4;
    if length > 10 || !part.iter().all(is_list) {
        return Vec::new();
    }
    let lists = long.map(|number| {
        let digit = |place| (number.value / 10_u64.pow(place) % 10) as u32;
        (0..length).rev().map(digit).collect::<Vec<_>>()
    });
    lists
        .filter(|list| list.iter().any(|&digit| digit > 1))
        .collect()
}

/// The solutions in a row of numbers: several of the same length, or the row itself.
pub fn solutions(values: &[u32]) -> impl Iterator<Item = &[u32]> {
    let largest = values.iter().max().copied().unwrap_or(0) as usize;
    let n = largest + usize::from(values.contains(&0));
    let is_several = n > 3 && values.len() > n && values.len().is_multiple_of(n);
    let is_permutation = |list: &[u32]| {
        list.iter()
            .enumerate()
            .all(|(row, column)| !list[..row].contains(column))
    };
    let length = if is_several && values.chunks(n).any(is_permutation) {
        n
    } else {
        values.len()
    };
    values.chunks(length.max(1))
}

/// Every second number, if the others count rows.
pub fn seconds(values: &[u32]) -> Option<Vec<u32>> {
    let first = *values.first()?;
    let rows = values.iter().step_by(2);
    let counts = first < 2 && (first..).zip(rows).all(|(row, &value)| row == value);
    let is_list = counts && values.len() > 7 && values.len().is_multiple_of(2);
    is_list.then(|| values.iter().skip(1).step_by(2).copied().collect())
}
