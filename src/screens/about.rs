//! What stands behind the page: history, mathematics, errors of others with the
//! computation that shows them, sources, licences.

use bezzel_solver::Job;
use bezzel_solver::queens::{ListRequest, Listing, Piece, Show};
use yew::prelude::*;

use super::ScreenProps;
use crate::link::AboutLink;
use crate::locale::{Locale, use_locale};
use crate::text;

/// Where figures and methods come from. Titles stand in their own language.
const SOURCES: [&str; 16] = [
    "OEIS A000170, A002562, A051223: n queens, fundamental solutions, superqueens",
    "OEIS A001230, A165134: knight's tours, closed and open",
    "E. W. Dijkstra: Notes on structured programming, 1972",
    "P. Cull, J. De Curtins: Knight's tour revisited, 1978",
    "A. J. Schwenk: Which rectangular chessboards have a knight's tour?, 1991",
    "R. Sosič, J. Gu: Efficient local search with conflict minimization, 1994",
    "M. Löbbing, I. Wegener: The number of knight's tours equals 33,439,123,484,294, 1996",
    "B. D. McKay: Knight's tours of an 8 × 8 chessboard, 1997",
    "I. Parberry: An efficient algorithm for the knight's tour problem, 1997",
    "A. Nijenhuis, H. S. Wilf: Combinatorial Algorithms, 1978",
    "A. Chernov: The number of open knight's tours, 2014",
    "T. B. Preußer, M. R. Engelhardt: Putting queens in carry chains, No. 27, 2016",
    "M. Simkin: The number of n-queens configurations, 2021",
    "arXiv 2511.12009: 27 queens counted again, 2025",
    "D. E. Knuth: The Art of Computer Programming, pre-fascicle 8a: Hamiltonian paths and cycles, 2025",
    "Wikipedia (vi, hu): the eight queens, the knight's tour",
];

/// The libraries in the page, all under MIT or Apache 2.0.
const LIBRARIES: &str = "Yew, wasm-bindgen, wasm-bindgen-futures, wasm_split_helpers, web-sys, js-sys, gloo, gloo-worker, serde, serde_bytes, postcard, crc, base64ct, miniz_oxide, fluent-syntax, form_urlencoded, thiserror, send_wrapper";

const ALL_27: u64 = 234_907_967_154_122_528;
const KEPT_BY_HALF_TURN_27: u64 = 320_403_024;
const CLOSED_TOURS: u64 = 13_267_364_410_532;
const CLOSED_TOURS_OF_1996: u64 = 33_439_123_484_294;

/// The screen.
#[component]
pub(super) fn AboutScreen(_: &ScreenProps<AboutLink>) -> Html {
    let locale = use_locale();
    let title = |key: &str| html! { <h2>{ locale.text(key, &[]) }</h2> };
    let plain = |key: &str| html! { <p>{ locale.text(key, &[]) }</p> };
    let (undirected, directed) = (CLOSED_TOURS, 2 * CLOSED_TOURS);
    html! {
        <article class="screen prose">
            <h1>{ text!(locale, "nav-about") }</h1>
            { plain("about-lead") }
            { title("about-queens") }
            { plain("about-queens-asked") }
            { plain("about-queens-arithmetic") }
            <p>{ text!(locale, "about-queens-growth", fundamental = 12_u32, all = 92_u32) }</p>
            { title("about-count") }
            { plain("about-count-halves") }
            { title("about-knight") }
            { plain("about-knight-tours") }
            <p>{ text!(locale, "about-knight-boards", undirected, directed) }</p>
            { plain("about-knight-random") }
            { plain("about-knight-duel") }
            { title("about-errors") }
            { plain("about-errors-lead") }
            { errors(&locale) }
            { title("about-sources") }
            <ul>
                for source in SOURCES {
                    <li>{ source }</li>
                }
            </ul>
            { title("about-program") }
            <p>{ text!(locale, "about-program-words", version = env!("CARGO_PKG_VERSION")) }</p>
            <p>{ LIBRARIES }</p>
            { plain("about-keys") }
        </article>
    }
}

fn errors(locale: &Locale) -> Html {
    let solutions = eight_queens();
    let rows = 8_u64.pow(8);
    let tenths = any_eight_squares() * 10 / rows;
    let plain = |key: &str| locale.text(key, &[]);
    let errors = [
        text!(
            locale,
            "about-error-27",
            wrong = 29_363_791_967_678_199_u64,
            all = ALL_27,
            half = KEPT_BY_HALF_TURN_27,
            right = (ALL_27 + KEPT_BY_HALF_TURN_27) / 8
        ),
        text!(
            locale,
            "about-error-rows",
            any = any_eight_squares(),
            rows,
            whole = tenths / 10,
            tenths = tenths % 10
        ),
        text!(
            locale,
            "about-error-list",
            seventh = solutions[6].as_str(),
            thirtyfirst = solutions[30].as_str()
        ),
        plain("about-error-row-marker"),
        plain("about-error-offset"),
        plain("about-error-directed"),
        text!(
            locale,
            "about-error-tours",
            wrong = CLOSED_TOURS_OF_1996,
            left = CLOSED_TOURS_OF_1996 % 4
        ),
        plain("about-error-boards"),
    ];
    html! {
        <ol>
            for error in errors {
                <li>{ error }</li>
            }
        </ol>
    }
}

/// The ways to choose eight of 64 squares.
fn any_eight_squares() -> u64 {
    (0..8).fold(1, |ways, chosen| ways * (64 - chosen) / (chosen + 1))
}

/// All solutions for eight queens, in lexicographic order.
fn eight_queens() -> Vec<String> {
    let mut solutions = Vec::new();
    let request = ListRequest::new(8, Piece::Queen, Show::All, Vec::new());
    if let Ok(mut listing) = request.and_then(Listing::start) {
        while !listing
            .advance(u64::MAX, &mut |found| {
                solutions.push(found.to_string());
            })
            .done
        {}
    }
    solutions
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_library_is_named() {
        let manifests = [
            include_str!("../../Cargo.toml"),
            include_str!("../../workers/Cargo.toml"),
        ];
        // The page has a section for web-sys.
        let mut used = BTreeSet::from(["web-sys"]);
        for manifest in manifests {
            let (_, dependencies) = manifest.split_once("\n[dependencies]\n").unwrap();
            let (dependencies, _) = dependencies.split_once("\n\n").unwrap();
            let names = dependencies.lines().filter_map(|line| {
                let (name, _) = line.split_once(['.', ' '])?;
                name.starts_with(|first: char| first.is_ascii_lowercase())
                    .then_some(name)
            });
            used.extend(names.filter(|name| !name.starts_with("bezzel-")));
        }
        let named = LIBRARIES.to_lowercase();
        assert_eq!(named.split(", ").collect::<BTreeSet<_>>(), used);
    }

    #[test]
    fn the_figures_are_those_that_are_computed() {
        assert_eq!(any_eight_squares(), 4_426_165_368);
        assert_eq!((CLOSED_TOURS % 4, CLOSED_TOURS_OF_1996 % 4), (0, 2));
        assert_eq!((ALL_27 + KEPT_BY_HALF_TURN_27) % 8, 0);
        assert_eq!((ALL_27 + KEPT_BY_HALF_TURN_27) / 8, 29_363_495_934_315_694);
        let solutions = eight_queens();
        assert_eq!(solutions.len(), 92);
        assert_eq!(
            (solutions[6].as_str(), solutions[30].as_str()),
            ("25741863", "42586137")
        );
    }
}
