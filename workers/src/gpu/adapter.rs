//! The choice of a graphics processor that may count.

use js_sys::Reflect;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use super::webgpu::{Adapter, gpu, object, text};
use super::{Trouble, TroubleKind};

/// Names of programs that play a graphics processor, in case the browser does not say that it is one.
const SOFTWARE: [&str; 5] = [
    "swiftshader",
    "llvmpipe",
    "lavapipe",
    "basic render",
    "software",
];

/// Whether the browser knows graphics processors at all.
pub fn is_offered() -> bool {
    gpu().is_some()
}

/// Whether the browser offers a graphics processor that may count. A software renderer may count only if it is named.
pub async fn is_found(named: Option<&str>) -> bool {
    look(named).await.is_ok()
}

/// Looks for the graphics processor that the browser offers. A program that plays one may count only where it is named,
/// by a part of its name.
///
/// # Errors
/// Why there is none that may count.
pub(super) async fn look(named: Option<&str>) -> Result<Adapter, Trouble> {
    let options = object(&[("powerPreference", "high-performance".into())]);
    let none = || Trouble::new(TroubleKind::None, "");
    let gpu = gpu().ok_or_else(none)?;
    let adapter = JsFuture::from(gpu.request_adapter(&options)).await;
    let adapter = adapter.ok().filter(JsValue::is_object);
    let adapter: Adapter = adapter.ok_or_else(none)?.unchecked_into();
    let info = adapter.info();
    let fallback = Reflect::get(&info, &"isFallbackAdapter".into()).ok();
    let says_so = fallback.is_some_and(|fallback| fallback.is_truthy());
    let name = ["vendor", "architecture", "device", "description"]
        .map(|part| text(&info, part))
        .join(" ");
    may_count(&name, says_so, named).map(|()| adapter)
}

fn may_count(name: &str, says_so: bool, named: Option<&str>) -> Result<(), Trouble> {
    let lower = name.to_lowercase();
    let is_software = says_so || SOFTWARE.iter().any(|program| lower.contains(program));
    let is_named = named.is_some_and(|named| lower.contains(&named.to_lowercase()));
    if is_software && !is_named {
        let words: Vec<&str> = name.split_whitespace().collect();
        return Err(Trouble::new(TroubleKind::Software, words.join(" ")));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_that_play_a_graphics_processor_count_only_where_they_are_named() {
        let refused = |name, says_so, named| may_count(name, says_so, named).is_err();
        assert!(!refused("nvidia ampere  ", false, None));
        assert!(refused(
            "google swiftshader  SwiftShader Device",
            false,
            None
        ));
        assert!(refused("some  vendor", true, None));
        assert!(refused("google swiftshader", true, Some("llvmpipe")));
        assert!(!refused("google swiftshader", true, Some("SwiftShader")));
        assert_eq!(
            may_count(" a  b ", true, None),
            Err(Trouble::new(TroubleKind::Software, "a b"))
        );
    }
}
