//! The reader of outputs needs some tens of megabytes for any text.

#![cfg(target_os = "linux")]

use bezzel_output::{Reader, Report};

/// The most memory that this program has had, in KiB.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux has it");
    let line = status.lines().find(|line| line.starts_with("VmHWM:"));
    let number = line.and_then(|line| line.split_whitespace().nth(1));
    number
        .and_then(|number| number.parse().ok())
        .expect("it has a peak")
}

fn read(pieces: impl Iterator<Item = Vec<u8>>) -> Report {
    let mut reader = Reader::new(None, None);
    for piece in pieces {
        reader.read(&piece);
    }
    reader.finish()
}

// One test, since the peak is that of the whole program.
#[test]
#[ignore = "takes a minute in a build without optimisation: cargo xtask test long"]
fn no_text_takes_more_than_some_tens_of_megabytes() {
    const MAX_KIB: u64 = 80 << 10;
    // Rows of 60,000 marks that never become a board.
    let row = [b".".repeat(59_999), b"Q\n".to_vec()].concat();
    read((0..400).map(|_| row.clone()));
    assert!(peak() < MAX_KIB, "wide rows: {} KiB", peak());
    // Drawn boards as large as are judged, with marks of three bytes.
    let row = ["⬜".repeat(4095), "👑\n".to_owned()].concat().into_bytes();
    read((0..2500).map(|_| row.clone()));
    assert!(peak() < MAX_KIB, "large boards: {} KiB", peak());
    // A bracket that is never closed, with marks in quotes.
    read((0..3000).map(|number| {
        if number == 0 {
            b"[".to_vec()
        } else {
            b"'.', 'Q', '.', '.',\n".repeat(20)
        }
    }));
    assert!(peak() < MAX_KIB, "open brackets: {} KiB", peak());
    // Rows of numbers too large for columns.
    let row = (5000..9000)
        .map(|number| number.to_string())
        .collect::<Vec<_>>()
        .join(" ")
        + "\n";
    read((0..700).map(|_| row.clone().into_bytes()));
    assert!(peak() < MAX_KIB, "tables: {} KiB", peak());
    // Lists of all lengths, each often.
    let list = |length: u32| {
        let numbers = (0..length).map(|at| ((at * 7 + length) % length).to_string());
        numbers.collect::<Vec<_>>().join(" ") + "\n"
    };
    read(
        (0..20_u32)
            .flat_map(|_| (100..600).step_by(2))
            .map(|length| list(length).into_bytes()),
    );
    assert!(peak() < MAX_KIB, "lists of all lengths: {} KiB", peak());
}
