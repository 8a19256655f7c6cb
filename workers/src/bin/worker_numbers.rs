//! The program of the workers for the knight's number puzzles.

fn main() {
    bezzel_workers::serve::<bezzel_workers::numbers::Task>();
}
