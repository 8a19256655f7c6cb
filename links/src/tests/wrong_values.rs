//! Wrong values: one notice each, which names the parameter, and the default.

use super::super::{Expected, Notice, NumberFault, Place};
use crate::open;

/// The copy of a link with one wrong value, and the notice about it.
fn refused(text: &str) -> (String, Notice) {
    let (link, notices) = open(text);
    let [notice] = notices.as_slice() else {
        panic!("{text} has {notices:?}");
    };
    (link.to_string(), notice.clone())
}

#[test]
fn wrong_lessons_and_tasks_leave_the_plain_screen() {
    let cases = [
        ("#/queens?lesson=queens.4", "lesson", "#/queens"),
        ("#/queens?lesson=queens.01", "lesson", "#/queens"),
        ("#/tour?lesson=chess.1", "lesson", "#/tour"),
        ("#/search?study=nothing", "study", "#/search"),
        ("#/lessons?tasks=AwA", "tasks", "#/lessons"),
        ("#/search?task=guess", "task", "#/search"),
        ("#/search?task=move", "task", "#/search"),
        ("#/queens?task=position", "property", "#/queens"),
        (
            "#/queens?task=position&property=pieces.3",
            "property",
            "#/queens",
        ),
        ("#/search?task=program", "task", "#/search"),
        (
            "#/search?program=own&task=line",
            "task",
            "#/search?program=own",
        ),
        (
            "#/search?program=own&task=program&n=0",
            "n",
            "#/search?program=own&task=program",
        ),
        (
            "#/search?program=own&task=program&n=8&find=some",
            "find",
            "#/search?program=own&task=program&n=8",
        ),
    ];
    for (text, parameter, copied) in cases {
        let (written, notice) = refused(text);
        assert_eq!((written.as_str(), notice.parameter), (copied, parameter));
    }
}

