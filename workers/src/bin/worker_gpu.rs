//! The program of the worker that counts with a graphics processor, and of the workers that list batches for it.

fn main() {
    bezzel_workers::gpu::serve();
}
