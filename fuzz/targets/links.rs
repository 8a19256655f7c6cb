//! Random text as the hash of an address. The page reads it and writes it; the written link has the same meaning, and
//! no notice.
#![no_main]

use bezzel_tasks::open_link;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let (link, _) = open_link(text);
    let written = link.to_string();
    let (again, notices) = open_link(&written);
    assert!(notices.is_empty(), "{written}: {notices:?}");
    assert_eq!(again, link, "{written}");
});
