//! The program of the workers for the knight.

fn main() {
    bezzel_workers::serve::<bezzel_workers::knight::Task>();
}
