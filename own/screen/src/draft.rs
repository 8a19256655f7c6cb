//! The drafts: the programs that the visitor has written, kept on the device until they are deleted.

use super::edited::Drafts;
use crate::link::OwnLink;
use crate::storage::{Stored, is_stored};

/// The names of a stored program, its input and its arguments. Those of earlier drafts end with a number from 1.
const NAMES: [&str; 3] = ["bezzel.own-source", "bezzel.own-input", "bezzel.own-args"];

/// The stored drafts.
pub fn stored() -> Drafts {
    Drafts {
        latest: read(""),
        earlier: (1..=Drafts::MOST_EARLIER)
            .map_while(|number| read(&number.to_string()))
            .collect(),
    }
}

/// Stores the drafts in the place of all others.
pub fn store(drafts: &Drafts) {
    write("", drafts.latest.as_ref());
    for number in 1..=Drafts::MOST_EARLIER {
        write(&number.to_string(), drafts.earlier.get(number - 1));
    }
}

/// Whether the browser stores the latest draft for later visits.
pub fn is_latest_stored() -> bool {
    NAMES.into_iter().all(is_stored)
}

fn read(number: &str) -> Option<OwnLink> {
    let [source, input, args] = NAMES.map(|name| Stored::OnDevice.get(&format!("{name}{number}")));
    Some(OwnLink {
        source: source?,
        input: input.unwrap_or_default(),
        args: args.unwrap_or_default(),
        ..OwnLink::default()
    })
}

fn write(number: &str, draft: Option<&OwnLink>) {
    let texts = draft.map(|draft| [&draft.source, &draft.input, &draft.args]);
    for (index, name) in NAMES.into_iter().enumerate() {
        let text = texts.map(|texts| texts[index].as_str());
        Stored::OnDevice.set(&format!("{name}{number}"), text);
    }
}
