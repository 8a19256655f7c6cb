//! The entry of the worker for the queens: it drives the solver's jobs and knows nothing of Yew.

fn main() {
    bezzel::bridge::serve::<bezzel::bridge::queens::Task>();
}
