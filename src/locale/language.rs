//! The languages of the page.

macro_rules! languages {
    ($($Language:ident = $code:literal $own_name:literal,)*) => {
        /// A language that the page speaks.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Language {
            $(#[doc = $own_name] $Language,)*
        }

        impl Language {
            /// All of them, in the order in which they are offered.
            pub const ALL: [Self; [$($code),*].len()] = [$(Self::$Language),*];

            /// The codes of [`Self::ALL`], as links and stored choices write them.
            pub const CODES: [&'static str; Self::ALL.len()] = [$($code),*];

            /// The language's code in BCP 47.
            #[must_use]
            pub const fn code(self) -> &'static str {
                Self::CODES[self as usize]
            }

            /// The name that speakers of the language call it by.
            #[must_use]
            pub const fn own_name(self) -> &'static str {
                [$($own_name),*][self as usize]
            }
        }
    };
}

// As in `static/languages.json`, from which the start of the page and the build know them.
languages! {
    English = "en" "English",
    Vietnamese = "vi" "Tiếng Việt",
    Hungarian = "hu" "Magyar",
}

impl Language {
    /// The language of exactly this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }

    /// The first of the tags in a browser's order of preference that the page
    /// speaks, regions ignored; English where there is none.
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Self {
        tags.into_iter()
            .filter_map(|tag| tag.split('-').next())
            .find_map(|primary| Self::from_code(&primary.to_ascii_lowercase()))
            .unwrap_or(Self::English)
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn codes_name_their_languages() {
        for (language, code) in Language::ALL.into_iter().zip(Language::CODES) {
            assert_eq!(language.code(), code);
            assert_eq!(Language::from_code(code), Some(language));
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
