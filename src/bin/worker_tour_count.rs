//! The entry of the worker that counts tours: it drives the solver's job and knows nothing of Yew.

fn main() {
    bezzel::bridge::serve::<bezzel::bridge::tour_count::Task>();
}
