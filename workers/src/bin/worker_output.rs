//! The program of the workers for the outputs of programs.

fn main() {
    bezzel_workers::serve::<bezzel_workers::output::OutputPart>();
}
