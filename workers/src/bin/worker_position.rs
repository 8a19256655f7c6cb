//! The program of the workers for one position.

fn main() {
    bezzel_workers::serve::<bezzel_workers::position::Task>();
}
