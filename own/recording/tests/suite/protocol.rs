//! The messages between the page and the engine.

use bezzel_recording::protocol::{
    Crash, Ended, ErrorReport, FromEngine, Limit, Limits, PROTOCOL, Run, pack, unpack,
};

#[test]
fn messages_come_back_as_they_were() {
    let run = Run {
        protocol: PROTOCOL,
        source: "print(8)\n".to_owned(),
        input: "8\n".to_owned(),
        arguments: vec!["8".to_owned()],
        limits: Limits::default(),
    };
    assert_eq!(unpack(&pack(&run)), Some(run));
    let error = ErrorReport {
        class: "NameError".to_owned(),
        message: "name 'rnge' is not defined".to_owned(),
        line: Some(2),
        column: None,
        traceback: String::new(),
    };
    let ended = FromEngine::Ended(Ended {
        error: Some(error),
        lines: 3,
        calls: 1,
        limit: Some(Limit::Bytes),
        has_output: true,
    });
    assert_eq!(unpack(&pack(&ended)), Some(ended));
    assert_eq!(unpack::<FromEngine>(&[255]), None);
}

#[test]
fn browsers_tell_a_small_stack_from_a_small_memory() {
    for (message, crash) in [
        (
            "Uncaught RangeError: Maximum call stack size exceeded",
            Crash::Depth,
        ),
        ("InternalError: too much recursion", Crash::Depth),
        ("Uncaught RuntimeError: unreachable", Crash::Memory),
        ("memory access out of bounds", Crash::Depth),
        ("Out of bounds memory access", Crash::Depth),
    ] {
        assert_eq!(Crash::of(message), crash);
    }
    let (full, fault) = ("raw_vec: capacity overflow", "index out of bounds");
    assert_eq!(Crash::of_panic(full), Some(Crash::Memory));
    assert_eq!(Crash::of_panic(fault), None);
}
