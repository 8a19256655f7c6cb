//! The measures on a logarithmic axis. Numbers are beside nⁿ and n factorial, times have no such curve.

use yew::prelude::*;

use super::measure::Measure;
use super::state::{SIDES, State};
use crate::locale::Locale;
use crate::text;

/// The units of the drawing to a step of n.
const COLUMN: f64 = 56.0;
/// The height of the axis.
const HEIGHT: f64 = 286.0;
/// Number of powers of ten between two lines of the grid.
const GRID: usize = 3;
/// The room for the figures of the axes.
const LEFT: f64 = 46.0;
const BOTTOM: f64 = 26.0;

/// The plot of the measure that is shown.
pub(super) fn plot(state: &State, locale: &Locale) -> Html {
    let counts = state.measure != Measure::Time;
    // Times are in nanoseconds; 12 to the power of 12 has 13 figures.
    let axis = Axis {
        decades: if counts { 13 } else { 10 },
    };
    let (width, height) = (x(*SIDES.end()) as i32 + 16, (8.0 + HEIGHT + BOTTOM) as i32);
    let measure = locale.text(state.measure.name(), &[]);
    html! {
        <figure class="plot comparison">
            <svg
                viewBox={format!("0 0 {width} {height}")}
                role="img"
                aria-label={text!(locale, "compare-plot", measure)}
            >
                for decade in (0..=axis.decades).step_by(GRID) {
                    <g class="grid">
                        <path d={format!("M{} {}H{width}", LEFT as i32, axis.y(f64::from(decade)))} />
                        <text x={(LEFT as i32 - 6).to_string()} y={(axis.y(f64::from(decade)) + 4).to_string()}>
                            if counts {
                                { "10" }
                                <tspan dy="-5" font-size="9">{ decade }</tspan>
                            } else {
                                { ["1 ns", "1 µs", "1 ms", "1 s"][decade as usize / GRID] }
                            }
                        </text>
                    </g>
                }
                for n in SIDES {
                    <text class="n" x={(x(n) as i32).to_string()} y={(axis.y(0.0) + 18).to_string()}>{ n }</text>
                }
                if counts {
                    <path class="powers" d={axis.line(powers())} />
                    <path class="factorials" d={axis.line(factorials())} />
                }
                for algorithm in state.algorithms() {
                    <path
                        class="measured"
                        data-algorithm={algorithm.name()}
                        d={axis.line(SIDES.filter_map(|n| {
                            let value = state.measure.of(state.of(algorithm, n)?);
                            Some((n, (value.max(1) as f64).log10()))
                        }))}
                    />
                }
            </svg>
            <figcaption class="quiet">
                if counts {
                    <span class="key key-powers">{ "nⁿ" }</span>
                    <span class="key key-factorials">{ "n!" }</span>
                }
                for algorithm in state.algorithms() {
                    <span class="key" data-algorithm={algorithm.name()}>
                        { locale.text(&format!("short-{}", algorithm.name()), &[]) }
                    </span>
                }
            </figcaption>
        </figure>
    }
}

/// The logarithms of n to the power of n.
fn powers() -> impl Iterator<Item = (u32, f64)> {
    SIDES.map(|n| (n, f64::from(n) * f64::from(n).log10()))
}

/// The logarithms of n factorial.
fn factorials() -> impl Iterator<Item = (u32, f64)> {
    let mut logarithm = 0.0;
    (1..=*SIDES.end())
        .map(move |n| {
            logarithm += f64::from(n).log10();
            (n, logarithm)
        })
        .skip_while(|(n, _)| n < SIDES.start())
}

/// The logarithmic axis.
struct Axis {
    /// The powers of ten that it goes to.
    decades: u32,
}

impl Axis {
    fn y(&self, logarithm: f64) -> i32 {
        let down = 1.0 - logarithm / f64::from(self.decades);
        (down * HEIGHT + 8.0) as i32
    }

    /// A line through points of n and a logarithm; nothing through none.
    fn line(&self, points: impl Iterator<Item = (u32, f64)>) -> String {
        let points: Vec<String> = points
            .map(|(n, logarithm)| format!("{} {}", x(n) as i32, self.y(logarithm)))
            .collect();
        if points.is_empty() {
            String::new()
        } else {
            ["M", &points.join("L")].concat()
        }
    }
}

fn x(n: u32) -> f64 {
    LEFT + f64::from(n - SIDES.start()) * COLUMN + 12.0
}

#[cfg(test)]
mod tests {
    use super::*;

    const AXIS: Axis = Axis { decades: 13 };

    #[test]
    fn a_line_goes_from_point_to_point() {
        let points = [(4, 13.0), (5, 0.0)];
        assert_eq!(AXIS.line(points.into_iter()), "M58 8L114 294");
        assert_eq!(AXIS.line(std::iter::empty()), "");
    }

    #[test]
    fn the_axis_has_room_for_all_that_is_drawn_on_it() {
        let rounded = |(n, logarithm): (u32, f64)| (n, 10_f64.powf(logarithm).round() as u64);
        assert_eq!(powers().map(rounded).next(), Some((4, 256)));
        let factorial = factorials().map(rounded).last();
        assert_eq!(factorial, Some((12, 479_001_600)));
        assert!(powers().all(|(_, logarithm)| logarithm < f64::from(AXIS.decades)));
        assert_eq!(powers().count(), factorials().count());
    }
}
