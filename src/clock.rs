//! The page's clock.

use gloo::utils::window;

/// Milliseconds on a clock that never goes back.
#[must_use]
pub fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}
