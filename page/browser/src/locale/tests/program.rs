//! The program's own source, read for the texts that it uses.

use std::fs;
use std::path::Path;

use crate::testing::PROJECT;

/// A text that the program asks for by a literal key.
#[derive(Debug)]
pub struct Asked {
    pub key: String,
    /// The names of the arguments, where they stand beside the key.
    pub arguments: Option<Vec<String>>,
}

/// All source files of the page, without comments and without tests.
pub fn program() -> Vec<String> {
    let mut files = Vec::new();
    for folder in ["src", "page", "own/screen"] {
        read(&Path::new(PROJECT).join(folder), &mut files);
    }
    files
}

fn read(folder: &Path, files: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_owned();
        if name == "tests" {
            continue;
        }
        if path.is_dir() {
            read(&path, files);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let source = fs::read_to_string(&path).unwrap();
            let lines = source
                .lines()
                .take_while(|line| *line != "#[cfg(test)]")
                .filter(|line| !line.trim_start().starts_with("//"));
            files.push(lines.collect::<Vec<_>>().join("\n"));
        }
    }
}

/// The texts that a file asks for by a literal key.
pub fn asked(file: &str) -> Vec<Asked> {
    let with_arguments = file.split("text!(").skip(1).filter_map(|call| {
        let (locale, rest) = call.split_once(',')?;
        let plain = locale
            .chars()
            .all(|c| c.is_alphanumeric() || "_.*&".contains(c));
        let (key, rest) = plain.then(|| literal(rest))??;
        Some(Asked {
            key: key.to_owned(),
            arguments: Some(names(rest)),
        })
    });
    let first = [".text(", "words(", "family(", "words=", "label="]
        .into_iter()
        .flat_map(|call| file.split(call).skip(1));
    // The first two are the state and the button's name.
    let third = file.split("press(").skip(1).filter_map(|call| {
        let (_, arguments) = call.split_once(',')?;
        let (name, third) = arguments.split_once(',')?;
        literal(name).map(|_| third)
    });
    // The first is the name of the section or of the button.
    let named = ["Section::new(", " button("].into_iter();
    let named = named.flat_map(|call| file.split(call).skip(1));
    let second = named.filter_map(|call| {
        let (name, second) = call.split_once(',')?;
        literal(name).map(|_| second)
    });
    let without = first.chain(third).chain(second).filter_map(|call| {
        let key = literal(call)?.0.to_owned();
        Some(Asked {
            key,
            arguments: None,
        })
    });
    with_arguments.chain(without).collect()
}

/// The string literal at the start of a text, and the rest of the text.
fn literal(text: &str) -> Option<(&str, &str)> {
    text.trim_start().strip_prefix('"')?.split_once('"')
}

/// The names in `, a = 1, b, c = f(2, 3))`, up to the parenthesis that closes.
fn names(arguments: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut name = String::new();
    let (mut depth, mut quoted, mut valued) = (0, false, false);
    for character in arguments.chars() {
        match character {
            '"' => quoted = !quoted,
            _ if quoted => {}
            ',' | ')' | ']' | '}' if depth == 0 => {
                names.extend((!name.is_empty()).then(|| std::mem::take(&mut name)));
                valued = false;
                if character != ',' {
                    break;
                }
            }
            ')' | ']' | '}' => depth -= 1,
            '(' | '[' | '{' => depth += 1,
            '=' if depth == 0 => valued = true,
            _ if depth == 0 && !valued && !character.is_whitespace() => name.push(character),
            _ => {}
        }
    }
    names
}

#[test]
fn keys_and_arguments_are_found_in_the_source() {
    let file = r#"
        text!(locale, "plain");
        text!(self.locale, "three", a = f(1, g[2]), b = ", c = ", d = { x });
        text!(locale, "short", a, b = "c", d,);
        text!(locale, &format!("nav-{name}"));
        locale.text("direct", &[]);
        words("short")
        <Button name="a" words="of-a-button" />
        press(state, "name", "pressed", Action::Press)
        Section::new("name", "over-a-section", content)
        button("name", "by-a-closure", icon)
    "#;
    let asked: Vec<(String, Option<Vec<String>>)> = asked(file)
        .into_iter()
        .map(|asked| (asked.key, asked.arguments))
        .collect();
    let of = |names: &[&str]| Some(names.iter().map(|name| (*name).to_owned()).collect());
    assert_eq!(
        asked,
        [
            ("plain".to_owned(), of(&[])),
            ("three".to_owned(), of(&["a", "b", "d"])),
            ("short".to_owned(), of(&["a", "b", "d"])),
            ("direct".to_owned(), None),
            ("short".to_owned(), None),
            ("of-a-button".to_owned(), None),
            ("pressed".to_owned(), None),
            ("over-a-section".to_owned(), None),
            ("by-a-closure".to_owned(), None),
        ]
    );
}
