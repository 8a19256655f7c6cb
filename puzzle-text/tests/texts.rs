//! The texts in which people share puzzles: what is read, what is refused and where, and the way back to puzz.link.

use base64ct::{Base64, Encoding};
use bezzel_puzzle_text::{Fault, NoPuzzLink, Place, TextError, read, to_puzz_link};
use bezzel_solver::queens::puzzle::{Kind, Puzzle, PuzzleRequest, Rule, make};
use bezzel_solver::queens::{Piece, Placement};
use miniz_oxide::deflate::compress_to_vec;
use proptest::prelude::*;

/// A puzzle with one solution: the columns 2 4 6 3 5 1.
const ROWS: [&str; 6] = ["aaabbb", "abbbcc", "addeec", "ffddec", "feeeec", "fccccc"];
const LINK: &str = "https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou";

fn regions() -> String {
    ROWS.concat()
}

/// The rows with this between squares and this between rows.
fn grid(beside: &str, below: &str) -> String {
    let row = |row: &&str| {
        let signs: Vec<String> = row.chars().map(String::from).collect();
        signs.join(beside)
    };
    ROWS.iter().map(row).collect::<Vec<_>>().join(below)
}

/// The only puzzle of a text.
fn one(text: &str) -> Puzzle {
    let puzzles = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(puzzles.len(), 1, "{text}");
    puzzles[0].clone()
}

fn assert_known(text: &str) {
    let puzzle = one(text);
    assert_eq!(puzzle.regions_text(), Some(regions()), "{text}");
    assert_eq!(puzzle.rule(), Rule::Touch, "{text}");
    assert!(puzzle.given().is_empty(), "{text}");
}