/// Wrong links, each with the parameter of its notice and the link that is copied.
const WRONG: &[(&str, &str, &str)] = &[
    (
        "#/search?program=own&beside=mine",
        "beside",
        "#/search?program=own",
    ),
    (
        "#/search?n=8&algorithm=arrays&beside=rows",
        "beside",
        "#/search?n=8&algorithm=arrays",
    ),
    // An algorithm does not run beside itself.
    (
        "#/search?n=8&algorithm=arrays&beside=arrays",
        "beside",
        "#/search?n=8&algorithm=arrays",
    ),
    (
        "#/search?n=8&algorithm=arrays&beside=masks&clock=minute",
        "clock",
        "#/search?n=8&algorithm=arrays&beside=masks",
    ),
    (
        "#/search?problem=knight&size=5x5&start=a1&algorithm=warnsdorff&beside=warnsdorff",
        "beside",
        "#/search?problem=knight&size=5x5&start=a1&algorithm=warnsdorff",
    ),
    (
        "#/search?program=own&break=0",
        "break",
        "#/search?program=own",
    ),
    (
        "#/search?program=own&break=5,",
        "break",
        "#/search?program=own",
    ),
    (
        "#/search?program=own&break=5;9",
        "break",
        "#/search?program=own",
    ),
    (
        "#/search?program=own&source=KyjKzCvRMDQyNtEEAA&break=100000",
        "break",
        "#/search?program=own&source=KyjKzCvRMDQyNtEEAA",
    ),
    ("#/queens?n=0", "n", "#/queens"),
    ("#/queens?n=65", "n", "#/queens"),
    ("#/queens?n=abc", "n", "#/queens"),
    ("#/queens?n=08", "n", "#/queens"),
    ("#/queens?n=+8", "n", "#/queens"),
    ("#/queens?n=-1", "n", "#/queens"),
    ("#/queens?n=8.0", "n", "#/queens"),
    ("#/queens?n=4294967304", "n", "#/queens"),
    ("#/queens?n=٨", "n", "#/queens"),
    ("#/queens?n=5&q=1586372", "q", "#/queens?n=5"),
    ("#/queens?n=8&q=158637241", "q", "#/queens"),
    ("#/queens?n=4&q=2415", "q", "#/queens?n=4"),
    ("#/queens?n=4&q=24x3", "q", "#/queens?n=4"),
    ("#/queens?n=10&q=1234567890", "q", "#/queens?n=10"),
    (
        "#/queens?n=12&q=2.4.6.8.10.13.1.3.5.7.9.11",
        "q",
        "#/queens?n=12",
    ),
    ("#/queens?q=ä", "q", "#/queens"),
    ("#/queens?n=2&fen=QA/2", "fen", "#/queens?n=2"),
    ("#/queens?n=3&fen=Q2/3", "fen", "#/queens?n=3"),
    ("#/queens?n=2&fen=Q2/2", "fen", "#/queens?n=2"),
    ("#/queens?n=2&fen=Q/2", "fen", "#/queens?n=2"),
    ("#/queens?n=2&fen=K1/2", "fen", "#/queens?n=2"),
    ("#/queens?piece=rook", "piece", "#/queens"),
    ("#/queens?piece=Queen", "piece", "#/queens"),
    ("#/search?program=theirs", "program", "#/search"),
    (
        "#/search?program=own&source=AwB",
        "source",
        "#/search?program=own",
    ),
    (
        "#/search?program=own&source=a%20b&args=8",
        "source",
        "#/search?program=own&args=8",
    ),
    ("#/solutions?n=33", "n", "#/solutions"),
    ("#/solutions?show=some", "show", "#/solutions"),
    ("#/solutions?piece=knight", "piece", "#/solutions"),
    ("#/solutions?view=grid", "view", "#/solutions"),
    ("#/solutions?fixed=z9", "fixed", "#/solutions"),
    ("#/solutions?fixed=a1,b", "fixed", "#/solutions"),
    ("#/solutions?orbit=1586372", "orbit", "#/solutions"),
    ("#/solutions?orbit=15863742", "orbit", "#/solutions"),
    ("#/solutions?orbit=2413", "orbit", "#/solutions"),
    (
        "#/solutions?piece=superqueen&orbit=15863724",
        "orbit",
        "#/solutions?n=8&piece=superqueen",
    ),
    ("#/search?n=65", "n", "#/search"),
    (
        "#/search?n=8&algorithm=magic",
        "algorithm",
        "#/search?n=8&algorithm=arrays",
    ),
    ("#/search?order=up", "order", "#/search"),
    ("#/search?find=2", "find", "#/search"),
    (
        "#/search?order=random&seed=x",
        "seed",
        "#/search?n=4&algorithm=arrays&order=random",
    ),
    ("#/search?rows=2", "rows", "#/search"),
    ("#/search?squares=e4", "squares", "#/search"),
    ("#/search?taken=true", "taken", "#/search"),
    ("#/search?step=-1", "step", "#/search"),
    ("#/search?step=4294967296", "step", "#/search"),
    ("#/construct?n=0", "n", "#/construct"),
    ("#/construct?n=1000001", "n", "#/construct"),
    ("#/construct?n=1e6", "n", "#/construct"),
    (
        "#/construct?n=8&rule=magic",
        "rule",
        "#/construct?n=8&rule=modulo12",
    ),
    (
        "#/construct?rule=random&seed=-7",
        "seed",
        "#/construct?n=20&rule=random&seed=0",
    ),
    (
        "#/construct?rule=random&seed=4294967296",
        "seed",
        "#/construct?n=20&rule=random&seed=0",
    ),
    ("#/queens?lang=fr", "lang", "#/queens"),
    ("#/queens?lang=EN", "lang", "#/queens"),
    ("#/queens?theme=blue", "theme", "#/queens"),
    ("#/queens?board=mud", "board", "#/queens"),
    ("#/queens?embed=yes", "embed", "#/queens"),
    ("#/tour?present=2", "present", "#/tour"),
    ("#/chess", "screen", "#/queens"),
    ("#/Queens", "screen", "#/queens"),
    ("#/queens/", "screen", "#/queens"),
    ("#/queens?n=abc&q=15863724", "n", "#/queens?n=8&q=15863724"),
    ("#/queens?n=8&q=1586372", "q", "#/queens"),
    ("#/queens?n=8&q=95863724", "q", "#/queens"),
    ("#/queens?n=8&fen=9/8/8/8/8/8/8/8", "fen", "#/queens"),
    ("#/queens?n=5&piece=rook", "piece", "#/queens?n=5"),
    ("#/solutions?n=4&fixed=e5", "fixed", "#/solutions?n=4"),
    ("#/solutions?view=tree", "view", "#/solutions"),
    (
        "#/search?n=5&algorithm=magic",
        "algorithm",
        "#/search?n=5&algorithm=arrays",
    ),
    ("#/search?problem=rook", "problem", "#/search"),
    (
        "#/search?problem=knight&size=9x9",
        "size",
        "#/search?problem=knight",
    ),
    (
        "#/search?problem=knight&size=3x4&start=e1",
        "start",
        "#/search?problem=knight&size=3x4&start=a1&algorithm=backtracking",
    ),
    (
        "#/search?n=5&code=basic",
        "code",
        "#/search?n=5&algorithm=arrays",
    ),
    ("#/construct?rule=pauls", "rule", "#/construct"),
    (
        "#/construct?rule=random&seed=x",
        "seed",
        "#/construct?n=20&rule=random&seed=0",
    ),
    (
        "#/tour?size=10x10&random=closed",
        "random",
        "#/tour?size=10x10",
    ),
    (
        "#/tour?size=6x6&random=closed&seed=x",
        "seed",
        "#/tour?size=6x6&random=closed",
    ),
    ("#/queens?theme=pink", "theme", "#/queens"),
    ("#main", "screen", "#/queens"),
];

