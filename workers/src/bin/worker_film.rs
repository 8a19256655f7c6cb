//! The program of the workers for films.

fn main() {
    bezzel_workers::serve::<bezzel_workers::film::Task>();
}
