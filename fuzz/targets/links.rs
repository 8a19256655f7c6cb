//! Any text as the hash of an address: it is read, what is written of it is read as the same, and the second time
//! nothing is wrong with it.
#![no_main]

use bezzel::link::Link;
use bezzel::screens::PROGRAMS;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for program in PROGRAMS {
        let (link, _) = Link::read(text, program.screens);
        if !program.draws(link.screen.place()) {
            continue;
        }
        let written = link.to_string();
        let (again, notices) = Link::read(&written, program.screens);
        assert!(notices.is_empty(), "{written}: {notices:?}");
        assert_eq!(again, link, "{written}");
    }
});
