//! The document of a release: its script and its style sheet by their names and hashes, the names of the workers, and the
//! navigation and introductions that are seen until the program draws its own.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context, Result, ensure};

use super::content::NamedFile;
use super::offline;
use crate::project::{Language, Screen};

/// What development loads, each in a line of its own in `index.html` or `Trunk.toml`.
const DEVELOPMENT: [&str; 3] = [
    "<script type=\"module\" src=\"scripts/page.js\"></script>",
    "<link rel=\"stylesheet\" href=\"styles/page.css\" />",
    "<script type=\"module\">",
];

/// Where the script goes.
const BODY_END: &str = "</body>";
/// Where the languages go.
const LANGUAGES: &str = "<!-- languages -->";
/// Where the navigation goes.
const NAVIGATION: &str = "<!-- navigation -->";
/// Where the introductions go.
const INTRODUCTIONS: &str = "<!-- introductions -->";

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
    shell: &Shell,
) -> Result<String> {
    let [scripts, styles, program] = DEVELOPMENT;
    for line in DEVELOPMENT
        .into_iter()
        .chain([LANGUAGES, NAVIGATION, INTRODUCTIONS, BODY_END])
    {
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
        .replace(LANGUAGES, &shell.languages)
        .replace(NAVIGATION, &shell.navigation)
        .replace(INTRODUCTIONS, &shell.introductions)
        .replace(BODY_END, &script))
}

/// The picture for previews of links, as the page names it.
const PICTURE: &str = "content=\"preview.png\"";

/// The page with the whole address of its picture: programs that draw previews of links take no other.
pub(super) fn with_picture(page: &str, site: &str) -> String {
    page.replace(PICTURE, &format!("content=\"{site}preview.png\""))
}

/// What stands in the page until the program draws its own: in English, with the words of the other languages, of which
/// the start of the page takes one (`static/scripts/preferences.js`).
pub(super) struct Shell {
    /// The languages to choose from.
    languages: String,
    /// The items of the navigation.
    navigation: String,
    /// The introductions of the screens; the start shows one.
    introductions: String,
}

impl Shell {
    /// Of the screens in these languages, with the texts of a folder.
    ///
    /// # Errors
    /// When a text is missing.
    pub(super) fn new(screens: &[Screen], languages: Vec<Language>, texts: &Path) -> Result<Self> {
        let words = Words::read(languages, texts)?;
        let options = words.0.iter().map(|(language, _)| {
            format!(
                "<option value=\"{}\">{}</option>",
                language.code, language.name
            )
        });
        let mut navigation = String::new();
        let mut introductions = String::new();
        let has_own_item = |screen: &&Screen| screen.within.is_none();
        let items: Vec<&Screen> = screens.iter().filter(has_own_item).collect();
        for of_family in items.chunk_by(|one, next| one.family == next.family) {
            let links = of_family.iter().map(|Screen { name, .. }| {
                let href = format!(" href=\"#/{name}\"");
                let link = words.element("a", &href, &format!("nav-{name}"))?;
                Ok(["<li>", &link, "</li>"].concat())
            });
            let list: String = links.collect::<Result<_>>()?;
            let Some(family) = &of_family[0].family else {
                navigation += &list;
                continue;
            };
            let title = words.element("span", "", &format!("family-{family}"))?;
            navigation += &["<li class=\"family\">", &title, "<ul>", &list, "</ul></li>"].concat();
        }
        for Screen { name, .. } in screens.iter().filter(|screen| screen.family.is_some()) {
            let introduction = words.element("p", "", &format!("introduction-{name}"))?;
            let start = format!("<div class=\"introduction\" data-screen=\"{name}\" hidden>");
            let button = "<button class=\"action plain\">×</button></div>";
            introductions += &[&start, &introduction, button].concat();
        }
        Ok(Self {
            languages: options.collect(),
            navigation,
            introductions,
        })
    }
}

/// The texts that all screens share, by language.
struct Words(Vec<(Language, String)>);

