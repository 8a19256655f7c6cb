//! The background of the page: history, mathematics, errors of others with the
//! computation that shows them, sources, licences.

mod errors;
mod sources;

use bezzel_solver::queens::{Piece, known_count};
use yew::prelude::*;

use self::errors::errors;
use self::sources::sources;
use crate::bridge::python_engine;
use crate::components::screen::ScreenProps;
use crate::dom::element;
use crate::link::AboutLink;
use crate::locale::{Locale, use_locale};
use crate::text;

/// The libraries in the page, all under MIT or Apache 2.0.
const LIBRARIES: &str = "Yew, wasm-bindgen, wasm-bindgen-futures, wasm_split_helpers, web-sys, js-sys, gloo, gloo-worker, serde, serde_bytes, postcard, crc, gif, qrcode, base64ct, miniz_oxide, fluent-syntax, form_urlencoded, thiserror, send_wrapper, CodeMirror";

/// The file with the licences of all libraries in the page: `xtask/src/licences.rs`.
const LICENCES: &str = "LICENSES-OF-LIBRARIES.txt";

/// The file with the licences of the Python engine: `xtask/src/python.rs`.
const LICENCES_OF_ENGINE: &str = "worker_python-licences.txt";

const CLOSED_TOURS: u64 = 13_267_364_410_532;

/// From so many queens on, the number of solutions is a multiple of 4: H. M. Nielsen, arXiv 2601.05856.
const LEAST_MULTIPLE: u32 = 6;

/// The keys of the titles, which are the ids of the headings as well.
const SECTIONS: [&str; 6] = [
    "about-queens",
    "about-count",
    "about-knight",
    "about-errors",
    "about-sources",
    "about-program",
];

/// The screen.
#[component]
pub fn AboutScreen(_: &ScreenProps<AboutLink>) -> Html {
    let locale = use_locale();
    let title = |section: usize| {
        let key = SECTIONS[section];
        html! { <h2 id={key} tabindex="-1">{ locale.text(key, &[]) }</h2> }
    };
    let plain = |key: &str| html! { <p>{ locale.text(key, &[]) }</p> };
    let counts = known_counts();
    let (undirected, directed) = (CLOSED_TOURS, 2 * CLOSED_TOURS);
    html! {
        <article class="screen prose">
            <h1>{ text!(locale, "nav-about") }</h1>
            { plain("about-lead") }
            { contents(&locale) }
            { title(0) }
            { plain("about-queens-asked") }
            { plain("about-queens-arithmetic") }
            <p>{ text!(locale, "about-queens-growth", fundamental = 12_u32, all = 92_u32) }</p>
            <p>
                { text!(
                    locale,
                    "about-queens-multiple",
                    known = counts.len() as u32,
                    last = LEAST_MULTIPLE + counts.len() as u32 - 1,
                    multiples = counts.iter().filter(|count| count.is_multiple_of(4)).count() as u32
                ) }
            </p>
            { plain("about-queens-complete") }
            { plain("about-queens-boards") }
            { title(1) }
            { plain("about-count-halves") }
            { title(2) }
            { plain("about-knight-tours") }
            <p>{ text!(locale, "about-knight-boards", undirected, directed) }</p>
            { plain("about-knight-random") }
            { plain("about-knight-duel") }
            { title(3) }
            { plain("about-errors-lead") }
            { errors(&locale) }
            { title(4) }
            { sources() }
            { title(5) }
            <p>{ text!(locale, "about-program-words", version = env!("CARGO_PKG_VERSION")) }</p>
            <p>{ LIBRARIES }</p>
            <p><a href={LICENCES} target="_blank">{ text!(locale, "about-licences") }</a></p>
            if python_engine().is_some() {
                <p>
                    { text!(locale, "about-engine") }
                    { " " }
                    <a href={LICENCES_OF_ENGINE} target="_blank">{ text!(locale, "about-engine-licences") }</a>
                </p>
            }
            { plain("about-keys") }
        </article>
    }
}

/// The known numbers of solutions that must be multiples of 4, from [`LEAST_MULTIPLE`] queens on.
fn known_counts() -> Vec<u64> {
    let counts = (LEAST_MULTIPLE..).map_while(|n| known_count(n, Piece::Queen));
    counts.map(|(all, _)| all).collect()
}

/// The table of contents. Its entries are buttons, since the hash of the address names the screen.
fn contents(locale: &Locale) -> Html {
    let go_to = |key: &'static str| {
        move |_: MouseEvent| {
            if let Some(heading) = element(&format!("#{key}")) {
                heading.scroll_into_view();
                // A heading takes the focus, so that reading continues from there.
                let _ = heading.focus();
            }
        }
    };
    html! {
        <nav class="contents" aria-label={text!(locale, "sections")}>
            <ul>
                for key in SECTIONS {
                    <li>
                        <button type="button" data-contents={key} onclick={go_to(key)}>
                            { locale.text(key, &[]) }
                        </button>
                    </li>
                }
            </ul>
        </nav>
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::tests::PROJECT;

    #[test]
    fn all_known_counts_are_multiples_of_four() {
        let counts = known_counts();
        assert_eq!((counts[0], counts[2]), (4, 92));
        assert_eq!(LEAST_MULTIPLE as usize + counts.len() - 1, 27);
        assert!(counts.iter().all(|count| count.is_multiple_of(4)));
        let before = known_count(LEAST_MULTIPLE - 1, Piece::Queen).unwrap().0;
        assert_eq!(before % 4, 2);
    }

    #[test]
    fn every_library_is_named() {
        let page = fs::read_dir(Path::new(PROJECT).join("page")).unwrap();
        let page = page.map(|folder| folder.unwrap().path());
        let others = ["", "own/screen", "links", "tasks", "workers"]
            .map(|name| Path::new(PROJECT).join(name));
        let folders = page.chain(others);
        let manifests =
            folders.map(|folder| fs::read_to_string(folder.join("Cargo.toml")).unwrap());
        let manifests: Vec<String> = manifests.collect();
        let mut used = BTreeSet::new();
        for manifest in &manifests {
            let (_, dependencies) = manifest.split_once("\n[dependencies]\n").unwrap();
            let dependencies = dependencies.split("\n\n").next().unwrap();
            let names = dependencies.lines().filter_map(|line| {
                let (name, _) = line.split_once(['.', ' '])?;
                name.starts_with(|first: char| first.is_ascii_lowercase())
                    .then_some(name)
            });
            used.extend(names.filter(|name| !name.starts_with("bezzel-")));
        }
        // One package of many, from npm.
        assert!(include_str!("../../../../package.json").contains("\"@codemirror/view\""));
        used.insert("codemirror");
        let named = LIBRARIES.to_lowercase();
        assert_eq!(named.split(", ").collect::<BTreeSet<_>>(), used);
    }
}
