//! The archives of a release, and the sums by which a download is checked.

use std::{
    fmt::Write,
    fs::{self, File},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use flate2::{Compression, write::GzEncoder};
use sha2::{Digest, Sha256};
use tar::{Builder, HeaderMode};

/// Writes `name.tar.gz` into a folder: the files, each with its name in the archive, in a folder `name`.
pub(super) fn write(folder: &Path, name: &str, files: &[(PathBuf, String)]) -> Result<PathBuf> {
    let path = folder.join(format!("{name}.tar.gz"));
    let attempt = || format!("writing {}", path.display());
    let file = File::create(&path).with_context(attempt)?;
    let mut archive = Builder::new(GzEncoder::new(file, Compression::best()));
    // The same files make the same archive on any day.
    archive.mode(HeaderMode::Deterministic);
    for (file, inside) in files {
        archive
            .append_path_with_name(file, format!("{name}/{inside}"))
            .with_context(|| format!("putting {} into the archive", file.display()))?;
    }
    archive
        .into_inner()
        .and_then(GzEncoder::finish)
        .with_context(attempt)?;
    Ok(path)
}

/// Writes the SHA-256 sum of a file beside it, as `sha256sum --check` reads it.
pub(super) fn write_sum(file: &Path) -> Result<()> {
    let content = fs::read(file).with_context(|| format!("reading {}", file.display()))?;
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let mut sum = String::new();
    for byte in Sha256::digest(content) {
        write!(sum, "{byte:02x}")?;
    }
    let path = file.with_file_name(format!("{name}.sha256"));
    fs::write(&path, format!("{sum}  {name}\n"))
        .with_context(|| format!("writing {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project;

    #[test]
    fn the_same_files_make_the_same_archive() {
        let folder = project::root().join("target/test-archive");
        fs::create_dir_all(&folder).unwrap();
        let files = [(project::root().join("LICENSE-MIT"), "LICENSE".to_owned())];
        let archives = ["one", "two"].map(|part| {
            let folder = folder.join(part);
            fs::create_dir_all(&folder).unwrap();
            let path = write(&folder, "queens-1.0.0", &files).unwrap();
            write_sum(&path).unwrap();
            let sum = fs::read_to_string(folder.join("queens-1.0.0.tar.gz.sha256")).unwrap();
            (fs::read(path).unwrap(), sum)
        });
        assert_eq!(archives[0], archives[1]);
        let (sum, name) = archives[0].1.split_once("  ").unwrap();
        assert_eq!((sum.len(), name), (64, "queens-1.0.0.tar.gz\n"));
        let mut archive = tar::Archive::new(flate2::read::GzDecoder::new(&archives[0].0[..]));
        let entries = archive.entries().unwrap();
        let paths = entries.map(|entry| entry.unwrap().path().unwrap().into_owned());
        assert!(paths.eq([PathBuf::from("queens-1.0.0/LICENSE")]));
    }
}
