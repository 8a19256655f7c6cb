//! Bars, ruled lines and markup around the cells of a table.

/// Whether a character is a bar between cells.
pub fn is_bar(c: char) -> bool {
    matches!(c, '|' | '│' | '┃' | '║' | '┆' | '┇' | '¦')
}

/// The number of bars.
pub fn bars(text: &str) -> usize {
    if text.is_ascii() {
        text.bytes().filter(|&byte| byte == b'|').count()
    } else {
        text.matches(is_bar).count()
    }
}

/// A line of one character, or of a few with other ones where bars cross.
pub fn is_ruler(text: &str, barred: bool) -> bool {
    let text = text.trim();
    let drawn = |c: char| {
        matches!(c, '-' | '=' | '+' | '_' | '~' | '*' | '#' | ' ' | ':' | '|')
            || ('\u{2500}'..='\u{257f}').contains(&c)
    };
    if !text.chars().all(|c| drawn(c) || c == '\t') {
        return false;
    }
    let mut kinds: Vec<char> = text.chars().filter(|c| *c != ' ').collect();
    kinds.dedup();
    let length = text.chars().count();
    let is_dashed =
        |part: &str| part.len() > 1 && part.bytes().all(|byte| byte == b'-' || byte == b'=');
    if text.split_whitespace().all(is_dashed)
        && text.split_whitespace().any(|part| part.len() > 2)
        && text.contains(' ')
    {
        return true;
    }
    let dashes = text
        .split_whitespace()
        .all(|part| part.chars().count() > 1 || !barred);
    length > 3
        && text.chars().all(drawn)
        && (kinds.len() == 1 && dashes && !text.contains(' ')
            || barred && dashes && text.contains(['-', '=', '─', '━', '═']))
}

/// A row of a table in a markup language without the attributes of its cells: `| style="…"| 1 |`, `|>. 1 |`, `|| 1 ||`.
pub fn without_attributes(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("=\"") {
        let name = rest[..at].trim_end_matches(|c: char| c.is_ascii_alphanumeric() || c == '-');
        let Some(end) = rest[at + 2..].find('"') else {
            break;
        };
        plain.push_str(name.trim_end_matches('<'));
        let after = &rest[at + 2 + end + 1..];
        rest = after.strip_prefix(['|', '>']).unwrap_or(after);
    }
    plain.push_str(rest);
    let are_double = plain.trim().starts_with("|| ") && !plain.contains("|||");
    let plain = if are_double {
        plain.replace("||", "|")
    } else {
        plain
    };
    let aligned = ["|<. ", "|>. ", "|=. ", "|_. "];
    aligned
        .iter()
        .fold(plain, |plain, sign| plain.replace(sign, "|"))
}
