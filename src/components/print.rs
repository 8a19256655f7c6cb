//! Prints the page.

use gloo::utils::window;

/// Opens the browser's dialog for printing; where printing is refused, there is no paper.
pub fn print() {
    let _ = window().print();
}
