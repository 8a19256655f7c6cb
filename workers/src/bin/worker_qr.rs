//! The program of the workers for QR codes.

fn main() {
    bezzel_workers::serve::<bezzel_workers::qr::Task>();
}
