//! Names and hashes by what is in a file, so that a host and a browser may keep it for ever, and no file of another
//! build, and none that was changed on its way, is ever taken for one of this.

use std::{fs, path::Path};

use anyhow::{Context, Result};
use base64::{Engine, prelude::BASE64_STANDARD};
use flate2::Crc;
use serde::Serialize;
use sha2::{Digest, Sha256};

/// A file of the release as the page asks for it.
#[derive(Clone, Debug, Serialize)]
pub(super) struct NamedFile {
    /// Its name, which tells its content.
    #[serde(rename = "file")]
    pub(super) name: String,
    /// The hash that the browser checks.
    pub(super) integrity: String,
}

/// Writes a file into a folder under a name that tells its content: `name-0123abcd.ending`.
///
/// # Errors
/// When it cannot be written.
pub(super) fn write_named(folder: &Path, name: &str, content: &[u8]) -> Result<NamedFile> {
    let (stem, ending) = name
        .rsplit_once('.')
        .with_context(|| format!("{name} has no ending"))?;
    let mut sum = Crc::new();
    sum.update(content);
    let name = format!("{stem}-{:08x}.{ending}", sum.sum());
    fs::write(folder.join(&name), content).with_context(|| format!("writing {name}"))?;
    let hash = BASE64_STANDARD.encode(Sha256::digest(content));
    Ok(NamedFile {
        name,
        integrity: format!("sha256-{hash}"),
    })
}

/// A short name for files: others, or the same with other contents, have another.
///
/// # Errors
/// When a file cannot be read.
pub(super) fn version_of(
    folder: &Path,
    names: impl IntoIterator<Item = impl AsRef<str>>,
) -> Result<String> {
    let mut sum = Crc::new();
    for name in names {
        let name = name.as_ref();
        sum.update(name.as_bytes());
        sum.update(&fs::read(folder.join(name)).with_context(|| format!("reading {name}"))?);
    }
    Ok(format!("{:08x}", sum.sum()))
}

#[cfg(test)]
mod tests {
    use std::env;

    use super::*;

    #[test]
    fn a_name_tells_the_content() {
        let folder = env::temp_dir().join(format!("bezzel-content-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let first = write_named(&folder, "core.wasm", b"one").unwrap();
        let second = write_named(&folder, "core.wasm", b"two").unwrap();
        assert_ne!(first.name, second.name);
        assert_eq!(fs::read(folder.join(&first.name)).unwrap(), b"one");
        assert!(first.integrity.starts_with("sha256-"));
        let version = version_of(&folder, [&first.name]).unwrap();
        assert_ne!(version, version_of(&folder, [&second.name]).unwrap());
        fs::remove_dir_all(&folder).unwrap();
    }
}
