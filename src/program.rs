//! The entry of each program of the page, which `static/start.js` loads and opens.

/// The whole of a program that draws the screens of a [`Program`](crate::screens::Program): what runs when it is
/// loaded, and what opens it.
#[macro_export]
macro_rules! program {
    ($program:ident) => {
        fn main() {
            $crate::crash::install();
        }

        /// Readies an element for the page; what is returned draws the page into it or takes it away
        /// ([`app::open`]($crate::app::open)).
        #[must_use]
        #[::wasm_bindgen::prelude::wasm_bindgen]
        pub fn open(root: ::web_sys::Element) -> ::js_sys::Function {
            $crate::app::open(root, &$crate::screens::$program)
        }
    };
}
