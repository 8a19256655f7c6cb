//! Published counts, as a table and as a plot.

use bezzel_solver::queens::Piece;
use yew::prelude::*;

use super::known::{PublishedCount, known, sequences};
use super::plot::plot;
use crate::components::screen::{Part, PartName};
use crate::locale::{Locale, use_locale};
use crate::text;

/// The counts that others have published for a piece, beside those made here.
#[derive(Clone, PartialEq, Properties)]
pub struct PublishedCounts {
    /// The board's side.
    pub n: u32,
    /// The piece whose counts are shown.
    pub piece: Piece,
    /// The counts finished here: n, and the number of all solutions.
    pub verified: Vec<(u32, u64)>,
}

impl Part for PublishedCounts {
    const NAME: PartName = PartName::Published;
    fn html(&self, _: &Locale) -> Html {
        html! { <KnownCounts ..self.clone() /> }
    }
}

/// The published counts. A component of its own, so that it is not
/// drawn again with every bit of progress.
#[component]
fn KnownCounts(props: &PublishedCounts) -> Html {
    let locale = use_locale();
    let known = known(props.piece);
    html! {
        <div class="known-counts">
            { table(&known, props, &locale) }
            { plot(&known, &locale) }
        </div>
    }
}

/// The published counts. Counts made on this device are marked.
fn table(known: &[PublishedCount], props: &PublishedCounts, locale: &Locale) -> Html {
    let number = |value: u64| locale.number(value as i64);
    html! {
        <section>
            <h2>{ text!(locale, "known-title") }</h2>
            <table class="known">
                <thead>
                    <tr>
                        <th scope="col">{ "n" }</th>
                        <th scope="col">{ text!(locale, "known-all") }</th>
                        <th scope="col">{ text!(locale, "known-fundamental") }</th>
                    </tr>
                </thead>
                <tbody>
                    for row in known {
                        <tr key={row.n} class={(row.n == props.n).then_some("chosen")}>
                            <th scope="row">{ row.n }</th>
                            <td>
                                if props.verified.contains(&(row.n, row.all)) {
                                    <span class="counted" title={text!(locale, "known-counted")}>{ "✓ " }</span>
                                }
                                { number(row.all) }
                            </td>
                            <td>{ row.fundamental.map(number) }</td>
                        </tr>
                    }
                </tbody>
            </table>
            <p class="quiet">{ text!(locale, "known-source", source = sequences(props.piece)) }</p>
        </section>
    }
}
