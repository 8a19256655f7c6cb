//! Imports that a program can do without.

use super::code::Code;

/// The program without the import of a module, whose line stays as a comment; `None` if the program uses what it imports.
///
/// # Examples
///
/// ```
/// use bezzel_recording::repair::without_import;
///
/// let source = "import pprint\nprint(8)\n";
/// assert_eq!(without_import(source, "pprint").as_deref(), Some("# import pprint\nprint(8)\n"));
/// assert_eq!(without_import("import pprint\npprint.pprint(8)\n", "pprint"), None);
/// ```
pub fn without_import(source: &str, module: &str) -> Option<String> {
    let mut new = String::new();
    let mut is_changed = false;
    let code = Code::new(source);
    let mut start = 0;
    for line in source.split_inclusive('\n') {
        let at = start;
        start += line.len();
        let text = line.trim();
        let indent = line.len() - line.trim_start().len();
        let names = imported(text, module)
            .filter(|_| code.is_code(at + indent) && !text.ends_with(['(', '\\']));
        let Some(names) = names else {
            new.push_str(line);
            continue;
        };
        let is_used = |name: &String| {
            name == "*" || code.words(name).any(|place| !(at..start).contains(&place))
        };
        if names.iter().any(is_used) {
            return None;
        }
        is_changed = true;
        new.push_str(&line[..indent]);
        if indent > 0 {
            new.push_str("pass  ");
        }
        new.push_str("# ");
        new.push_str(&line[indent..]);
    }
    is_changed.then_some(new)
}

/// The libraries that draw. The engine has names in their place that take each call, and draws nothing.
pub const DRAWING: [&str; 4] = ["matplotlib", "pygame", "tkinter", "turtle"];

/// The library that draws which a program imports, if it imports one.
///
/// # Examples
///
/// ```
/// use bezzel_recording::repair::drawing;
///
/// assert_eq!(drawing("import math, turtle\nturtle.forward(8)\n"), Some("turtle"));
/// assert_eq!(drawing("print('import turtle')\n"), None);
/// ```
pub fn drawing(source: &str) -> Option<&'static str> {
    let code = Code::new(source);
    let mut start = 0;
    for line in source.split_inclusive('\n') {
        let at = start + line.len() - line.trim_start().len();
        start += line.len();
        let words = line.trim();
        let modules = match (words.strip_prefix("import "), words.strip_prefix("from ")) {
            (Some(modules), _) => modules,
            (_, Some(of)) => of.split(" import ").next().unwrap_or_default(),
            _ => continue,
        };
        let root = |module: &str| module.trim().split([' ', '.']).next().map(str::to_owned);
        let mut roots = modules.split(',').filter_map(root);
        let found = roots.find_map(|root| DRAWING.into_iter().find(|known| **known == *root));
        if let Some(name) = found.filter(|_| code.is_code(at)) {
            return Some(name);
        }
    }
    None
}

/// The names that a line imports of a module alone.
fn imported(line: &str, module: &str) -> Option<Vec<String>> {
    let code = line.split('#').next()?.trim();
    let bound = |part: &str| {
        let words: Vec<&str> = part.split_whitespace().collect();
        match words[..] {
            [_, "as", name] => Some(name.to_owned()),
            [name] => name.split('.').next().map(str::to_owned),
            _ => None,
        }
    };
    if let Some(modules) = code.strip_prefix("import ") {
        let of = |part: &str| part.trim().split([' ', '.']).next() == Some(module);
        return modules
            .split(',')
            .all(of)
            .then(|| modules.split(',').map(bound).collect())?;
    }
    let (from, names) = code.strip_prefix("from ")?.split_once(" import ")?;
    let is_of = from.trim().split('.').next() == Some(module);
    is_of.then(|| {
        names
            .trim_matches(['(', ')'])
            .split(',')
            .map(bound)
            .collect()
    })?
}
