//! Programs of Python 2, made programs of Python 3.

use super::code::{Code, replaced};
use std::ops::Range;

/// Changes of a text, each with its place.
type Changes = Vec<(Range<usize>, String)>;

/// Whether a program has the signs of Python 2.
pub fn is_python_2(source: &str) -> bool {
    let code = Code::new(source);
    let has = |word: &str| code.words(word).next().is_some();
    has("xrange")
        || has("raw_input")
        || !prints(&code).is_empty()
        || unequal(&code).next().is_some()
        || !excepts(&code).is_empty()
        || !tuple_lambdas(&code).is_empty()
        || !tuple_parameters(&code).is_empty()
}

/// The program in Python 3; `None` if it has no sign of Python 2.
///
/// # Examples
///
/// ```
/// use bezzel_recording::repair::converted;
///
/// let source = "for i in xrange(3):\n    print i, 7 / 2\n";
/// assert_eq!(converted(source).as_deref(), Some("for i in range(3):\n    print(i, 7 // 2)\n"));
/// assert_eq!(converted("print(1)\n"), None);
/// ```
pub fn converted(source: &str) -> Option<String> {
    if !is_python_2(source) {
        return None;
    }
    // Each step reads the text that the step before has made.
    let steps: [fn(&Code<'_>) -> Changes; 7] = [
        names,
        lists,
        divisions,
        excepts,
        tuple_lambdas,
        tuple_parameters,
        prints,
    ];
    let mut text = source.to_owned();
    for step in steps {
        let changes = step(&Code::new(&text));
        text = replaced(&text, changes);
    }
    Some(text)
}

/// Names and signs that are others.
fn names(code: &Code<'_>) -> Changes {
    let mut changes: Changes = unequal(code)
        .map(|at| (at..at + 2, "!=".to_owned()))
        .collect();
    // What `input` reads is a value of Python.
    for at in code.words("input") {
        let open = at + "input".len();
        if code.text[open..].starts_with('(')
            && !code.text[..at].ends_with("def ")
            && let Some(end) = code.closed(open)
        {
            changes.push((at..at, "eval(".to_owned()));
            changes.push((end..end, ")".to_owned()));
        }
    }
    let pairs = [
        ("raw_input", "input"),
        ("unicode", "str"),
        ("long", "int"),
        ("iteritems", "items"),
        ("itervalues", "values"),
        ("iterkeys", "keys"),
        ("izip", "zip"),
        ("imap", "map"),
        ("unichr", "chr"),
        ("maxint", "maxsize"),
    ];
    for (old, new) in pairs {
        changes.extend(
            code.words(old)
                .map(|at| (at..at + old.len(), new.to_owned())),
        );
    }
    for at in code.words("has_key") {
        let open = at + "has_key".len();
        let owner = code.text[..at].strip_suffix('.').map(|before| {
            let from = before
                .rfind(|sign: char| !(sign.is_alphanumeric() || matches!(sign, '_' | '.')))
                .map_or(0, |at| at + 1);
            (from, &before[from..])
        });
        if let (Some((from, owner)), Some(end)) = (owner, code.closed(open)) {
            let key = &code.text[open..end];
            changes.push((from..end, ["(", key, " in ", owner, ")"].concat()));
        }
    }
    changes
}

fn unequal<'c>(code: &'c Code<'_>) -> impl Iterator<Item = usize> + 'c {
    code.text
        .match_indices("<>")
        .map(|(at, _)| at)
        .filter(|&at| code.is_code(at))
}

/// What gave a list, and gives none now.
fn lists(code: &Code<'_>) -> Changes {
    let mut changes: Changes = code
        .words("xrange")
        .map(|at| (at..at + "xrange".len(), "range".to_owned()))
        .collect();
    for name in ["range", "map", "filter", "zip"] {
        for at in code.words(name) {
            let open = at + name.len();
            let before = code.text[..at].trim_end();
            let is_loop = before.ends_with(" in")
                || before.ends_with("list(")
                || before.ends_with('.')
                || before.ends_with("def");
            if !is_loop
                && code.text[open..].starts_with('(')
                && let Some(end) = code.closed(open)
            {
                changes.push((at..at, "list(".to_owned()));
                changes.push((end..end, ")".to_owned()));
            }
        }
    }
    changes
}

/// `/` of whole numbers.
fn divisions(code: &Code<'_>) -> Changes {
    if code.text.contains("import division") {
        return Vec::new();
    }
    let is_of_floats = |at: usize| {
        let from = code.text[..at].rfind('\n').map_or(0, |at| at + 1);
        let to = code.text[at..]
            .find('\n')
            .map_or(code.text.len(), |end| at + end);
        let line = &code.text[from..to];
        let digits = line
            .as_bytes()
            .windows(2)
            .any(|pair| pair[0] == b'.' && pair[1].is_ascii_digit());
        digits || line.contains("float(") || line.contains("time")
    };
    let signs = code.text.match_indices('/').map(|(at, _)| at);
    let single = signs.filter(|&at| {
        code.is_code(at)
            && !code.text[at + 1..].starts_with(['/', '='])
            && !code.text[..at].ends_with('/')
    });
    single
        .filter(|&at| !is_of_floats(at))
        .map(|at| (at..at + 1, "//".to_owned()))
        .collect()
}

/// `except E, e:` and `raise E, "text"`.
fn excepts(code: &Code<'_>) -> Changes {
    let mut changes = Vec::new();
    for at in code.words("except") {
        let comma = code.end_of(at, &[',', ':']);
        if code.text[comma..].starts_with(',') && !code.text[at..comma].contains('(') {
            changes.push((comma..comma + 1, " as".to_owned()));
        }
    }
    for at in code.words("raise") {
        let comma = code.end_of(at, &[',']);
        if code.text[comma..].starts_with(',') {
            let end = code.end_of(comma + 1, &[]);
            let text = code.text[comma + 1..end].trim();
            changes.push((comma..end, ["(", text, ")"].concat()));
        }
    }
    changes
}

/// `lambda (a, b): …`
fn tuple_lambdas(code: &Code<'_>) -> Changes {
    let mut changes = Vec::new();
    for at in code.words("lambda") {
        let from = at + "lambda".len();
        let open = from + code.text[from..].len() - code.text[from..].trim_start().len();
        if !code.text[open..].starts_with('(') {
            continue;
        }
        let Some(end) = code
            .closed(open)
            .filter(|&end| code.text[end..].trim_start().starts_with(':'))
        else {
            continue;
        };
        let body = end + code.text[end..].find(':').unwrap_or(0) + 1;
        let last = code.end_of(body, &[',']);
        let names = &code.text[open + 1..end - 1];
        let text = code.text[body..last].trim();
        changes.push((
            at..last,
            ["lambda pair: (lambda ", names, ": ", text, ")(*pair)"].concat(),
        ));
    }
    changes
}

/// `def f((a, b), c):`
fn tuple_parameters(code: &Code<'_>) -> Changes {
    let mut changes = Vec::new();
    for at in code.words("def") {
        let Some(open) = code.text[at..].find('(').map(|open| at + open) else {
            continue;
        };
        let Some(end) = code.closed(open) else {
            continue;
        };
        let mut unpacked = String::new();
        let line = code.text[..at].rfind('\n').map_or(0, |at| at + 1);
        let mut place = open + 1;
        while place < end - 1 {
            let stop = code.end_of(place, &[',']).min(end - 1);
            let parameter = code.text[place..stop].trim();
            if parameter.starts_with('(') {
                let name = format!("pair{}", changes.len());
                let from = place + code.text[place..].len() - code.text[place..].trim_start().len();
                let indent = &code.text[line..at];
                unpacked += &["\n", indent, "    ", parameter, " = ", &name].concat();
                changes.push((from..from + parameter.len(), name));
            }
            place = stop + 1;
        }
        let colon = end + code.text[end..].find(':').unwrap_or(0) + 1;
        if !unpacked.is_empty() {
            changes.push((colon..colon, unpacked));
        }
    }
    changes
}

/// `print` as a statement.
fn prints(code: &Code<'_>) -> Changes {
    let mut changes = Vec::new();
    for at in code.words("print") {
        let from = at + "print".len();
        let before = code.text[..at].trim_end_matches([' ', '\t']);
        let begins = before.is_empty() || before.ends_with(['\n', ':', ';']);
        if !begins {
            continue;
        }
        let end = code.end_of(from, &[';']);
        let text = code.text[from..end].trim_end();
        let given = text.trim();
        let open = from + text.len() - text.trim_start().len();
        let is_call = given.starts_with('(')
            && code
                .closed(open)
                .is_none_or(|close| code.text[close..end].trim().is_empty());
        if is_call || given.starts_with(['=', '.', ',']) {
            continue;
        }
        let put = match given.strip_suffix(',') {
            _ if given.starts_with(">>") => continue,
            Some(given) => ["(", given, ", end=\" \")"].concat(),
            None => ["(", given, ")"].concat(),
        };
        changes.push((from..from + text.len(), put));
    }
    changes
}
