//! The draft: the program that the visitor has written, kept on the device until it is deleted.

use crate::link::OwnLink;
use crate::storage::Stored;

/// The names of the stored program, its input and its arguments.
const NAMES: [&str; 3] = ["bezzel.own-source", "bezzel.own-input", "bezzel.own-args"];

/// The stored draft, if there is one.
pub(super) fn stored() -> Option<OwnLink> {
    let [source, input, args] = NAMES.map(|name| Stored::OnDevice.get(name));
    Some(OwnLink {
        source: source?,
        input: input.unwrap_or_default(),
        args: args.unwrap_or_default(),
        show: String::new(),
    })
}

/// Stores a draft, or none any longer.
pub(super) fn store(draft: Option<&OwnLink>) {
    let texts = draft.map(|draft| [&draft.source, &draft.input, &draft.args]);
    for (index, name) in NAMES.into_iter().enumerate() {
        let text = texts.map(|texts| texts[index].as_str());
        Stored::OnDevice.set(name, text);
    }
}
