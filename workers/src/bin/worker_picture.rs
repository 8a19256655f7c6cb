//! The program of the workers that read puzzles in pictures.

fn main() {
    bezzel_workers::serve::<bezzel_workers::picture::Task>();
}