impl Words {
    fn read(languages: Vec<Language>, texts: &Path) -> Result<Self> {
        let read = |language: Language| {
            let path = texts.join(&language.code).join("page.ftl");
            let words = fs::read_to_string(&path);
            Ok((
                language,
                words.with_context(|| format!("reading {}", path.display()))?,
            ))
        };
        languages
            .into_iter()
            .map(read)
            .collect::<Result<_>>()
            .map(Self)
    }

    /// An element with a text in the first language, and as attributes its words in the others.
    fn element(&self, name: &str, attributes: &str, key: &str) -> Result<String> {
        let mut words = self.0.iter().map(|(language, texts)| {
            let word = texts
                .lines()
                .find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
            let word =
                word.with_context(|| format!("there is no text {key} in {}", language.name))?;
            Ok((&language.code, word))
        });
        let (_, first) = words.next().context("there are no languages")??;
        let others: String = words
            .map(|word| word.map(|(code, word)| format!(" data-{code}=\"{word}\"")))
            .collect::<Result<_>>()?;
        Ok(format!("<{name}{attributes}{others}>{first}</{name}>"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project;

    const PAGE: &str = "<head>\n  <link rel=\"stylesheet\" href=\"styles/page.css\" />\n  \
        <script type=\"module\" src=\"scripts/page.js\"></script>\n\
        <script type=\"module\">import init from \"./bezzel.js\";</script>\n</head>\n\
        <ul><!-- navigation --></ul><!-- introductions --><!-- languages -->\n</body>\n";

    fn file(name: &str) -> NamedFile {
        NamedFile {
            name: name.to_owned(),
            integrity: "sha256-AAAA".to_owned(),
        }
    }

    #[test]
    fn a_release_loads_one_script_and_one_style_sheet() {
        let workers = BTreeMap::from([("worker".to_owned(), "worker-1.js".to_owned())]);
        let finished = |page: &str| {
            let (script, style) = (file("bezzel-1.js"), file("bezzel-2.css"));
            let shell = Shell {
                languages: "<option>".to_owned(),
                navigation: "<li></li>".to_owned(),
                introductions: "<p></p>".to_owned(),
            };
            finish(page, &script, &style, &workers, "3", &shell)
        };
        let page = finished(PAGE).unwrap();
        assert_eq!(page.matches("<script").count(), 1);
        assert!(
            page.contains("async src=\"bezzel-1.js\" integrity=\"sha256-AAAA\"></script>\n</body>")
        );
        assert_eq!(page.matches("stylesheet").count(), 1);
        assert!(page.contains("<meta name=\"worker\" content=\"worker-1.js\" />"));
        assert!(page.contains("<meta name=\"texts\" content=\"3\" />"));
        assert!(page.contains("<ul><li></li></ul><p></p><option>"));
        assert!(finished(&page).is_err(), "it is finished already");
    }

    #[test]
    fn the_picture_of_a_site_has_a_whole_address() {
        let page = fs::read_to_string(project::root().join("index.html")).unwrap();
        assert_eq!(page.matches(PICTURE).count(), 1);
        let page = with_picture(&page, "https://example.org/queens/");
        assert!(page.contains("content=\"https://example.org/queens/preview.png\""));
    }

    #[test]
    fn the_shell_has_every_screen_in_every_language() {
        let screens = project::screens().unwrap();
        let texts = project::root().join("static/locales");
        let shell = Shell::new(&screens, project::languages().unwrap(), &texts).unwrap();
        let items = shell.navigation;
        let parts = screens.iter().filter(|screen| screen.within.is_some());
        assert_eq!(
            items.matches("<a href=").count(),
            screens.len() - parts.count()
        );
        assert!(items.starts_with(
            "<li class=\"family\"><span data-vi=\"Hậu\" data-hu=\"Vezérek\">Queens</span>"
        ));
        assert!(items.contains("<a href=\"#/about\""));
        let introduced = screens.iter().filter(|screen| screen.family.is_some());
        assert_eq!(
            shell.introductions.matches("<p data-vi=").count(),
            introduced.count()
        );
    }
}