fn refused(text: &str) -> String {
    match read(text) {
        Ok(puzzles) => panic!("{text} is read: {puzzles:?}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn links_of_puzz_link_in_all_their_forms() {
    for text in [
        LINK,
        "http://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou",
        "https://puzz.link/p?starbattle/6/6/1/4ILBHGDNMHOU",
        "https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou/",
        "https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou0000",
        "https://puzz.link/p?starbattle_edit/6/6/1/4ilbhgdnmhou",
        "https://puzz.link/p?starbattle/v:/6/6/1/4ilbhgdnmhou",
        "http://pzv.jp/p.html?starbattle/6/6/1/4ilbhgdnmhou",
        "http://pzv.jp/p.html?starbattle/d/6/6/1/4ilbhgdnmhou",
        "https://pzplus.tck.mn/p.html?starbattle/6/6/1/4ilbhgdnmhou",
        "https://swaroopg92.github.io/penpa-edit/?m=solve&p=https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou",
        "https://swaroopg92.github.io/penpa-edit/?m=solve&p=https%3A%2F%2Fpuzz.link%2Fp%3Fstarbattle%2F6%2F6%2F1%2F4ilbhgdnmhou",
        "Today's: https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou (by me)",
        "puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou",
        "  starbattle/6/6/1/4ilbhgdnmhou\n",
    ] {
        assert_known(text);
    }
    assert_eq!(to_puzz_link(&one(LINK)).as_deref(), Ok(LINK));
    let solutions = one(LINK).solutions(2);
    let columns = solutions[0].squares().map(|square| square.column + 1);
    assert_eq!(columns.collect::<Vec<_>>(), [2, 4, 6, 3, 5, 1]);
    assert_eq!(solutions.len(), 1);
}

#[test]
fn wrong_links_are_refused_in_words() {
    for (text, words) in [
        (
            "https://puzz.link/p?starbattle/6/6/2/4ilbhgdnmhou",
            "a Star Battle with 2 stars in each row: expected one",
        ),
        (
            "https://puzz.link/p?starbattle/6/6/4ilbhgdnmhou",
            "the link has \"4ilbhgdnmhou\" in place of STARS: expected starbattle/COLUMNS/ROWS/STARS/BORDERS",
        ),
        (
            "https://puzz.link/p?starbattle/six/6/1/4ilb",
            "the link has \"six\" in place of COLUMNS: expected starbattle/COLUMNS/ROWS/STARS/BORDERS",
        ),
        (
            "https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmho",
            "the link has 11 characters for the borders: expected 12; it may have been cut",
        ),
        (
            "https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhoz",
            "'z' among the borders of the link: expected a digit or a letter from a to v",
        ),
        (
            "https://puzz.link/p?starbattle/6/6/1/000000000000",
            "1 region, expected 6, one for each row",
        ),
        (
            "https://puzz.link/p?starbattle/10/5/1/4ilbhgdnmhou",
            "a board of 5 x 10 squares: expected n x n with n from 1 to 18",
        ),
        (
            "https://puzz.link/p?starbattle/19/19/1/4ilbhgdnmhou",
            "a board of 19 x 19 squares: expected n x n with n from 1 to 18",
        ),
        (
            "https://puzz.link/p?nurikabe/5/5/g2",
            "a puzzle of the type \"nurikabe\": expected starbattle",
        ),
        (
            "https://example.org/queens",
            "the link leads to no puzzle that is read here: expected puzz.link, penpa+ or this page",
        ),
        (
            "https://swaroopg92.github.io/penpa-edit/#m=solve&p=abc",
            "the link of penpa+ cannot be unpacked; it may have been cut",
        ),
    ] {
        assert_eq!(refused(text), words, "{text}");
    }
}

#[test]
fn grids_of_letters_numbers_and_colours() {
    let texts = [
        grid("", "\n"),
        grid(" ", "\n"),
        grid(", ", ",\n"),
        grid("\t", "\r\n"),
        grid(";", "\n\n"),
        grid("|", "\n"),
        format!("\u{feff}{}\n", grid("", "\n")),
        format!("```\n{}\n```", grid(" ", "\n")),
        regions(),
        grid("", "\n").to_uppercase(),
        format!("\"{}\"", grid("\", \"", "\"\n\"")),
        format!("[{}]", grid(" ", "]\n[")),
        format!("[['{}']]", grid("', '", "'],\n['")),
        format!("[\"{}\"]", grid("", "\",\"")),
        format!("[\n  [{}],\n]", grid(", ", "],\n  [")),
        format!("{{{{{}}}}}", grid(",", "},{")),
    ];
    for text in texts {
        assert_known(&text);
    }
    let renamed = |names: [&str; 6], beside: &str, below: &str| {
        let row = |row: &&str| {
            let names: Vec<&str> = row
                .bytes()
                .map(|sign| names[usize::from(sign - b'a')])
                .collect();
            names.join(beside)
        };
        ROWS.iter().map(row).collect::<Vec<_>>().join(below)
    };
    let numbers = ["0", "1", "2", "3", "4", "5"];
    let colours = ["light blue", "red", "#0f0", "Yellow", "grey", "pink"]
        .map(|name| name.split(' ').next_back().unwrap());
    let squares = ["🟦", "🟥", "🟩", "🟨", "⬜\u{fe0f}", "⬛"];
    for text in [
        renamed(numbers, "", "\n"),
        renamed(numbers, " ", "\n"),
        format!("[[{}]]", renamed(numbers, ",", "],[")),
        renamed(["10", "11", "12", "1", "2", "3"], " ", "\n"),
        renamed(colours, ", ", "\n"),
        renamed(squares, "", "\n"),
        renamed(squares, " ", "\n"),
        format!("[\"{}\"]", renamed(squares, "", "\", \"")),
        renamed(["A", "a", "b", "B", "c", "C"], "", "\n"),
    ] {
        assert_known(&text);
    }
}

#[test]
fn arrays_in_json_and_in_sources() {
    let array = format!("[[\"{}\"]]", grid("\", \"", "\"],[\""));
    for text in [
        format!("{{\"id\": 7, \"date\": \"2026-11-22\", \"grid\": 6, \"regions\": {array}}}"),
        format!("[{{\"id\": 7, \"date\": \"2026-11-22\", \"grid\": {array}, \"regions\": 6}}]"),
        format!(
            "{{\"levels\": {{\"first\": {{\"size\": 6, \"colorRegions\": {array}, \"solution\": [[0, 1], [1, 3]]}}}}}}"
        ),
        format!(
            "import {{ red, blue }} from \"../colors\";\n\n// A level: https://example.org/level\nconst level = {{\n  size: 6,\n  \
             colorRegions: {array},\n  regionColors: {{ A: red, B: blue, }},\n  isNew: false,\n}};\nexport default level;"
        ),
        format!("regions = {array}  # of today"),
        format!(
            "{{\"n\":6,\"kind\":\"regions\",\"rule\":\"touch\",\"regions\":\"{}\",\"solution\":[2,4,6,3,5,1],\"grade\":1}}",
            regions()
        ),
    ] {
        assert_known(&text);
    }
    let list =
        format!("[{{\"id\":1,\"regions\":{array}}},{{\"id\":2,\"regions\":[\"ab\",\"ba\"]}}]");
    let read: Vec<u32> = read(&list).unwrap().iter().map(Puzzle::n).collect();
    assert_eq!(read, [6, 2]);
    let own = format!(
        "{{\"rule\":\"chess\",\"piece\":\"superqueen\",\"regions\":\"{}\",\"given\":[\"b6\"]}}",
        regions()
    );
    assert_eq!(one(&own).rule(), Rule::Chess(Piece::Superqueen));
    assert_eq!(
        one(&own)
            .given()
            .squares()
            .map(|square| square.column)
            .collect::<Vec<_>>(),
        [1]
    );
    let columns = format!("{{\"regions\":\"{}\",\"given\":\"200000\"}}", regions());
    assert_eq!(one(&columns).given(), one(&own).given());
}

#[test]
fn a_fault_in_a_grid_is_reported_with_its_place() {
    for (text, words) in [
        ("", "the text is empty: expected a puzzle"),
        (" \n\t\n", "the text is empty: expected a puzzle"),
        (
            "ab\nab\naa",
            "line 1, column 1: this row has 2 squares, expected 3, as many as there are rows",
        ),
        (
            "a b c\na b\nc c c",
            "line 2, column 1: this row has 2 squares, expected 3, as many as there are rows",
        ),
        (
            "abc\n\n  abcd\nccc",
            "line 3, column 3: this row has 4 squares, expected 3, as many as there are rows",
        ),
        ("aab\nabb\naaa", "2 regions, expected 3, one for each row"),
        (
            "aab\nadb\nacc",
            "line 3, column 2: 4 regions, expected 3, one for each row",
        ),
        (
            "[[1,1],[2,2]",
            "line 1, column 1: this bracket is not closed",
        ),
        (
            "[[1,1,1],\n [2,2],\n [3,3,3]]",
            "line 2, column 3: this row has 2 squares, expected 3, as many as there are rows",
        ),
        (
            "{\"a\": 1}",
            "no board: expected an array of n rows, each with n letters, numbers or colours",
        ),
        (
            "{\"given\": \"9\", \"regions\": [\"ab\", \"ab\"]}",
            "line 1, column 11: ",
        ),
    ] {
        assert!(
            refused(text).starts_with(words),
            "{text}: {}",
            refused(text)
        );
    }
    let deep = "[".repeat(100_000);
    assert_eq!(
        refused(&deep),
        "line 1, column 33: brackets lie too deep within others"
    );
    assert_eq!(
        refused(&"a".repeat((2 << 20) + 1)),
        "the text is too long: expected at most 2 MiB"
    );
    let large = vec!["abcdefghijklmnopqrs"; 19].join("\n");
    let n = 19;
    let fault = Fault::Size {
        rows: n,
        columns: n,
    };
    let place = Some(Place { line: 1, column: 1 });
    assert_eq!(read(&large), Err(TextError { fault, place }));
    let largest: Vec<String> = (0..18)
        .map(|row| char::from(b'a' + row).to_string().repeat(18))
        .collect();
    assert_eq!(one(&largest.join("\n")).n(), 18);
}

#[test]
fn links_of_this_page_and_fen() {
    let own = format!(
        "https://bezzel.example/app/?x=1#/puzzles?n=6&rule=touch&regions={}",
        regions()
    );
    assert_known(&own);
    let given = one("#/puzzles?n=8&given=10000020&q=15000000");
    assert_eq!(
        (given.rule(), given.given().len()),
        (Rule::Chess(Piece::Queen), 2)
    );
    let request = PuzzleRequest {
        n: 8,
        kind: Kind::Regions,
        rule: Rule::Touch,
        grade: 3,
        seed: 7,
    };
    assert_eq!(
        one("#/puzzles?n=8&kind=regions&rule=touch&grade=3&seed=7"),
        make(request).unwrap()
    );
    let day = PuzzleRequest::of_day((2026, 11, 22), Kind::Regions, Rule::Touch, 3).unwrap();
    assert_eq!(
        one("#/puzzles?day=2026-11-22&kind=regions&rule=touch&grade=3"),
        make(day).unwrap()
    );
    let no_puzzle = "the link of this page names no puzzle: expected one with regions, given queens, a day or a number";
    assert_eq!(refused("#/puzzles"), no_puzzle);
    assert_eq!(
        refused("#/puzzles?kind=regions&rule=touch&grade=3"),
        no_puzzle
    );
    assert_eq!(
        refused("#/puzzles?n=6&regions=aab"),
        "the link of this page has a wrong value for regions"
    );
    assert_eq!(
        refused("see https://example.org/#/puzzles?kind=knight&grade=2"),
        "#/puzzles?kind=knight&grade=2 leads to another screen of this page: expected a puzzle with queens"
    );
    assert_eq!(
        refused("#/nowhere"),
        "the link leads to no puzzle that is read here: expected puzz.link, penpa+ or this page"
    );
    let fen = one("1Q2/4/4/4 w - - 0 1");
    assert_eq!(
        (fen.n(), fen.rule(), fen.regions()),
        (4, Rule::Chess(Piece::Queen), None)
    );
    assert_eq!(one("1A2/4/4/4").rule(), Rule::Chess(Piece::Superqueen));
    assert!(refused("1Q2/4/5/4").contains('5'));
}

/// The text of a drawing as penpa+ 3.2.4 writes it, with thick lines at these edges, on a board with rows and columns left free
/// around it.
fn drawing([above, below, left, right]: [usize; 4], title: &str) -> String {
    let (rows, columns) = (6 + above + below, 6 + left + right);
    let (width, height) = (columns + 4, rows + 4);
    let corner =
        |row: usize, column: usize| width * height + (row + 2 + above) * width + column + 2 + left;
    let square = |row: usize, column: usize| ROWS[row].as_bytes()[column];
    let mut edges = Vec::new();
    for row in 0..6 {
        for column in 0..6 {
            if column < 5 && square(row, column) != square(row, column + 1) {
                // From the upper to the lower end of the right side.
                edges.push(format!(
                    "\"{},{}\":2",
                    corner(row, column) - width,
                    corner(row, column)
                ));
            }
            if row < 5 && square(row, column) != square(row + 1, column) {
                edges.push(format!(
                    "\"{},{}\":2",
                    corner(row, column) - 1,
                    corner(row, column)
                ));
            }
        }
    }
    // A thin line and a cross are no borders.
    edges.push(format!("\"{},{}\":1", corner(0, 0) - width, corner(0, 0)));
    edges.push(format!("\"{},{}\":98", corner(4, 3) - 1, corner(4, 3)));
    let head = format!(
        "square,{columns},{rows},38,0,1,1,380,380,84,84,0,0,0,0,Title: {title},Author: ,,,OFF,false"
    );
    let question = format!(
        "{{zR:{{z_:[]}},zU:{{z_:[]}},zS:{{}},zL:{{}},zE:{{{}}},zW:{{}},zT:[]}}",
        edges.join(",")
    );
    format!(
        "{head}\n[{above},{below},{left},{right}]\n[\"1\",\"2\",\"1\"]\n{question}\n\n[18,1,1]\n[]\n"
    )
}

fn penpa_link(text: &str) -> String {
    let packed = Base64::encode_string(&compress_to_vec(text.as_bytes(), 6));
    format!("https://swaroopg92.github.io/penpa-edit/#m=edit&p={packed}")
}

#[test]
fn drawings_of_penpa() {
    for spaces in [[0; 4], [1, 0, 2, 0], [0, 3, 0, 1]] {
        let link = penpa_link(&drawing(spaces, "Star Battle"));
        assert_known(&link);
        assert_known(link.trim_end_matches('='));
        assert_known(&link.replace("m=edit", "m=solve"));
    }
    assert_eq!(
        refused(&penpa_link(&drawing([0; 4], "Star Battle with two stars"))),
        "a Star Battle with 2 stars in each row: expected one"
    );
    let hexagons = drawing([0; 4], "").replace("square", "hex");
    assert_eq!(
        refused(&penpa_link(&hexagons)),
        "a board of penpa+ of the shape \"hex\": expected square"
    );
    let bare = drawing([0; 4], "").replace(":2", ":1");
    assert_eq!(
        refused(&penpa_link(&bare)),
        "1 region, expected 6, one for each row"
    );
    let link = penpa_link(&drawing([0; 4], ""));
    assert_eq!(
        refused(&link[..link.len() - 30]),
        "the link of penpa+ cannot be unpacked; it may have been cut"
    );
}

#[test]
fn puzz_link_and_back() {
    for n in 5..=12 {
        for seed in 0..3 {
            let request = PuzzleRequest {
                n,
                kind: Kind::Regions,
                rule: Rule::Touch,
                grade: 1,
                seed,
            };
            let puzzle = make(request).unwrap();
            let link = to_puzz_link(&puzzle).unwrap();
            assert_eq!(one(&link), puzzle, "{link}");
        }
    }
    let apart = one("aba\nbbb\nccc");
    assert_eq!(to_puzz_link(&apart), Err(NoPuzzLink::InPieces('a')));
    let empty = Puzzle::new(Rule::Touch, Placement::empty(5).unwrap()).unwrap();
    assert_eq!(to_puzz_link(&empty), Err(NoPuzzLink::Undivided));
    assert_eq!(
        to_puzz_link(&one("a")).as_deref(),
        Ok("https://puzz.link/p?starbattle/1/1/1/")
    );
    assert_eq!(one("https://puzz.link/p?starbattle/1/1/1/").n(), 1);
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in ".{0,200}") {
        let _ = read(&text);
    }

    #[test]
    fn texts_like_puzzles_are_read_or_refused(
        start in 0..8_usize,
        changes in proptest::collection::vec((any::<prop::sample::Index>(), "[\\[\\]{}\":,/?#&=a-f0-9 \n]{0,2}"), 0..4),
    ) {
        let texts = [
            LINK.to_owned(),
            grid(" ", "\n"),
            format!("[[{}]]", grid(",", "],[")),
            format!("{{\"rule\":\"chess\",\"given\":[\"a1\"],\"regions\":\"{}\"}}", regions()),
            format!("#/puzzles?n=6&rule=touch&regions={}", regions()),
            penpa_link(&drawing([0; 4], "")),
            "1Q2/4/4/4 w - - 0 1".to_owned(),
            drawing([0; 4], ""),
        ];
        let mut text: Vec<char> = texts[start].chars().collect();
        for (at, change) in changes {
            let at = at.index(text.len());
            text.splice(at..(at + 1).min(text.len()), change.chars());
            text.push(' ');
        }
        let text: String = text.into_iter().collect();
        if let Ok(puzzles) = read(&text) {
            prop_assert!(!puzzles.is_empty());
            for puzzle in puzzles {
                if let Ok(link) = to_puzz_link(&puzzle) {
                    prop_assert_eq!(one(&link).solutions(0), puzzle.solutions(0));
                }
            }
        }
    }

    #[test]
    fn drawings_with_any_text_are_read_or_refused(text in "(square|sudoku|hex),[0-9]{1,3},[0-9]{1,3}(\n.{0,60}){0,5}") {
        let _ = read(&penpa_link(&text));
    }
}
