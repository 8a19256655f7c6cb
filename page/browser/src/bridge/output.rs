//! Requests for the tasks of [`bezzel_workers::output`], and the search for one position in a text that the page does not
//! understand by itself.

use std::rc::Rc;

use bezzel_workers::LongWork;
use bezzel_workers::codec::{pack, unpack};
use serde_bytes::ByteBuf;
use yew::prelude::*;

use super::{Event, use_pools};

pub use bezzel_workers::output::{Checked, Found, OutputPart};

/// A worker's report about one of the parts.
pub type WorkerEvent = super::WorkerEvent<Found>;

/// Lets a worker look for a position in a text, for a board of `n` rows. The listener gets its FEN, or an empty text if
/// there is none.
///
/// # Panics
/// If called outside the page's context.
#[hook]
pub fn use_position(text: Option<Rc<str>>, n: u32, listener: Callback<String>) {
    let pools = use_pools();
    use_effect_with(text, move |text| {
        let run = text.as_ref().map(|text| {
            let task = OutputPart {
                output: 0,
                piece: None,
                board: Some(n),
                offset: 0,
                bytes: ByteBuf::from(text.as_bytes()),
                is_last: true,
            };
            let receive = move |event: Event<ByteBuf>| {
                listener.emit(match event {
                    Event::Slice { found, .. } => match unpack(&found) {
                        Some(Found::Position(fen)) => fen,
                        _ => String::new(),
                    },
                    Event::Failed(_) => String::new(),
                });
            };
            let pool = pools.of(OutputPart::PROGRAM);
            pool.start(pack(&task), Callback::from(receive))
        });
        move || drop(run)
    });
}
