//! The call that a program of functions and classes lacks.

use super::code::{Code, identifier, parts};

/// The number of queens of a call that is added.
const N: &str = "8";
/// The names of parameters that are a number of queens.
const SIZES: &[&str] = &[
    "n",
    "size",
    "num",
    "num_queens",
    "n_queens",
    "board_size",
    "queens",
    "number",
    "nqueens",
    "boardsize",
];
/// The names that judge sites import, by their modules.
const IMPORTS: &[(&str, &[&str])] = &[
    (
        "typing",
        &[
            "List",
            "Optional",
            "Dict",
            "Set",
            "Tuple",
            "Any",
            "Deque",
            "Iterator",
            "Generator",
            "Callable",
            "DefaultDict",
        ],
    ),
    (
        "collections",
        &[
            "deque",
            "defaultdict",
            "Counter",
            "OrderedDict",
            "namedtuple",
        ],
    ),
    (
        "itertools",
        &[
            "permutations",
            "product",
            "combinations",
            "chain",
            "accumulate",
            "count",
            "cycle",
        ],
    ),
    ("functools", &["lru_cache", "cache", "reduce", "partial"]),
    (
        "heapq",
        &["heappush", "heappop", "heapify", "nlargest", "nsmallest"],
    ),
    (
        "math",
        &["inf", "sqrt", "ceil", "floor", "gcd", "comb", "factorial"],
    ),
    (
        "bisect",
        &["bisect_left", "bisect_right", "insort", "bisect"],
    ),
];
/// The modules that they import under their own names.
const MODULES: &[&str] = &[
    "typing",
    "collections",
    "itertools",
    "functools",
    "heapq",
    "math",
    "bisect",
    "random",
];

/// The call that is missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingCall {
    /// The function or method as it is shown, such as `Solution.solveNQueens(n)`.
    pub name: String,
    /// The program with the call and the imports that judge sites give; `None` if a parameter cannot be guessed.
    pub source: Option<String>,
}

/// A function or a method.
struct Function {
    class: Option<String>,
    name: String,
    /// The parameters without a default value, without `self`.
    parameters: Vec<String>,
    returns: bool,
    is_inner: bool,
}

/// The call that a program lacks which only defines functions and classes; `None` if it defines none.
///
/// # Examples
///
/// ```
/// use bezzel_recording::repair::missing_call;
///
/// let source = "class Solution:\n    def totalNQueens(self, n: int) -> int:\n        return 0\n";
/// let call = missing_call(source).expect("a method");
/// assert_eq!(call.name, "Solution.totalNQueens(n)");
/// assert!(call.source.expect("n is a number").ends_with("\nprint(Solution().totalNQueens(8))\n"));
/// ```
pub fn missing_call(source: &str) -> Option<MissingCall> {
    let code = Code::new(source);
    let functions = functions(&code);
    let can_be_called =
        |function: &&Function| !function.is_inner && !function.name.starts_with('_');
    let is_guessed = |function: &Function| {
        function
            .parameters
            .iter()
            .all(|name| SIZES.contains(&&*name.to_lowercase()))
    };
    // The entry is a function that no other code calls.
    let is_entry =
        |function: &&Function| code.words(&function.name).count() == 1 && can_be_called(function);
    let entries: Vec<&Function> = functions.iter().filter(is_entry).collect();
    let all = || functions.iter().filter(can_be_called);
    let named = |function: &&&Function| {
        function.name == "main" || function.name.to_lowercase().contains("queen")
    };
    let entry = entries
        .iter()
        .find(named)
        .or_else(|| entries.iter().find(|function| is_guessed(function)))
        .or_else(|| entries.first())
        .copied()
        .or_else(|| all().find(|function| is_guessed(function)))
        .or_else(|| all().next())?;
    let owner = entry.class.as_ref();
    let name = [
        &owner.map_or_else(String::new, |class| [class, "."].concat()),
        &*entry.name,
        "(",
        &entry.parameters.join(", "),
        ")",
    ]
    .concat();
    let made = owner.map(|class| {
        let mut makers = functions
            .iter()
            .filter(|function| function.class.as_deref() == Some(class));
        makers.find(|function| function.name == "__init__")
    });
    let maker = made
        .flatten()
        .map_or(&[][..], |function| &function.parameters[..]);
    let can_make = maker
        .iter()
        .all(|name| SIZES.contains(&&*name.to_lowercase()));
    let arguments = |parameters: &[String]| vec![N; parameters.len()].join(", ");
    let source = (is_guessed(entry) && can_make).then(|| {
        let made = owner.map_or_else(String::new, |class| {
            [class, "(", &arguments(maker), ")."].concat()
        });
        let call = [&made, &*entry.name, "(", &arguments(&entry.parameters), ")"].concat();
        let call = if entry.returns {
            ["print(", &call, ")"].concat()
        } else {
            call
        };
        let end = if source.ends_with('\n') { "" } else { "\n" };
        [&imports(&code), source, end, "\n", &call, "\n"].concat()
    });
    Some(MissingCall { name, source })
}

