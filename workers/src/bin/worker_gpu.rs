//! The program of the worker that counts with a graphics processor, and of those that list batches for it.

fn main() {
    bezzel_workers::gpu::serve();
}
