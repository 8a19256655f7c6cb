//! Any text as the hash of an address: it is read, what is written of it is read as the same, and the second time
//! nothing is wrong with it.
#![no_main]

use bezzel::link::Link;
use bezzel::screens::{self, OpenedLink};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let link = open(text).link;
    let written = link.to_string();
    let again = open(&written);
    assert!(again.notices.is_empty(), "{written}: {:?}", again.notices);
    assert_eq!(again.link, link, "{written}");
});

fn open(text: &str) -> OpenedLink {
    screens::open(Link::read(text))
}
