//! A plot of large numbers over n, with a logarithmic axis.

use std::ops::RangeInclusive;

use yew::prelude::*;

/// The height of the axis, in units of the drawing.
const HEIGHT: f64 = 286.0;
/// The room for the figures of the axes, and above and beside the lines.
const LEFT: u32 = 46;
const BOTTOM: u32 = 26;
const TOP: u32 = 8;
const BESIDE: u32 = 12;

/// The axes of a plot.
#[derive(Clone, Debug)]
pub struct Plot {
    /// The range of n.
    pub sides: RangeInclusive<u32>,
    /// The numbers below the axis are the multiples of this one.
    pub every: u32,
    /// The units of the drawing to a step of n.
    pub column: u32,
    /// The powers of ten that the axis goes to.
    pub decades: u32,
    /// The number of powers of ten between two lines of the grid.
    pub grid: usize,
}

impl Plot {
    /// The drawing, given the figure at each line of the grid, the lines, and their keys.
    pub fn html(&self, label: String, figure: fn(u32) -> Html, lines: Html, keys: Html) -> Html {
        let (width, bottom) = (self.x(*self.sides.end()) + BESIDE, self.y(0.0));
        html! {
            <figure class="plot">
                <svg viewBox={format!("0 0 {width} {}", bottom + BOTTOM)} role="img" aria-label={label}>
                    for decade in (0..=self.decades).step_by(self.grid) {
                        <g class="grid">
                            <path d={format!("M{LEFT} {}H{width}", self.y(decade.into()))} />
                            <text x={(LEFT - 6).to_string()} y={(self.y(decade.into()) + 4).to_string()}>
                                { figure(decade) }
                            </text>
                        </g>
                    }
                    for n in self.sides.clone().filter(|n| n.is_multiple_of(self.every)) {
                        <text class="n" x={self.x(n).to_string()} y={(bottom + 18).to_string()}>{ n }</text>
                    }
                    { lines }
                </svg>
                <figcaption class="quiet">{ keys }</figcaption>
            </figure>
        }
    }

    /// A line through points of n and the logarithm of a number; nothing through none.
    pub fn line(&self, points: impl Iterator<Item = (u32, f64)>) -> String {
        let point = |(at, (n, logarithm))| {
            let sign = if at == 0 { 'M' } else { 'L' };
            format!("{sign}{} {}", self.x(n), self.y(logarithm))
        };
        points.enumerate().map(point).collect()
    }

    /// The logarithms of n factorial.
    pub fn factorials(&self) -> impl Iterator<Item = (u32, f64)> {
        let mut logarithm = 0.0;
        let all = (1..=*self.sides.end()).map(move |n| {
            logarithm += f64::from(n).log10();
            (n, logarithm)
        });
        all.skip_while(move |(n, _)| n < self.sides.start())
    }

    fn x(&self, n: u32) -> u32 {
        LEFT + BESIDE + (n - self.sides.start()) * self.column
    }

    fn y(&self, logarithm: f64) -> u32 {
        TOP + ((1.0 - logarithm / f64::from(self.decades)) * HEIGHT) as u32
    }
}

/// A power of ten as the figure at a line of the grid.
pub fn power_of_ten(exponent: u32) -> Html {
    html! { <>{ "10" }<tspan dy="-6" font-size="12">{ exponent }</tspan></> }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLOT: Plot = Plot {
        sides: 4..=12,
        every: 1,
        column: 56,
        decades: 13,
        grid: 3,
    };

    #[test]
    fn a_line_goes_from_point_to_point() {
        let points = [(4, 13.0), (5, 0.0)];
        assert_eq!(PLOT.line(points.into_iter()), "M58 8L114 294");
        assert_eq!(PLOT.line(std::iter::empty()), "");
    }

    #[test]
    fn factorials_are_those_of_the_axis() {
        let rounded = |(n, logarithm): (u32, f64)| (n, 10_f64.powf(logarithm).round() as u64);
        let found: Vec<_> = PLOT.factorials().map(rounded).collect();
        assert_eq!((found[0], found[8]), ((4, 24), (12, 479_001_600)));
        assert_eq!(found.len(), 9);
    }
}
