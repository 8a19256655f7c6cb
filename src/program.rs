//! The entry of each program of the page, which `static/start.js` loads and opens.

/// The whole of a program that draws the screens of a [`Program`](crate::screens::Program): what runs when it is
/// loaded, and what opens it.
#[macro_export]
macro_rules! program {
    ($program:ident) => {
        fn main() {
            $crate::crash::install();
        }

        /// Draws the page into an element, and calls back when all of it is there. What is returned takes it away
        /// again.
        #[must_use]
        #[::wasm_bindgen::prelude::wasm_bindgen]
        pub fn open(root: ::web_sys::Element, opened: ::js_sys::Function) -> ::js_sys::Function {
            $crate::app::open(root, opened, &$crate::screens::$program)
        }
    };
}
