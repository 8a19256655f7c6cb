//! The languages of the page.

use crate::named::Named;

// These names are the same as in `static/languages.json`, which the start of the page and the build read.
named! {
    /// A language that the page speaks.
    #[derive(Hash)]
    pub enum Language {
        /// English.
        English = "en",
        /// Vietnamese.
        Vietnamese = "vi",
        /// Hungarian.
        Hungarian = "hu",
    }
}

impl Language {
    /// The language's code in BCP 47.
    pub const fn code(self) -> &'static str {
        self.name()
    }

    /// The name that speakers of the language call it by.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Vietnamese => "Tiếng Việt",
            Self::Hungarian => "Magyar",
        }
    }

    /// The first of the tags in a browser's order of preference that the page
    /// speaks, regions ignored; English where there is none.
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Self {
        tags.into_iter()
            .filter_map(|tag| tag.split('-').next())
            .find_map(|primary| Self::from_name(&primary.to_ascii_lowercase()))
            .unwrap_or(Self::English)
    }
}

#[cfg(test)]
mod tests {
    use super::{Language, Named};

    #[test]
    fn codes_name_their_languages() {
        for (language, code) in Language::ALL.into_iter().zip(Language::names()) {
            assert_eq!(language.code(), code);
            assert_eq!(Language::from_name(code), Some(language));
        }
    }

    #[test]
    fn the_list_of_the_site_is_the_list_of_languages() {
        let lines = Language::ALL.map(|language| {
            let (code, name) = (language.code(), language.own_name());
            format!("    {{ \"code\": \"{code}\", \"name\": \"{name}\" }}")
        });
        let list = format!("[\n{}\n]\n", lines.join(",\n"));
        assert_eq!(include_str!("../../static/languages.json"), list);
    }

    #[test]
    fn the_first_spoken_tag_wins() {
        assert_eq!(
            Language::preferred(["fr-FR", "HU-hu", "vi"]),
            Language::Hungarian
        );
        assert_eq!(Language::preferred(["vi-VN"]), Language::Vietnamese);
        assert_eq!(Language::preferred(["fr", "de"]), Language::English);
        assert_eq!(Language::preferred([]), Language::English);
    }
}
