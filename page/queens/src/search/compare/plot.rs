//! The measures on a logarithmic axis. Numbers are beside nⁿ and n factorial, times have no such curve.

use yew::prelude::*;

use super::measure::Measure;
use super::state::{SIDES, State};
use crate::components::{Plot, power_of_ten};
use crate::locale::Locale;
use crate::text;

/// The plot of the measure that is shown.
pub fn plot(state: &State, locale: &Locale) -> Html {
    let counts = state.measure != Measure::Time;
    let plot = axes(counts);
    let measured = |algorithm| {
        plot.line(SIDES.filter_map(move |n| {
            let value = state.measure.of(state.of(algorithm, n)?);
            Some((n, (value.max(1) as f64).log10()))
        }))
    };
    let lines = html! {
        <>
            if counts {
                <path class="powers" d={plot.line(powers())} />
                <path class="factorials" d={plot.line(plot.factorials())} />
            }
            for algorithm in state.algorithms() {
                <path class="measured" data-algorithm={algorithm.name()} d={measured(algorithm)} />
            }
        </>
    };
    let keys = html! {
        <>
            if counts {
                <span class="key key-powers">{ "nⁿ" }</span>
                <span class="key key-factorials">{ "n!" }</span>
            }
            for algorithm in state.algorithms() {
                <span class="key" data-algorithm={algorithm.name()}>
                    { locale.text(&format!("short-{}", algorithm.name()), &[]) }
                </span>
            }
        </>
    };
    let measure = locale.text(state.measure.name(), &[]);
    let label = text!(locale, "compare-plot", measure);
    let figure = if counts { power_of_ten } else { time };
    plot.html(label, figure, lines, keys)
}

/// The axes: 12 to the power of 12 has 13 figures, and times are in nanoseconds.
const fn axes(counts: bool) -> Plot {
    Plot {
        sides: SIDES,
        every: 1,
        column: 56,
        decades: if counts { 13 } else { 10 },
        grid: 3,
    }
}

/// A power of ten of nanoseconds.
fn time(exponent: u32) -> Html {
    let seconds = ["1 ns", "1 µs", "1 ms", "1 s"];
    seconds[exponent as usize / 3].into()
}

/// The logarithms of n to the power of n.
fn powers() -> impl Iterator<Item = (u32, f64)> {
    SIDES.map(|n| (n, f64::from(n) * f64::from(n).log10()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_axis_has_room_for_all_that_is_drawn_on_it() {
        let decades = f64::from(axes(true).decades);
        assert_eq!(
            powers()
                .next()
                .map(|(n, logarithm)| (n, 10_f64.powf(logarithm).round())),
            Some((4, 256.0))
        );
        assert!(powers().all(|(_, logarithm)| logarithm < decades));
        assert_eq!(powers().count(), axes(true).factorials().count());
    }
}
