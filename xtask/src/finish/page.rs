//! The document of a release: its script and its style sheet by their names and hashes, the names of the workers, and the
//! navigation that is seen until the program draws its own.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context, Result, ensure};

use super::content::NamedFile;
use super::offline;
use crate::project::Screen;

/// What development loads, each in a line of its own in `index.html` or `Trunk.toml`.
const DEVELOPMENT: [&str; 3] = [
    "<script type=\"module\" src=\"scripts/page.js\"></script>",
    "<link rel=\"stylesheet\" href=\"styles/page.css\" />",
    "<script type=\"module\">",
];

/// Where the script goes.
const BODY_END: &str = "</body>";
/// Where the navigation goes.
const NAVIGATION: &str = "<!-- navigation -->";

/// The page with what a release loads.
///
/// # Errors
/// When the page lacks what development loads.
pub(super) fn finish(
    page: &str,
    script: &NamedFile,
    style: &NamedFile,
    workers: &BTreeMap<String, String>,
    texts: &str,
    navigation: &str,
) -> Result<String> {
    let [scripts, styles, program] = DEVELOPMENT;
    for line in DEVELOPMENT.into_iter().chain([NAVIGATION, BODY_END]) {
        ensure!(
            page.matches(line).count() == 1,
            "the page has no line {line}"
        );
    }
    let mut head = vec![
        // Asked for first.
        format!(
            "<link rel=\"modulepreload\" href=\"{}\" integrity=\"{}\" />",
            script.name, script.integrity
        ),
        format!(
            "<link rel=\"stylesheet\" href=\"{}\" integrity=\"{}\" />",
            style.name, style.integrity
        ),
        format!("<meta name=\"texts\" content=\"{texts}\" />"),
        format!(
            "<meta name=\"service-worker\" content=\"{}\" />",
            offline::FILE
        ),
    ];
    for (worker, file) in workers {
        head.push(format!("<meta name=\"{worker}\" content=\"{file}\" />"));
    }
    let lines = page
        .lines()
        .filter(|line| !line.contains(scripts) && !line.contains(program));
    let lines: Vec<_> = lines
        .map(|line| {
            if line.contains(styles) {
                head.join("\n")
            } else {
                line.trim().to_owned()
            }
        })
        .filter(|line| !line.is_empty())
        .collect();
    // The script needs what stands in the body, but not the styles, for which a module waits that is not asynchronous.
    let script = format!(
        "<script type=\"module\" async src=\"{}\" integrity=\"{}\"></script>\n{BODY_END}",
        script.name, script.integrity
    );
    let page = lines.join("\n") + "\n";
    Ok(page
        .replace(NAVIGATION, navigation)
        .replace(BODY_END, &script))
}

/// The items of the navigation in English, with the words of the other languages, of which the start of the page takes
/// one (`static/scripts/preferences.js`).
///
/// # Errors
/// When a text is missing.
pub(super) fn navigation(screens: &[Screen], texts: &Path) -> Result<String> {
    let read = |language: &str| {
        let path = texts.join(language).join("page.ftl");
        fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))
    };
    let [english, hungarian, vietnamese] = [read("en")?, read("hu")?, read("vi")?];
    let word = |language: &str, key: &str| -> Result<String> {
        let found = language
            .lines()
            .find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
        Ok(found
            .with_context(|| format!("there is no text {key}"))?
            .to_owned())
    };
    let element = |name: &str, attributes: &str, key: &str| -> Result<String> {
        let words = [&english, &hungarian, &vietnamese].map(|language| word(language, key));
        let [english, hungarian, vietnamese] = words;
        let (hungarian, vietnamese) = (hungarian?, vietnamese?);
        Ok(format!(
            "<{name}{attributes} data-hu=\"{hungarian}\" data-vi=\"{vietnamese}\">{}</{name}>",
            english?
        ))
    };
    let mut items = String::new();
    for of_family in screens.chunk_by(|one, next| one.family == next.family) {
        let links = of_family.iter().map(|Screen { name, .. }| {
            let link = element("a", &format!(" href=\"#/{name}\""), &format!("nav-{name}"))?;
            Ok(["<li>", &link, "</li>"].concat())
        });
        let list: String = links.collect::<Result<_>>()?;
        items += &match &of_family[0].family {
            Some(family) => {
                let title = element("span", "", &format!("family-{family}"))?;
                ["<li class=\"family\">", &title, "<ul>", &list, "</ul></li>"].concat()
            }
            None => list,
        };
    }
    Ok(items)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project;

    const PAGE: &str = "<head>\n  <link rel=\"stylesheet\" href=\"styles/page.css\" />\n  \
        <script type=\"module\" src=\"scripts/page.js\"></script>\n\
        <script type=\"module\">import init from \"./bezzel.js\";</script>\n</head>\n\
        <ul><!-- navigation --></ul>\n</body>\n";

    fn file(name: &str) -> NamedFile {
        NamedFile {
            name: name.to_owned(),
            integrity: "sha384-AAAA".to_owned(),
        }
    }

    #[test]
    fn a_release_loads_one_script_and_one_style_sheet() {
        let workers = BTreeMap::from([("worker".to_owned(), "worker-1.js".to_owned())]);
        let finished = |page: &str| {
            let (script, style) = (file("bezzel-1.js"), file("bezzel-2.css"));
            finish(page, &script, &style, &workers, "3", "<li></li>")
        };
        let page = finished(PAGE).unwrap();
        assert_eq!(page.matches("<script").count(), 1);
        assert!(
            page.contains("async src=\"bezzel-1.js\" integrity=\"sha384-AAAA\"></script>\n</body>")
        );
        assert_eq!(page.matches("stylesheet").count(), 1);
        assert!(page.contains("<meta name=\"worker\" content=\"worker-1.js\" />"));
        assert!(page.contains("<meta name=\"texts\" content=\"3\" />"));
        assert!(page.contains("<ul><li></li></ul>"));
        assert!(finished(&page).is_err(), "it is finished already");
    }

    #[test]
    fn the_navigation_has_every_screen_in_every_language() {
        let screens = project::screens().unwrap();
        let texts = project::root().join("static/locales");
        let items = navigation(&screens, &texts).unwrap();
        assert_eq!(items.matches("<a href=").count(), screens.len());
        assert!(items.starts_with(
            "<li class=\"family\"><span data-hu=\"Vezérek\" data-vi=\"Hậu\">Queens</span>"
        ));
        assert!(items.contains("<a href=\"#/about\""));
    }
}