#[test]
fn each_wrong_value_is_named_and_replaced_by_the_default() {
    for &(text, parameter, copied) in WRONG {
        let (link, notice) = refused(text);
        assert_eq!(
            (notice.parameter, link.as_str()),
            (parameter, copied),
            "{text}"
        );
    }
}

#[test]
fn wrong_puzzles_give_way_to_those_that_exist() {
    let cases = [
        ("#/puzzles?day=2026-02-29", "day", "#/puzzles"),
        ("#/puzzles?day=2026-1-2", "day", "#/puzzles"),
        ("#/puzzles?kind=sudoku", "kind", "#/puzzles"),
        ("#/puzzles?rule=rook", "rule", "#/puzzles"),
        ("#/puzzles?grade=5", "grade", "#/puzzles"),
        (
            "#/puzzles?kind=complete&rule=touch&grade=3",
            "grade",
            "#/puzzles?kind=complete&rule=touch&grade=1",
        ),
        (
            "#/puzzles?n=13&kind=regions&rule=chess&grade=1&seed=1",
            "n",
            "#/puzzles?n=8&kind=regions&rule=chess&grade=1&seed=1",
        ),
        (
            "#/puzzles?n=9&piece=superqueen&seed=1",
            "n",
            "#/puzzles?n=10&kind=regions&rule=chess&piece=superqueen&grade=1&seed=1",
        ),
        (
            "#/puzzles?n=8&seed=-1",
            "seed",
            "#/puzzles?n=8&kind=regions&rule=chess&grade=1&seed=0",
        ),
        (
            "#/puzzles?n=5&regions=aabbcaabbbaddbdaddddeeee",
            "regions",
            "#/puzzles?n=5&kind=regions&rule=chess&grade=1&seed=0",
        ),
        (
            "#/puzzles?n=5&regions=aabbcaabbbaddbdaddddddddd",
            "regions",
            "#/puzzles?n=5&kind=regions&rule=chess&grade=1&seed=0",
        ),
        ("#/puzzles?given=1234", "given", "#/puzzles"),
        (
            "#/puzzles?n=5&given=10000&q=6",
            "q",
            "#/puzzles?n=5&given=10000",
        ),
        ("#/puzzles?marks=a9", "marks", "#/puzzles"),
        ("#/puzzles?prove=yes", "prove", "#/puzzles"),
        ("#/puzzles?prove=1&rules=luck", "rules", "#/puzzles?prove=1"),
        (
            "#/puzzles?prove=1&rules=line,group",
            "rules",
            "#/puzzles?prove=1",
        ),
        ("#/puzzles?prove=1&proof=xa1", "proof", "#/puzzles?prove=1"),
        ("#/puzzles?prove=1&proof=sh1", "proof", "#/puzzles?prove=1"),
        (
            "#/puzzles?n=5&given=10000&prove=1&proof=aa5",
            "proof",
            "#/puzzles?n=5&given=10000&prove=1",
        ),
    ];
    for (text, parameter, copied) in cases {
        let (written, notice) = refused(text);
        let found = (notice.parameter, written.as_str());
        assert_eq!(found, (parameter, copied), "{text}");
    }
}

