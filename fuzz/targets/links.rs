//! Any text as the hash of an address: it is read, what is written of it is read as the same, and the second time
//! nothing is wrong with it.
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
