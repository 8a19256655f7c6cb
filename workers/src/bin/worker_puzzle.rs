//! The program of the workers for puzzles.

fn main() {
    bezzel_workers::serve::<bezzel_workers::puzzle::Task>();
}
