//! Files of the site that keep their names: texts, lessons and programs.

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};
use gloo::utils::window;
use js_sys::{Error, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use crate::dom::meta;

/// The check value of a release's files.
const CHECK: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);

const DAMAGED: &str = "it is damaged, or something else is in its place";

/// Asks for a file at once, and waits for its bytes when awaited.
///
/// # Errors
/// A message for the console.
pub fn fetch(name: &str) -> impl Future<Output = Result<Vec<u8>, String>> + use<> {
    // A release names its version, so that a cached file of another build is not used, and each file ends with its
    // check value. A development build needs neither.
    let version = meta("texts");
    let is_checked = version.is_some();
    let address = version.map_or_else(|| name.to_owned(), |version| format!("{name}?v={version}"));
    // The request starts here, before anyone awaits it, and its failure counts as handled.
    let response = JsFuture::from(window().fetch_with_str(&address));
    async move {
        bytes(response)
            .await
            .and_then(|file| if is_checked { content(file) } else { Ok(file) })
            .map_err(|problem| format!("{address} cannot be fetched: {problem}"))
    }
}

/// A file without the check value at its end (`withCheck` in xtask/finish/files.mjs), which it must fit.
fn content(mut file: Vec<u8>) -> Result<Vec<u8>, String> {
    let differs =
        |(content, value): (&[u8], &[u8; 4])| CHECK.checksum(content).to_le_bytes() != *value;
    if file.split_last_chunk().is_none_or(differs) {
        // A network that wants a login answers with a page of its own.
        return Err(DAMAGED.to_owned());
    }
    file.truncate(file.len() - 4);
    Ok(file)
}

async fn bytes(response: JsFuture) -> Result<Vec<u8>, String> {
    let response = response.await.map_err(|error| error_words(&error))?;
    let response: Response = response.unchecked_into();
    if !response.ok() {
        return Err(format!("status {}", response.status()));
    }
    let buffer = response
        .array_buffer()
        .map_err(|error| error_words(&error))?;
    let buffer = JsFuture::from(buffer)
        .await
        .map_err(|error| error_words(&error))?;
    Ok(Uint8Array::new(&buffer).to_vec())
}

fn error_words(error: &JsValue) -> String {
    error
        .dyn_ref::<Error>()
        .map_or_else(String::new, |error| error.message().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The end is written as `withCheck` writes it: its test has the same file.
    const FILE: &[u8] = b"123456789\x26\x39\xf4\xcb";

    #[test]
    fn a_file_that_is_whole_is_read_without_its_check_value() {
        assert_eq!(content(FILE.to_vec()).unwrap(), b"123456789");
    }

    #[test]
    fn every_flipped_bit_and_every_cut_is_noticed() {
        for bit in 0..FILE.len() * 8 {
            let mut flipped = FILE.to_vec();
            flipped[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(content(flipped), Err(DAMAGED.to_owned()));
        }
        for length in 0..FILE.len() {
            assert!(content(FILE[..length].to_vec()).is_err());
        }
    }

    #[test]
    fn a_page_of_a_network_is_no_file_of_the_site() {
        assert!(content(b"<h1>Login</h1>".to_vec()).is_err());
    }
}
