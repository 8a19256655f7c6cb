//! The program of the workers for all solutions of a board.

fn main() {
    bezzel_workers::serve::<bezzel_workers::queens::Task>();
}
