//! The entry of the worker for one position: it drives the solver's jobs and knows nothing of Yew.

fn main() {
    bezzel::bridge::serve::<bezzel::bridge::position::Task>();
}
