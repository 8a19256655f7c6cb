//! A set of tasks for learning platforms: a package of SCORM 1.2, with one page that shows the tasks and reports when they are
//! solved.

mod zip;

use crate::components::escaped;

/// A task of a package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackedTask {
    /// The name that pupils see.
    pub words: String,
    /// The link that opens it, from its `#` on.
    pub link: String,
    /// The name under which its screen reports that it is solved.
    pub name: String,
}

/// A set of tasks for a package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Package {
    /// The address of the page, without a link.
    pub page: String,
    /// The code of the language.
    pub language: &'static str,
    /// The key of the set, which distinguishes packages.
    pub key: String,
    /// The title.
    pub title: String,
    /// The tasks.
    pub tasks: Vec<PackedTask>,
}

impl Package {
    /// The files of the package, by their names.
    fn files(&self) -> [(&'static str, String); 2] {
        let tasks = self.tasks.iter().map(|task| {
            let PackedTask { words, link, name } = task;
            let [words, link, name] = [words, link, name].map(|text| quoted(text));
            format!("<li data-link=\"{link}\" data-name=\"{name}\"><button>{words}</button></li>")
        });
        let tasks = tasks.collect::<Vec<_>>().join("\n");
        let filled = |file: &str| {
            file.replace("{language}", self.language)
                .replace("{key}", &self.key)
                .replace("{page}", &self.page.replace('\'', "%27"))
                .replace("{title}", &quoted(&self.title))
                .replace("{tasks}", &tasks)
        };
        [
            (
                "imsmanifest.xml",
                filled(include_str!("package/imsmanifest.xml")),
            ),
            ("index.html", filled(include_str!("package/index.html"))),
        ]
    }

    /// The package as a zip file.
    pub fn zip(&self) -> Vec<u8> {
        zip::zip(&self.files())
    }
}

/// A text for an attribute or between tags, in which nothing is filled in.
fn quoted(text: &str) -> String {
    escaped(text).replace('"', "&quot;").replace('{', "&#123;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_no_code_in_the_package() {
        let package = Package {
            page: "https://example.org/bezzel/".to_owned(),
            language: "en",
            key: "7K2M-Q0XD".to_owned(),
            title: "Queens & {tasks} <b>".to_owned(),
            tasks: vec![PackedTask {
                words: "\"</li><script>".to_owned(),
                link: "#/puzzles?n=8&given=10000020".to_owned(),
                name: "#/puzzles?n=8&given=10000020".to_owned(),
            }],
        };
        let [(_, manifest), (_, page)] = package.files();
        assert!(
            manifest.contains("<title>Queens &amp; &#123;tasks} &lt;b></title>"),
            "{manifest}"
        );
        assert!(page.contains("<li data-link=\"#/puzzles?n=8&amp;given=10000020\""));
        assert!(page.contains("<button>&quot;&lt;/li>&lt;script></button>"));
    }
}