#[test]
fn wrong_number_puzzles_give_way_to_todays_and_say_why() {
    let own = "#/puzzles?kind=knight&size=6x6&numbers=";
    let day = "#/puzzles?kind=knight";
    let form = |text: &str| NumberFault::Form(text.to_owned());
    let numbers = [
        ("1", form("1")),
        ("1a1,2b3", NumberFault::Square("a1,2b3".to_owned())),
        ("a1", form("a1")),
        ("1a1..2b3", form("")),
        ("-1a1", form("-1a1")),
        ("99999999999a1", form("99999999999a1")),
        ("1a7", NumberFault::Square("a7".to_owned())),
        ("1g1", NumberFault::Square("g1".to_owned())),
        ("0a1", NumberFault::Number(0, 36)),
        ("37a1", NumberFault::Number(37, 36)),
        ("1a1.1b3", NumberFault::NumberTwice(1)),
        ("1a1.9c5.2a1", NumberFault::SquareTwice("a1".to_owned())),
    ];
    for (numbers, fault) in numbers {
        let (written, notice) = refused(&format!("{own}{numbers}"));
        assert_eq!((notice.parameter, written.as_str()), ("numbers", day));
        assert_eq!(notice.expected, Expected::Numbers(fault), "{numbers}");
    }
    let mine = [
        ("1b3", NumberFault::NumberTwice(1)),
        ("2a1", NumberFault::SquareTwice("a1".to_owned())),
        ("2z9", NumberFault::Square("z9".to_owned())),
    ];
    for (mine, fault) in mine {
        let (written, notice) = refused(&format!("{own}1a1&mine={mine}"));
        assert_eq!((notice.parameter, written), ("mine", format!("{own}1a1")));
        assert_eq!(notice.expected, Expected::Numbers(fault), "{mine}");
    }
}

#[test]
fn other_wrong_values_of_number_puzzles_are_named() {
    let cases = [
        ("size=2x6&numbers=1a1", "size", "size=6x6&numbers=1a1"),
        ("size=9x9&numbers=1a1", "size", "size=6x6&numbers=1a1"),
        (
            "size=6x6&numbers=1a1&closed=yes",
            "closed",
            "size=6x6&numbers=1a1",
        ),
        (
            "size=6x6&numbers=1a1&holes=a7",
            "holes",
            "size=6x6&numbers=1a1",
        ),
        ("size=4x6&seed=7", "size", "size=6x6&grade=1&seed=7"),
        (
            "size=5x5&closed=1&seed=7",
            "closed",
            "size=5x5&grade=1&seed=7",
        ),
        (
            "size=5x6&grade=5&seed=7",
            "grade",
            "size=5x6&grade=1&seed=7",
        ),
        ("size=5x6&seed=x", "seed", "size=5x6&grade=1&seed=0"),
        ("day=2026-02-29&grade=2", "day", "grade=2"),
        ("grade=0&day=2026-11-22", "grade", "day=2026-11-22&grade=1"),
    ];
    for (text, parameter, copied) in cases {
        let (written, notice) = refused(&format!("#/puzzles?kind=knight&{text}"));
        let expected = format!("#/puzzles?kind=knight&{copied}");
        assert_eq!((notice.parameter, written), (parameter, expected), "{text}");
    }
    let holes: Vec<String> = "abc"
        .chars()
        .flat_map(|file| (1..4).map(move |rank| format!("{file}{rank}")))
        .collect();
    let text = format!(
        "#/puzzles?kind=knight&size=3x3&numbers=none&holes={}",
        holes.join(",")
    );
    assert_eq!(refused(&text).1.parameter, "holes");
}

