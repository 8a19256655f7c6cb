//! A program is changed by one press as its author would.

use bezzel_recording::repair::{converted, missing_call, without_import};

#[test]
fn the_missing_call_is_that_of_the_entry() {
    let judge_site = "class Solution:\n    def solveNQueens(self, n: int) -> List[List[str]]:\n        def place(r):\n            return r\n        return [place(n)]\n";
    let call = missing_call(judge_site).expect("there is a method");
    assert_eq!(call.name, "Solution.solveNQueens(n)");
    let source = call.source.expect("n is known");
    assert!(
        source.starts_with("from typing import List\nclass Solution:"),
        "{source}"
    );
    assert!(
        source.ends_with("\nprint(Solution().solveNQueens(8))\n"),
        "{source}"
    );

    let functions =
        "def safe(q, c):\n    return c not in q\n\n\ndef solve(n):\n    print(safe([], n))\n";
    let call = missing_call(functions).expect("there is a function");
    assert!(call.source.expect("n is known").ends_with("\n\nsolve(8)\n"));

    let unknown = "def solve(board, row):\n    return board[row]\n";
    let call = missing_call(unknown).expect("there is a function");
    assert_eq!((&*call.name, call.source), ("solve(board, row)", None));
    assert_eq!(missing_call("print(8)\n"), None);
}

#[test]
fn python_2_is_converted() {
    let pairs = [
        ("print 1\n", "print(1)\n"),
        ("print\nprint 'a',\n", "print()\nprint('a', end=\" \")\n"),
        ("if x: print x  # all\n", "if x: print(x)  # all\n"),
        ("print ('a'), b\n", "print(('a'), b)\n"),
        ("n = int(raw_input('n? '))\n", "n = int(input('n? '))\n"),
        ("if a <> b: pass\n", "if a != b: pass\n"),
        (
            "s = sorted(q, key=lambda (a, b): b)\nprint s\n",
            "s = sorted(q, key=lambda pair: (lambda a, b: b)(*pair))\nprint(s)\n",
        ),
        (
            "def f((a, b), c):\n    return a\n",
            "def f(pair0, c):\n    (a, b) = pair0\n    return a\n",
        ),
        ("q = range(8)\nprint q\n", "q = list(range(8))\nprint(q)\n"),
        (
            "try:\n    f()\nexcept ValueError, e:\n    print e\n",
            "try:\n    f()\nexcept ValueError as e:\n    print(e)\n",
        ),
    ];
    for (old, new) in pairs {
        assert_eq!(converted(old).as_deref(), Some(new));
    }
    for source in [
        "print(1)\n",
        "x = 'print 1'\n",
        "# print 1\nprint (1)\n",
        "printed = 7\n",
    ] {
        assert_eq!(converted(source), None, "{source}");
    }
}

#[test]
fn an_import_is_left_out_only_where_nothing_needs_it() {
    assert_eq!(
        without_import("from re import sub\nx = 1\n", "re").as_deref(),
        Some("# from re import sub\nx = 1\n")
    );
    assert_eq!(
        without_import("import numpy as np\nx = np.zeros(3)\n", "numpy"),
        None
    );
    assert_eq!(without_import("x = 1\n", "numpy"), None);
    let inner = "def f():\n    import turtle\n    return 1\n";
    assert_eq!(
        without_import(inner, "turtle").as_deref(),
        Some("def f():\n    pass  # import turtle\n    return 1\n")
    );
}
