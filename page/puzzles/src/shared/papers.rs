//! The papers of a worksheet.

use yew::prelude::*;

use crate::components::page_address;
use crate::locale::Locale;
use crate::text;

/// The two papers of a sheet of `count` puzzles: these under a heading, and behind them the solutions.
pub fn papers(count: usize, heading: Html, boards: impl Fn(bool) -> Html, locale: &Locale) -> Html {
    let foot = html! { <p class="foot">{ format!("Bezzel · {}", page_address()) }</p> };
    html! {
        <section class="sheet" data-count={count.to_string()}>
            <div class="paper">
                { heading }
                { boards(false) }
                { foot.clone() }
            </div>
            <div class="paper solutions">
                <h2>{ text!(locale, "sheet-solutions") }</h2>
                { boards(true) }
                { foot }
            </div>
        </section>
    }
}
