//! The permutation as a text file: the column of each row's queen, a row a line.

use std::fmt::Write;

use gloo::utils::window;
use js_sys::{Array, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use crate::bridge::position::Columns;
use crate::components::download_parts;
use crate::link::ConstructLink;

/// Number of rows written without a pause in which the page can answer.
const AT_ONCE: u32 = 50_000;

/// Saves the columns as a file. A million of them take a moment, in which the page
/// stays usable.
///
/// # Errors
/// If the browser cannot make the file, for example if memory is short.
pub async fn save(columns: &Columns, link: ConstructLink) -> Result<(), JsValue> {
    let parts = Array::new();
    for start in (0..columns.n()).step_by(AT_ONCE as usize) {
        parts.push(&lines(columns, start).into());
        JsFuture::from(next_turn()).await?;
    }
    download_parts(&file_name(link), "text/plain", &parts)
}

/// Some lines of the file, from a row on.
fn lines(columns: &Columns, start: u32) -> String {
    let mut text = String::new();
    for column in (start..start + AT_ONCE).map_while(|row| columns.of_row(row)) {
        // Writing to a string does not fail.
        let _ = writeln!(text, "{column}");
    }
    text
}

/// A promise that is fulfilled as soon as what waits has been done.
fn next_turn() -> Promise {
    Promise::new(&mut |resolve, _| {
        // Cannot fail: every browser has timers.
        let _ = window().set_timeout_with_callback(&resolve);
    })
}

fn file_name(link: ConstructLink) -> String {
    let (n, rule) = (link.n, link.rule().name());
    match link.seed {
        None => format!("queens-{n}-{rule}.txt"),
        Some(seed) => format!("queens-{n}-{rule}-{seed}.txt"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_row_has_its_line() {
        let columns = Columns::new(&[2, 4, 1, 3]);
        assert_eq!(lines(&columns, 0), "2\n4\n1\n3\n");
        assert_eq!(lines(&columns, 3), "3\n");
    }

    #[test]
    fn a_file_is_named_by_what_can_make_it_again() {
        let link = |seed| ConstructLink { n: 1000, seed };
        assert_eq!(file_name(link(None)), "queens-1000-modulo12.txt");
        assert_eq!(file_name(link(Some(7))), "queens-1000-random-7.txt");
    }
}
