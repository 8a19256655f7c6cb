//! Values that no page would write, in every parameter of every screen.

use super::super::Place;
use super::PARAMETERS;
use crate::open;

const VALUES: [&str; 40] = [
    "",
    "0",
    "-0",
    "-1",
    "+8",
    "8.5",
    "1e9",
    "0x10",
    "NaN",
    "Infinity",
    "null",
    "true",
    "4294967296",
    "18446744073709551616",
    "８",
    "٨",
    "8%00",
    "8%0A",
    "%",
    "%zz",
    "%ff",
    "%E1%BB",
    "%F0%9F%91%91",
    "👑",
    "e\u{301}",
    "\u{202e}8",
    "__proto__",
    "<script>alert(1)</script>",
    "javascript:alert(1)",
    "../../etc/passwd",
    "' or 1=1 --",
    ",,,",
    "....",
    "a1a1",
    "zz9999999999",
    "0x0",
    "8x8x8",
    "1000x1000",
    "1001x1",
    "//////////",
];

/// The other parameters that may be needed for one to be read.
const BEFORE: [&str; 3] = [
    "",
    "problem=knight&n=5&size=8x8&start=a1&regions=aabbcaabbbaddbdaddddeeeee&",
    "kind=knight&size=8x8&numbers=1a1&",
];

#[test]
fn whatever_the_value_the_link_is_read_and_written_in_one_way() {
    for (place, parameter) in parameters() {
        for (before, value) in BEFORE
            .into_iter()
            .flat_map(|before| VALUES.map(|value| (before, value)))
        {
            check(&format!("#/{place}?{before}{parameter}={value}"));
        }
    }
}

#[test]
fn values_of_any_length_are_read() {
    let values = ["1".repeat(400), "8".repeat(20_000), "ệ,".repeat(5_000)];
    for (place, parameter) in parameters() {
        for value in &values {
            check(&format!("#/{place}?size=8x8&start=a1&{parameter}={value}"));
        }
    }
}

fn parameters() -> impl Iterator<Item = (&'static str, &'static str)> {
    let of_place = |place| {
        PARAMETERS
            .split('|')
            .map(move |parameter| (place, parameter))
    };
    Place::ALL.into_iter().map(Place::name).flat_map(of_place)
}

/// Notices stay short, and the link that is written has the same meaning.
fn check(text: &str) {
    let short: String = text.chars().take(160).collect();
    let (link, notices) = open(text);
    for notice in notices {
        assert!(notice.shown_value().chars().count() <= 61, "{short}");
    }
    let written = link.to_string();
    assert!(written.len() < 2 * text.len() + 100, "{short}");
    assert_eq!(open(&written), (link, Vec::new()), "{short}");
}
