//! The reader reads everything that the writer writes, in any pieces, and never panics.

use super::values::{actions, record, value};
use bezzel_recording::Value;
use bezzel_recording::format::{Change, Event, Recorder, Scope, Stream, VERSION};
use proptest::prelude::*;

fn events(bytes: &[u8], piece: usize) -> Vec<Event> {
    let mut stream = Stream::new();
    let mut events = Vec::new();
    for piece in bytes.chunks(piece.max(1)) {
        stream.push(piece);
        while let Some(event) = stream.read().expect("the stream is not damaged") {
            events.push(event);
        }
    }
    assert_eq!(stream.position(), bytes.len(), "all is read");
    events
}

proptest! {
    #[test]
    fn a_value_is_read_as_it_was_written(value in value(), piece in 1..9_usize) {
        let mut recorder = Recorder::new();
        recorder.call("solve", 1, false);
        recorder.end(&value);
        let read = events(&recorder.take(), piece);
        prop_assert_eq!(&read[1], &Event::Return(value));
    }

    #[test]
    fn pieces_may_be_cut_anywhere(actions in actions(), piece in 1..50_usize) {
        let (bytes, _) = record(&actions);
        prop_assert_eq!(events(&bytes, piece), events(&bytes, usize::MAX));
    }

    #[test]
    fn events_are_read_again_at_their_places(actions in actions()) {
        let (bytes, _) = record(&actions);
        let mut stream = Stream::new();
        stream.push(&bytes);
        let mut places = Vec::new();
        loop {
            let at = stream.position();
            let Ok(Some(event)) = stream.read() else { break };
            places.push((at, event));
        }
        for (at, event) in places.into_iter().rev() {
            prop_assert_eq!(stream.again(at).map(|(event, _)| event), Some(event));
        }
        prop_assert_eq!(stream.again(stream.position()), None);
    }

    #[test]
    fn no_bytes_make_the_reader_panic(mut bytes in proptest::collection::vec(any::<u8>(), 0..300), piece in 1..40_usize) {
        bytes.insert(0, VERSION);
        read_to_the_end(&bytes, piece);
    }

    #[test]
    fn no_damage_makes_the_reader_panic(actions in actions(), damage in proptest::collection::vec((any::<usize>(), any::<u8>()), 1..4)) {
        let (mut bytes, _) = record(&actions);
        for (at, byte) in damage {
            let at = at % bytes.len();
            bytes[at] = byte;
        }
        read_to_the_end(&bytes, 64);
    }
}

/// Reads everything that can be read, through all steps.
fn read_to_the_end(bytes: &[u8], piece: usize) {
    let mut recording = bezzel_recording::Recording::new();
    for piece in bytes.chunks(piece) {
        if recording.push(piece).is_err() {
            break;
        }
    }
    for step in 0..=recording.lines() {
        let state = recording.state(step);
        assert!(recording.output(&state).len() <= bytes.len());
    }
}

#[test]
fn another_version_is_refused() {
    let mut stream = Stream::new();
    stream.push(&[VERSION + 1, b'L', 1]);
    assert_eq!(stream.read().map_err(|damaged| damaged.at), Err(0));
}

#[test]
fn a_change_in_a_list_is_a_few_bytes() {
    let mut recorder = Recorder::new();
    recorder.call("<module>", 1, false);
    let mut sizes = Vec::new();
    for items in [[0; 64], [0; 64].map(|zero: i64| zero), {
        let mut items = [0; 64];
        items[5] = 3;
        items
    }] {
        let value = Value::list(items.into_iter().map(Value::Int).collect());
        let mut variables = recorder.variables(Scope::Global);
        variables.see("x", |old| *old == value, |_| value.clone());
        variables.finish();
        sizes.push(recorder.take().len());
    }
    assert!(sizes[0] > 128);
    assert_eq!(sizes[1..], [0, 7]);
}

#[test]
fn items_that_come_and_go_are_written_alone() {
    let mut recorder = Recorder::new();
    for items in [vec![1, 2, 3], vec![1, 2, 3, 4], vec![1, 3, 4]] {
        let value = Value::list(items.into_iter().map(Value::Int).collect());
        recorder
            .variables(Scope::Global)
            .see("x", |_| false, |_| value);
    }
    let read = events(&recorder.take(), usize::MAX);
    let changes = read.into_iter().filter_map(|event| match event {
        Event::Change {
            change:
                Change::Splice {
                    start,
                    removed,
                    items,
                },
            ..
        } => Some((start, removed, items)),
        _ => None,
    });
    let expected = [(3, 0, vec![Value::Int(4)]), (1, 1, vec![])];
    assert_eq!(changes.collect::<Vec<_>>(), expected);
}

#[test]
fn a_long_text_is_printed_in_pieces() {
    let text = "♕".repeat(1_000_000);
    let mut recorder = Recorder::new();
    recorder.print(&text);
    let read = events(&recorder.take(), usize::MAX);
    let pieces = read.iter().map(|event| match event {
        Event::Print(text) => &**text,
        _ => panic!("only texts are printed"),
    });
    assert_eq!(pieces.collect::<String>(), text);
    assert!(read.len() > 1);
}