/// The functions and methods of a program, by the indentation of their lines.
fn functions(code: &Code<'_>) -> Vec<Function> {
    let mut found = Vec::new();
    let mut around: Vec<(usize, Option<String>)> = Vec::new();
    let mut start = 0;
    for line in code.text.split_inclusive('\n') {
        let at = start;
        start += line.len();
        let indent = line.len() - line.trim_start().len();
        let text = line.trim();
        if text.is_empty() || !code.is_code(at + indent) {
            continue;
        }
        around.retain(|(of, _)| *of < indent);
        let text = text.strip_prefix("async ").unwrap_or(text);
        if let Some(rest) = text.strip_prefix("class ") {
            around.push((indent, Some(identifier(rest).to_owned())));
        } else if let Some(rest) = text.strip_prefix("def ") {
            let name = identifier(rest).to_owned();
            let open = code.text[at..].find('(').map(|open| at + open);
            let range = open.and_then(|open| Some(open + 1..code.closed(open)? - 1));
            let class = around.last().and_then(|(_, class)| class.clone());
            let parameters = range.clone().map_or_else(Vec::new, |range| {
                parameters(&code.text[range], class.is_some())
            });
            let body = body(&code.text[start..], indent);
            let returns = Code::new(body).words("return").any(|word| {
                let rest = body[word + "return".len()..]
                    .split('\n')
                    .next()
                    .unwrap_or_default()
                    .trim();
                !rest.is_empty()
                    && !rest.starts_with('#')
                    && !matches!(rest, "None" | "True" | "False")
            }) || Code::new(body).words("yield").next().is_some();
            let is_inner = around.iter().any(|(_, class)| class.is_none());
            found.push(Function {
                class,
                name,
                parameters,
                returns,
                is_inner,
            });
            around.push((indent, None));
        }
    }
    found
}

/// The lines of a block that is indented more.
fn body(rest: &str, indent: usize) -> &str {
    let mut end = 0;
    for line in rest.split_inclusive('\n') {
        let is_blank = line.trim().is_empty();
        if !is_blank && line.len() - line.trim_start().len() <= indent {
            break;
        }
        end += line.len();
    }
    &rest[..end]
}

/// The names of parameters without a default value.
fn parameters(text: &str, is_method: bool) -> Vec<String> {
    let has_none = |parameter: &&str| !parameter.contains('=') && !parameter.starts_with('*');
    let mut found: Vec<String> = parts(text)
        .into_iter()
        .filter(has_none)
        .map(|parameter| identifier(parameter).to_owned())
        .filter(|name| !name.is_empty())
        .collect();
    let receiver = is_method
        && found
            .first()
            .is_some_and(|name| name == "self" || name == "cls");
    found.split_off(usize::from(receiver))
}

/// The lines that import what a program uses and does not have.
fn imports(code: &Code<'_>) -> String {
    let is_used = |name: &str| code.words(name).any(|at| !code.text[..at].ends_with('.'));
    let is_given = |name: &str| {
        code.text.lines().any(|line| {
            let line = line.trim_start();
            let is_import = line.starts_with("import ") || line.starts_with("from ");
            let defined = line
                .strip_prefix("def ")
                .or_else(|| line.strip_prefix("class "));
            let is_definition =
                defined.is_some_and(|rest| identifier(rest) == name) || is_assigned(line, name);
            let has_name = Code::new(line).words(name).next().is_some();
            let has_star = is_import && line.contains('*');
            has_star || has_name && (is_import || is_definition)
        })
    };
    let mut lines = String::new();
    for module in MODULES {
        let is_owner = code
            .words(module)
            .any(|at| code.text[at + module.len()..].starts_with('.'));
        if is_owner && !is_given(module) {
            lines += &["import ", module, "\n"].concat();
        }
    }
    for (module, names) in IMPORTS {
        let used: Vec<&str> = names
            .iter()
            .copied()
            .filter(|name| is_used(name) && !is_given(name))
            .collect();
        if !used.is_empty() {
            lines += &["from ", module, " import ", &used.join(", "), "\n"].concat();
        }
    }
    lines
}

fn is_assigned(line: &str, name: &str) -> bool {
    line.strip_prefix(name)
        .is_some_and(|rest| rest.trim_start().starts_with('=') || rest.starts_with(','))
        || line.contains(&["for ", name, " in"].concat())
}
