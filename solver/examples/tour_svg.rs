//! Writes a closed knight's tour as a picture.
//!
//!     cargo run --example tour_svg -- 8x8 > tour.svg

use std::error::Error;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Board, TourRequest, tour};

fn main() -> Result<(), Box<dyn Error>> {
    let size: Size = std::env::args()
        .nth(1)
        .as_deref()
        .unwrap_or("8x8")
        .parse()?;
    let path = tour(&Board::from(size), &TourRequest::closed())?;
    let (width, height) = (size.columns(), size.rows());
    println!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">"#);
    println!(r##"<rect width="{width}" height="{height}" fill="#fff"/>"##);
    for Square { row, column } in size.squares().filter(|square| square.is_dark(size)) {
        println!(r##"<rect x="{column}" y="{row}" width="1" height="1" fill="#ccc"/>"##);
    }
    let centre = |square: &Square| format!("{}.5,{}.5", square.column, square.row);
    let points: Vec<String> = path.squares().iter().map(centre).collect();
    let line = r##"fill="none" stroke="#036" stroke-width="0.1" stroke-linejoin="round""##;
    println!(r#"<polygon points="{}" {line}/>"#, points.join(" "));
    println!("</svg>");
    Ok(())
}
