//! Decides whether the program of the page is split into chunks: in a release for the browser, also in
//! a light one (`xtask/src/build.rs`), and nowhere else.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(split)");
    let is = |variable: &str, value: &str| env::var(variable).is_ok_and(|found| found == value);
    if is("CARGO_CFG_TARGET_ARCH", "wasm32") && is("PROFILE", "release") {
        println!("cargo::rustc-cfg=split");
        // The splitter follows the references from function to function by the relocations.
        println!("cargo::rustc-link-arg-bin=bezzel=--emit-relocs");
    }
}
