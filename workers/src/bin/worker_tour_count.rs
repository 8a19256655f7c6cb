//! The program of the workers for all tours of a board.

fn main() {
    bezzel_workers::serve::<bezzel_workers::tour_count::Task>();
}
