//! The entry of the worker that reads what a program has printed: it knows nothing of Yew.

fn main() {
    bezzel::bridge::serve::<bezzel::bridge::output::OutputPart>();
}
