//! The square to which a key moves the focus.

use bezzel_solver::board::{Size, Square};

/// Returns the square to which a key moves the focus. Arrows step and stop at the edge. Home and End go along the rank,
/// or with Control to the corners; Page Up and Page Down go along the file. `None` for other keys.
pub fn destination(key: &str, control: bool, from: Square, size: Size) -> Option<Square> {
    let (last_row, last_column) = (size.rows() - 1, size.columns() - 1);
    let (row, column) = (from.row, from.column);
    let (row, column) = match (key, control) {
        ("ArrowUp", false) => (row.saturating_sub(1), column),
        ("ArrowDown", false) => (last_row.min(row + 1), column),
        ("ArrowLeft", false) => (row, column.saturating_sub(1)),
        ("ArrowRight", false) => (row, last_column.min(column + 1)),
        ("Home", false) => (row, 0),
        ("End", false) => (row, last_column),
        ("Home", true) => (0, 0),
        ("End", true) => (last_row, last_column),
        ("PageUp", false) => (0, column),
        ("PageDown", false) => (last_row, column),
        _ => return None,
    };
    Some(Square::new(row, column))
}

#[cfg(test)]
mod tests {
    use super::{Size, Square, destination};

    fn go(key: &str, control: bool, from: &str) -> Option<String> {
        let size = Size::square(8).unwrap();
        let from = Square::from_name(from, size).unwrap();
        destination(key, control, from, size).map(|square| square.name(size))
    }

    #[test]
    fn arrows_step_and_stop_at_the_edge() {
        assert_eq!(go("ArrowUp", false, "e4").as_deref(), Some("e5"));
        assert_eq!(go("ArrowDown", false, "e1").as_deref(), Some("e1"));
        assert_eq!(go("ArrowLeft", false, "a4").as_deref(), Some("a4"));
        assert_eq!(go("ArrowRight", false, "e4").as_deref(), Some("f4"));
    }

    #[test]
    fn other_keys_go_to_the_ends() {
        assert_eq!(go("Home", false, "e4").as_deref(), Some("a4"));
        assert_eq!(go("End", false, "e4").as_deref(), Some("h4"));
        assert_eq!(go("Home", true, "e4").as_deref(), Some("a8"));
        assert_eq!(go("End", true, "e4").as_deref(), Some("h1"));
        assert_eq!(go("PageUp", false, "e4").as_deref(), Some("e8"));
        assert_eq!(go("PageDown", false, "e4").as_deref(), Some("e1"));
    }

    #[test]
    fn the_rest_is_left_to_the_browser() {
        assert_eq!(go("a", false, "e4"), None);
        assert_eq!(go("ArrowUp", true, "e4"), None);
    }
}