#[test]
fn a_notice_has_the_value_as_it_was_given() {
    let values = [
        ("#/queens?n=08", "08"),
        ("#/queens?piece=ro%20ok", "ro ok"),
        ("#/solutions?fixed=z9", "z9"),
        ("#/chess?n=5", "chess"),
    ];
    for (text, value) in values {
        assert_eq!(refused(text).1.value, value);
    }
}

#[test]
fn a_notice_says_what_was_expected() {
    let of = |text: &str| refused(text).1.expected;
    assert_eq!(
        of("#/queens?n=65"),
        Expected::WholeNumber { least: 1, most: 64 }
    );
    assert_eq!(
        of("#/solutions?n=33"),
        Expected::WholeNumber { least: 1, most: 32 }
    );
    assert_eq!(of("#/queens?n=5&q=9"), Expected::Permutation(5));
    assert_eq!(of("#/queens?n=5&fen=9"), Expected::Fen(5));
    assert_eq!(
        of("#/solutions?n=5&fixed=f1"),
        Expected::Squares("5x5".parse().unwrap())
    );
    assert_eq!(
        of("#/queens?lang=fr"),
        Expected::OneOf(vec!["en", "vi", "hu"])
    );
    assert_eq!(
        of("#/queens?theme=blue"),
        Expected::OneOf(vec!["light", "dark"])
    );
    assert_eq!(
        of("#/queens?piece=rook"),
        Expected::OneOf(vec!["queen", "superqueen"])
    );
    assert_eq!(
        of("#/solutions?show=some"),
        Expected::OneOf(vec!["fundamental", "all"])
    );
    assert_eq!(
        of("#/solutions?view=grid"),
        Expected::OneOf(vec!["list", "count", "check"])
    );
    assert_eq!(of("#/chess"), Expected::OneOf(Place::addressed_names()));
}

#[test]
fn the_fen_decides_on_the_piece() {
    let (link, notice) = refused("#/queens?n=2&fen=QQ/2&piece=superqueen");
    assert_eq!(link, "#/queens?n=2&fen=QQ/2");
    assert_eq!(notice.parameter, "piece");
    assert_eq!(notice.expected, Expected::PieceOfFen("queen"));
}

#[test]
fn the_other_values_of_a_link_are_kept() {
    let (link, notice) = refused("#/solutions?n=6&show=some&view=count&lang=vi");
    assert_eq!(link, "#/solutions?n=6&view=count&lang=vi");
    assert_eq!(notice.parameter, "show");
}

#[test]
fn each_of_several_wrong_values_has_its_notice() {
    let (link, notices) = open("#/solutions?n=x&show=y&piece=z&view=w&fixed=v&lang=u&theme=t");
    let named: Vec<&str> = notices.iter().map(|notice| notice.parameter).collect();
    assert_eq!(
        named,
        ["n", "show", "piece", "view", "fixed", "lang", "theme"]
    );
    assert_eq!(link.to_string(), "#/solutions");
}

#[test]
fn a_long_value_is_shown_cut_between_characters() {
    let long = refused(&format!("#/queens?n={}", "ệ".repeat(1000))).1;
    assert_eq!(long.value, "ệ".repeat(1000));
    assert_eq!(long.shown_value(), format!("{}…", "ệ".repeat(60)));
    let fits = refused(&format!("#/queens?n={}", "ệ".repeat(60))).1;
    assert_eq!(fits.shown_value(), fits.value);
}
