//! The growth of the counts, on a logarithmic axis, beside n factorial.

use yew::prelude::*;

use super::known::PublishedCount;
use crate::components::{Plot, power_of_ten};
use crate::locale::Locale;
use crate::text;

/// The plot of the known counts, with n! above.
pub fn plot(known: &[PublishedCount], locale: &Locale) -> Html {
    let plot = Plot {
        sides: 1..=known.last().map_or(1, |known| known.n),
        every: 4,
        column: 22,
        decades: 28,
        grid: 7,
    };
    let counts = known.iter().filter(|known| known.all > 0);
    let counts = counts.map(|known| (known.n, (known.all as f64).log10()));
    let lines = html! {
        <>
            <path class="factorials" d={plot.line(plot.factorials())} />
            <path class="counts" d={plot.line(counts)} />
        </>
    };
    let keys = html! {
        <>
            <span class="key key-factorials">{ "n!" }</span>
            <span class="key">{ text!(locale, "plot-counts") }</span>
        </>
    };
    plot.html(text!(locale, "plot-label"), power_of_ten, lines, keys)
}
