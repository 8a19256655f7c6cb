//! page
fn main() {}
