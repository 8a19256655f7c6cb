//! The entry of the worker for puzzles: it makes and judges them and knows nothing of Yew.

fn main() {
    bezzel::bridge::serve::<bezzel::bridge::puzzle::Task>();
}
