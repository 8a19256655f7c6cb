//! Binds the files of a build to each other, so that no file of another build, and none that was changed on its way, is
//! ever taken for one of it. Trunk does so for what it names after its content; programs, workers and texts keep their
//! names, so addresses carry a version, and the page knows the hashes of the programs that it starts.

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};
use base64::{Engine, prelude::BASE64_STANDARD};
use flate2::Crc;
use sha2::{Digest, Sha384};

use crate::project;

/// What Trunk calls the main program's files begins with this; `static/start.js` calls it after its screen.
const MAIN: (&str, &str) = ("bezzel-", "queens");

/// Has each worker ask for its own files by their versions.
///
/// # Errors
/// When a worker is not as Trunk and wasm-bindgen make it.
pub(super) fn version_workers(folder: &Path) -> Result<()> {
    for name in programs(folder)?.filter(|name| is_worker(name)) {
        let wasm = format!("{name}_bg.wasm");
        let script = format!("{name}.js");
        let loader = format!("{name}_loader.js");
        refer_to_version(folder, &script, &wasm)?;
        refer_to_version(folder, &loader, &script)?;
    }
    Ok(())
}

/// Puts the version of a file behind its name, where another names it.
fn refer_to_version(folder: &Path, from: &str, to: &str) -> Result<()> {
    let path = folder.join(from);
    let text = fs::read_to_string(&path).with_context(|| format!("reading {from}"))?;
    let version = version_of(folder, [to])?;
    let referring = text.replace(&format!("{to}'"), &format!("{to}?v={version}'"));
    ensure!(referring != text, "{from} does not name {to}");
    fs::write(&path, referring).with_context(|| format!("writing {from}"))
}

/// The page with the version of all other files, and with the hashes of the programs.
///
/// # Errors
/// When the page has no head, or a file cannot be read.
pub(super) fn describe(page: &str, folder: &Path) -> Result<String> {
    let (before, after) = page
        .split_once("</head>")
        .context("the page has no </head> to write the hashes before")?;
    // Trunk's own line names the main program's files, without their hashes.
    let mut head: Vec<String> = before
        .lines()
        .filter(|line| !line.contains("name=\"program-"))
        .map(str::to_owned)
        .collect();
    for name in programs(folder)?.filter(|name| !is_worker(name)) {
        let screen = if name.starts_with(MAIN.0) {
            MAIN.1
        } else {
            &name
        };
        let attribute = |kind: &str, file: &str| -> Result<String> {
            let hash = BASE64_STANDARD.encode(Sha384::digest(read(folder, file)?));
            let version = version_of(folder, [file])?;
            Ok(format!(
                " data-{kind}=\"./{file}?v={version}\" data-{kind}-integrity=\"sha384-{hash}\""
            ))
        };
        let script = attribute("js", &format!("{name}.js"))?;
        let wasm = attribute("wasm", &format!("{name}_bg.wasm"))?;
        head.push(format!("<meta name=\"program-{screen}\"{script}{wasm} />"));
    }
    let names = project::files_in(folder)?;
    let others = names.iter().map(String::as_str);
    let version = version_of(folder, others.filter(|name| *name != "index.html"))?;
    head.push(format!("<meta name=\"version\" content=\"{version}\" />"));
    Ok(format!("{}\n</head>{after}", head.join("\n")))
}

/// The names of all programs in the folder, without their endings.
fn programs(folder: &Path) -> Result<impl Iterator<Item = String>> {
    let names = project::files_in(folder)?.into_iter();
    Ok(names.filter_map(|name| name.strip_suffix("_bg.wasm").map(str::to_owned)))
}

fn is_worker(name: &str) -> bool {
    name.starts_with("worker")
}

fn read(folder: &Path, name: &str) -> Result<Vec<u8>> {
    fs::read(folder.join(name)).with_context(|| format!("reading {name}"))
}

/// A short name for files: others, or the same with other contents, have another.
///
/// # Errors
/// When a file cannot be read.
pub(super) fn version_of<'a>(
    folder: &Path,
    names: impl IntoIterator<Item = &'a str>,
) -> Result<String> {
    let mut sum = Crc::new();
    for name in names {
        sum.update(name.as_bytes());
        sum.update(&read(folder, name)?);
    }
    Ok(format!("{:08x}", sum.sum()))
}

#[cfg(test)]
mod tests {
    use std::env;

    use super::*;

    const PAGE: &str = "<head>\n<meta name=\"program-queens\" data-js=\"x\" />\n</head><p>text</p>";

    #[test]
    fn every_file_is_asked_for_by_its_version() {
        let folder = env::temp_dir().join(format!("bezzel-integrity-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for (name, content) in [
            ("bezzel-1f.js", "main"),
            ("bezzel-1f_bg.wasm", "main program"),
            ("tour.js", "tour"),
            ("tour_bg.wasm", "tour program"),
            ("worker.js", "new URL('worker_bg.wasm', import.meta.url)"),
            ("worker_bg.wasm", "worker program"),
            ("worker_loader.js", "import init from './worker.js';"),
        ] {
            fs::write(folder.join(name), content).unwrap();
        }
        version_workers(&folder).unwrap();
        let text = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
        let of_file = |name: &str| version_of(&folder, [name]).unwrap();
        let program = of_file("worker_bg.wasm");
        assert!(text("worker.js").contains(&format!("'worker_bg.wasm?v={program}'")));
        let script = of_file("worker.js");
        assert_eq!(
            text("worker_loader.js"),
            format!("import init from './worker.js?v={script}';")
        );
        // A second time there is nothing to put a version behind.
        assert!(version_workers(&folder).is_err());

        let page = describe(PAGE, &folder).unwrap();
        assert!(!page.contains("data-js=\"x\""));
        assert!(page.contains("<meta name=\"program-queens\" data-js=\"./bezzel-1f.js?v="));
        assert!(page.contains("<meta name=\"program-tour\" data-js=\"./tour.js?v="));
        assert!(page.contains(" data-wasm-integrity=\"sha384-"));
        assert!(!page.contains("program-worker"));
        assert!(page.ends_with("</head><p>text</p>"));
        let version = |page: &str| page.split("name=\"version\"").nth(1).unwrap()[..20].to_owned();
        fs::write(folder.join("tour.js"), "another tour").unwrap();
        assert_ne!(version(&describe(PAGE, &folder).unwrap()), version(&page));
        assert!(describe("<p>text</p>", &folder).is_err());
        fs::remove_dir_all(&folder).unwrap();
    }
}
