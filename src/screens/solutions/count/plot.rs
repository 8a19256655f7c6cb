//! The growth of the counts, on a logarithmic axis, beside n factorial.

use yew::prelude::*;

use super::known::PublishedCount;
use crate::locale::Locale;
use crate::text;

/// A unit of n, and a power of ten, in the units of the drawing.
const COLUMN: f64 = 22.0;
const DECADE: f64 = 9.0;
/// The powers of ten that the axis goes to.
const DECADES: u32 = 28;
/// Number of powers of ten between two lines of the grid.
const GRID: usize = 7;
/// The room for the figures of the axes.
const LEFT: f64 = 48.0;
const BOTTOM: f64 = 24.0;

/// The plot of the known counts, with n! above.
pub(super) fn plot(known: &[PublishedCount], locale: &Locale) -> Html {
    let most = known.last().map_or(0, |known| known.n);
    let mut logarithm = 0.0;
    let factorials = (1..=most).map(|n| {
        logarithm += f64::from(n).log10();
        (n, logarithm)
    });
    let factorials = path(factorials);
    let counts = path(
        known
            .iter()
            .filter(|known| known.all > 0)
            .map(|known| (known.n, (known.all as f64).log10())),
    );
    let (width, height) = (x(most) + COLUMN, y(0.0) + BOTTOM);
    html! {
        <figure class="plot">
            <svg
                viewBox={format!("0 0 {} {}", width as i32, height as i32)}
                role="img"
                aria-label={text!(locale, "plot-label")}
            >
                for decade in (0..=DECADES).step_by(GRID) {
                    <g class="grid">
                        <path d={format!("M{} {}H{}", LEFT as i32, y(f64::from(decade)) as i32, width as i32)} />
                        <text x={(LEFT as i32 - 6).to_string()} y={(y(f64::from(decade)) as i32 + 4).to_string()}>
                            { "10" }
                            <tspan dy="-5" font-size="9">{ decade }</tspan>
                        </text>
                    </g>
                }
                for n in (4..=most).step_by(4) {
                    <text class="n" x={(x(n) as i32).to_string()} y={(y(0.0) as i32 + 18).to_string()}>{ n }</text>
                }
                <path class="factorials" d={factorials} />
                <path class="counts" d={counts} />
            </svg>
            <figcaption class="quiet">
                <span class="key key-factorials">{ "n!" }</span>
                <span class="key">{ text!(locale, "plot-counts") }</span>
            </figcaption>
        </figure>
    }
}

/// A line through points of n and the logarithm of a count.
fn path(points: impl Iterator<Item = (u32, f64)>) -> String {
    points
        .map(|(n, logarithm)| format!("{} {}", x(n) as i32, y(logarithm) as i32))
        .collect::<Vec<_>>()
        .join("L")
        .replacen("", "M", 1)
}

fn x(n: u32) -> f64 {
    LEFT + f64::from(n) * COLUMN
}

fn y(logarithm: f64) -> f64 {
    (f64::from(DECADES) - logarithm) * DECADE + 8.0
}

#[cfg(test)]
mod tests {
    use super::path;

    #[test]
    fn a_line_goes_from_point_to_point() {
        let points = [(1, 28.0), (2, 0.0)];
        assert_eq!(path(points.into_iter()), "M70 8L92 260");
    }
}
