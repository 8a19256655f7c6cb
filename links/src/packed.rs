//! Long texts in links: deflated without a header, in the letters of base64url.

use base64ct::{Base64UrlUnpadded, Encoding};
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

use super::Expected;
use super::format::Format;

/// The longest packed text in a link, in characters. Messengers and mail programs cut longer links.
pub const MOST_PACKED: usize = 8_192;
/// The longest text that is unpacked, in bytes: a short link may hold a very long text of one letter.
const MOST_UNPACKED: usize = 64 * 1_024;
/// The effort of the packing, of 10.
const LEVEL: u8 = 9;

/// The packed form of a text, unless it is too long for a link.
pub fn packed(text: &str) -> Option<String> {
    let packed = Base64UrlUnpadded::encode_string(&compress_to_vec(text.as_bytes(), LEVEL));
    (text.len() <= MOST_UNPACKED && packed.len() <= MOST_PACKED).then_some(packed)
}

/// The text of a packed form.
pub fn unpacked(packed: &str) -> Option<String> {
    let is_short = packed.len() <= MOST_PACKED;
    let deflated = Base64UrlUnpadded::decode_vec(is_short.then_some(packed)?).ok()?;
    let text = decompress_to_vec_with_limit(&deflated, MOST_UNPACKED).ok()?;
    String::from_utf8(text).ok().map(|text| in_lines(&text))
}

/// The text with line ends as a text field has them.
pub fn in_lines(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

/// A program in its packed form. A text that is too long for a link is written as nothing.
pub fn program() -> Format<'static, String> {
    let most = MOST_PACKED as u32;
    Format::new(Expected::Packed { most }, unpacked, |text: &String| {
        packed(text).unwrap_or_default()
    })
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_text_comes_back_as_it_was(text in "[^\r]{0,400}") {
            let packed = packed(&text).unwrap();
            prop_assert_eq!(unpacked(&packed), Some(text));
        }

        #[test]
        fn any_letters_are_read_or_refused(letters in "[A-Za-z0-9_-]{0,200}") {
            if let Some(text) = unpacked(&letters) {
                prop_assert_eq!(packed(&text).and_then(|again| unpacked(&again)), Some(text));
            }
        }
    }

    #[test]
    fn letters_of_other_alphabets_are_refused() {
        // Deflated, in the alphabet of plain base64, and with padding.
        for odd in ["+/8=", "AwA=", "ä", "a b"] {
            assert_eq!(unpacked(odd), None, "{odd}");
        }
        assert_eq!(unpacked("AwA"), Some(String::new()));
    }

    #[test]
    fn a_text_that_fills_the_memory_is_refused() {
        let bomb = compress_to_vec(&vec![b' '; MOST_UNPACKED + 1], LEVEL);
        let bomb = Base64UrlUnpadded::encode_string(&bomb);
        assert!(bomb.len() < MOST_PACKED);
        assert_eq!(unpacked(&bomb), None);
    }

    #[test]
    fn a_long_program_has_no_packed_form() {
        let numbers = (0..20_000_u32).map(|n| n.wrapping_mul(2_654_435_761).to_string());
        let numbers: String = numbers.collect();
        assert_eq!(packed(&numbers), None);
    }
}
