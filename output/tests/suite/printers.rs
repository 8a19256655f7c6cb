//! The shapes in which languages, tables and solvers print a board.

/// The queens of a position: for each row the columns, from 0.
pub type Rows = Vec<Vec<usize>>;

/// The name of a form, and its printer.
pub type Printer<T> = (&'static str, fn(&T) -> String);

/// The shapes of one drawn board.
pub const DRAWN: [Printer<Rows>; 24] = [
    ("numbers above and left", |rows| headed(rows, '1', '0', 0)),
    ("numbers from 1 above and left", |rows| {
        headed(rows, '1', '0', 1)
    }),
    ("a queen's sign under numbers", |rows| {
        headed(rows, 'Q', '.', 0)
    }),
    ("ranks and letters", ranked),
    ("a bar behind the rank", |rows| {
        labelled(rows, |row, n| format!("{:2} | ", n - row), 'Q', '.')
    }),
    ("a bar right behind the row", |rows| {
        labelled(rows, |row, _| format!("{row}|"), 'X', '.')
    }),
    ("the row in words", |rows| {
        labelled(rows, |row, _| format!("Row {}: ", row + 1), '1', '0')
    }),
    ("an arrow behind the row", |rows| {
        labelled(rows, |row, _| format!("row {row} -> "), 'Q', '-')
    }),
    ("ones and dots", |rows| drawn(rows, '1', '.', " ", "\n")),
    ("ones and lines", |rows| drawn(rows, '1', '-', " ", "\n")),
    ("queens among zeros", |rows| {
        drawn(rows, 'Q', '0', " ", "\n")
    }),
    ("queens among zeros, close", |rows| {
        drawn(rows, 'Q', '0', "", "\n")
    }),
    ("blank lines between rows", |rows| {
        drawn(rows, '1', '0', " ", "\n\n")
    }),
    ("ruled lines between rows", |rows| {
        drawn(rows, 'Q', '.', " ", "\n-----------\n")
    }),
    ("floating-point numbers", |rows| {
        drawn(rows, '1', '0', " ", "\n")
            .replace('0', "0.0")
            .replace('1', "1.0")
    }),
    ("exponents", |rows| {
        let text = drawn(rows, '1', '0', " ", "\n")
            .replace('0', "z")
            .replace('1', "1.000e+00");
        text.replace('z', "0.000e+00")
    }),
    ("truth in columns", |rows| {
        let text = drawn(rows, '1', '0', " ", "]\n [").replace('0', "False");
        format!("[[{}]]\n", text.trim_end().replace('1', " True"))
    }),
    ("a frame", |rows| {
        let rule = format!("\n+{}\n", "---+".repeat(rows.len()));
        let row = |row: String| format!("| {} |", row.replace(' ', " | "));
        let cells = drawn(rows, '1', '0', " ", "\n");
        let lines: Vec<String> = cells.lines().map(|line| row(line.to_owned())).collect();
        format!("{rule}{}{rule}", lines.join(&rule))
    }),
    ("a frame without sides", |rows| {
        let rule = format!("\n{}\n", vec!["---"; rows.len()].join("+"));
        let cells = drawn(rows, 'Q', '_', " ", "\n");
        let lines: Vec<String> = cells
            .lines()
            .map(|line| format!(" {} ", line.replace(' ', " | ").replace('_', " ")))
            .collect();
        lines.join(&rule) + "\n"
    }),
    ("HTML", |rows| {
        let cells = drawn(rows, 'Q', '.', "</td><td>", "</td></tr>\n<tr><td>");
        format!(
            "<table>\n<tr><td>{}</td></tr>\n</table>\n",
            cells.trim_end()
        )
    }),
    ("commas under names", |rows| {
        let names: Vec<String> = (0..rows.len()).map(|column| format!("c{column}")).collect();
        format!("{}\n{}", names.join(","), drawn(rows, '1', '0', ",", "\n"))
    }),
    ("letters broken over lines", |rows| {
        let text = drawn(rows, 'Q', '.', "', '", "'\n  ],\n  [\n    '");
        let broken = text.trim_end().replacen("', '", "',\n    '", 2);
        format!("[\n  [\n    '{broken}'\n  ]\n]\n")
    }),
    ("words for queens", |rows| {
        let text = drawn(rows, 'Q', '.', ", ", "], [").replace('.', "Empty");
        format!("[[{}]]\n", text.trim_end().replace('Q', "Queen"))
    }),
    ("nothing for free squares", |rows| {
        let text = drawn(rows, 'Q', '.', ", ", "],\n [").replace('.', "None");
        format!("[[{}]]\n", text.trim_end().replace('Q', "'Q'"))
    }),
];

/// The shapes of a list of columns, from 0.
pub const LISTED: [Printer<[usize]>; 20] = [
    ("numpy's numbers", |columns| {
        format!(
            "[{}]\n",
            joined(columns, ", ", |_, column| format!("np.int64({column})"))
        )
    }),
    ("numpy's pairs", |columns| {
        format!(
            "[{}]\n",
            joined(columns, ", ", |row, column| format!(
                "(np.int64({row}), np.int64({column}))"
            ))
        )
    }),
    ("options", |columns| {
        format!(
            "[{}]\n",
            joined(columns, ", ", |_, column| format!("Some({column})"))
        )
    }),
    ("whole numbers of R", |columns| {
        format!(
            "c({})\n",
            joined(columns, ", ", |_, column| format!("{}L", column + 1))
        )
    }),
    ("floats", |columns| {
        format!(
            "[{}]\n",
            joined(columns, ", ", |_, column| format!("{column}.0"))
        )
    }),
    ("rows from 0, columns from 1", |columns| {
        format!(
            "[{}]\n",
            joined(columns, ", ", |row, column| format!(
                "({row}, {})",
                column + 1
            ))
        )
    }),
    ("rows from 0, columns from 1, in words", |columns| {
        joined(columns, "\n", |row, column| {
            format!("Row {row}: Column {}", column + 1)
        }) + "\n"
    }),
    ("arrows", |columns| {
        format!(
            "Map({}) {{\n  {}\n}}\n",
            columns.len(),
            joined(columns, ",\n  ", |row, column| format!(
                "{row} => {}",
                column + 1
            ))
        )
    }),
    ("a dictionary in another order", |columns| {
        let mut entries: Vec<String> = columns
            .iter()
            .enumerate()
            .map(|(row, column)| format!("Q_{row} = {column}"))
            .collect();
        entries.rotate_left(3);
        entries.swap(0, 1);
        format!("[{}]\n", entries.join(",\n "))
    }),
    ("variables that are 1", |columns| {
        joined(columns, "\n", |row, column| {
            format!("x_{row}_{column} = 1.0")
        }) + "\n"
    }),
    ("all variables", |columns| {
        joined(columns, "\n", |row, column| {
            let all = (0..columns.len()).map(|at| {
                format!(
                    "x_{row}_{at} = {}",
                    if at == column { "True" } else { "False" }
                )
            });
            all.collect::<Vec<_>>().join("\n")
        }) + "\n"
    }),
    ("fields", |columns| {
        format!(
            "[\n{}\n]\n",
            joined(columns, ",\n", |row, column| format!(
                "  {{\n    \"row\": {row},\n    \"col\": {column}\n  }}"
            ))
        )
    }),
    ("coordinates", |columns| {
        format!(
            "[{}]\n",
            joined(columns, ", ", |row, column| format!(
                "{{ x: {column}, y: {row} }}"
            ))
        )
    }),
    ("nested lists of PHP", |columns| {
        format!(
            "Array\n(\n{}\n)\n",
            joined(columns, "\n", |row, column| format!(
                "    [{row}] => {}",
                column + 1
            ))
        )
    }),
    ("lists of R", |columns| {
        joined(columns, "\n", |row, column| {
            format!("[[{}]]\n[1] {}\n", row + 1, column + 1)
        })
    }),
    ("two lists of indices", |columns| {
        let rows = joined(columns, ", ", |row, _| row.to_string());
        format!(
            "(array([{rows}]), array([{}]))\n",
            joined(columns, ", ", |_, column| column.to_string())
        )
    }),
    ("a model", |columns| {
        let n = columns.len();
        let literals = joined(columns, " ", |row, column| {
            let all = (0..n).map(|at| {
                format!(
                    "{}{}",
                    if at == column { "" } else { "-" },
                    row * n + at + 1
                )
            });
            all.collect::<Vec<_>>().join(" ")
        });
        format!("s SATISFIABLE\nv {literals} 0\n")
    }),
    ("numbers of squares", |columns| {
        let n = columns.len();
        format!(
            "[{}]\n",
            joined(columns, ", ", |row, column| (row * n + column).to_string())
        )
    }),
    ("a placement", |columns| {
        let n = columns.len();
        let run = |count: usize| {
            if count == 0 {
                String::new()
            } else {
                count.to_string()
            }
        };
        joined(columns, "/", |_, column| {
            format!("{}Q{}", run(column), run(n - 1 - column))
        }) + " w - - 0 1\n"
    }),
    ("a definition for each", |columns| {
        joined(columns, "\n", |row, column| {
            format!("(define-fun q{row} () Int\n  {column})")
        }) + "\n"
    }),
];

fn drawn(rows: &Rows, queen: char, free: char, between: &str, lines: &str) -> String {
    let n = rows.len();
    let row = |queens: &Vec<usize>| {
        let cells = (0..n).map(|column| {
            if queens.contains(&column) {
                queen
            } else {
                free
            }
        });
        cells.map(String::from).collect::<Vec<_>>().join(between)
    };
    rows.iter().map(row).collect::<Vec<_>>().join(lines) + "\n"
}

fn labelled(
    rows: &Rows,
    label: impl Fn(usize, usize) -> String,
    queen: char,
    free: char,
) -> String {
    let lines = drawn(rows, queen, free, " ", "\n");
    let lines = lines.lines().enumerate();
    lines.fold(String::new(), |text, (row, line)| {
        format!("{text}{}{line}\n", label(row, rows.len()))
    })
}

fn headed(rows: &Rows, queen: char, free: char, from: usize) -> String {
    let heading: Vec<String> = (from..from + rows.len())
        .map(|column| column.to_string())
        .collect();
    let board = labelled(rows, |row, _| format!("{:2} ", row + from), queen, free);
    format!("   {}\n{board}", heading.join(" "))
}

fn ranked(rows: &Rows) -> String {
    let letters: Vec<String> = ('a'..).take(rows.len()).map(String::from).collect();
    let board = labelled(rows, |row, n| format!("{:2} ", n - row), '1', '0');
    format!("{board}   {}\n", letters.join(" "))
}

fn joined(columns: &[usize], between: &str, one: impl Fn(usize, usize) -> String) -> String {
    let all = columns
        .iter()
        .enumerate()
        .map(|(row, &column)| one(row, column));
    all.collect::<Vec<_>>().join(between)
}
