//! Published counts, as a table.

use bezzel_solver::board::Size;
use bezzel_solver::knight::TourKind;
use yew::prelude::*;

use super::known::{PublishedTours, SEQUENCES, known};
use super::stored::Finished;
use crate::components::{LinkTo, size_words};
use crate::link::{BoardsLink, Link};
use crate::locale::{Locale, use_locale};
use crate::text;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The board that is chosen.
    pub chosen: Size,
    /// The counts finished here.
    pub counted: Vec<Finished>,
}

/// The published counts. A component of its own, so that it is not drawn again
/// with every bit of progress.
#[component]
pub fn KnownCounts(props: &Props) -> Html {
    let locale = use_locale();
    let known = use_memo((), |()| known());
    html! {
        <section class="known-tours">
            <h3>{ text!(locale, "known-tours-title") }</h3>
            <div class="wide">
                <table class="known">
                    <thead>
                        <tr>
                            <th scope="col">{ text!(locale, "known-board") }</th>
                            <th scope="col">{ text!(locale, "known-closed") }</th>
                            <th scope="col">{ text!(locale, "known-directed") }</th>
                            <th scope="col">{ text!(locale, "known-open") }</th>
                        </tr>
                    </thead>
                    <tbody>{ for known.iter().map(|known| row(known, props, &locale)) }</tbody>
                </table>
            </div>
            <p class="quiet">{ text!(locale, "known-tours-source", source = SEQUENCES) }</p>
        </section>
    }
}

/// The counts of a board. Counts made on this device are marked.
fn row(known: &PublishedTours, props: &Props, locale: &Locale) -> Html {
    let &PublishedTours { size, closed, open } = known;
    let number = |kind: TourKind, tours: Option<u128>, times: u128| {
        let was_counted = |tours| {
            let found = |(of, counted, here): &Finished| {
                (same(*of, size), *counted, *here) == (true, kind, tours)
            };
            props.counted.iter().any(found)
        };
        html! {
            <td>
                if tours.is_some_and(was_counted) {
                    <span class="counted" title={text!(locale, "known-counted")}>{ "✓ " }</span>
                }
                { tours.map(|tours| locale.digits(&(times * tours).to_string())) }
            </td>
        }
    };
    let name = size_words(size);
    html! {
        <tr key={size.to_string()} class={same(size, props.chosen).then_some("chosen")}>
            <th scope="row"><LinkTo link={Link::of(&BoardsLink::of(size))}><>{ name }</></LinkTo></th>
            { number(TourKind::Closed, closed, 1) }
            { number(TourKind::Closed, closed, 2) }
            { number(TourKind::Open, open, 1) }
        </tr>
    }
}

/// Whether two boards are the same or differ by a quarter turn.
fn same(a: Size, b: Size) -> bool {
    a == b || (a.rows(), a.columns()) == (b.columns(), b.rows())
}
