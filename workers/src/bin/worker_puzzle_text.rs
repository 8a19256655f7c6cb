//! The program of the workers that read puzzles in texts.

fn main() {
    bezzel_workers::serve::<bezzel_workers::puzzle_text::Task>();
}
