//! The program of the workers for one of all tours of a board.

fn main() {
    bezzel_workers::serve::<bezzel_workers::tour::Task>();
}
