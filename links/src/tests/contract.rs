//! The links of the contract: the state that each opens, and the same link when it is copied.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::{Piece, Placement, Show};
use bezzel_stepping::queens::{Algorithm, Order, Plan};

use super::super::{
    ConstructLink, Link, Notation, NotationChoice, OwnLink, Place, QueensLink, Screen, SearchLink,
    SolutionsLink, View, squares_text,
};
use super::{copied, read, state};
use crate::open;
use crate::{Colouring, Language, Theme};

const CANONICAL: [&str; 133] = [
    "#/queens",
    "#/queens?n=1",
    "#/queens?n=8&q=15863724",
    "#/queens?n=8&q=00003000",
    "#/queens?n=9&q=123456789",
    "#/queens?n=12&q=2.4.6.8.10.12.1.3.5.7.9.11",
    "#/queens?n=8&fen=Q7/4Q3/8/8/8/8/8/Q6Q",
    "#/queens?n=8&fen=A7/4A3/8/8/8/8/8/A6A&piece=superqueen",
    "#/queens?n=12&fen=Q10Q/12/12/12/12/12/12/12/12/12/12/12",
    "#/queens?n=8&piece=superqueen",
    "#/queens?n=8&q=15863724&piece=superqueen",
    "#/queens?n=64",
    "#/solutions",
    "#/solutions?n=8&show=all",
    "#/solutions?n=10&show=all&piece=superqueen",
    "#/solutions?n=8&view=count",
    "#/solutions?n=8&fixed=a1,c5",
    "#/solutions?n=32&show=all&piece=superqueen&view=count&fixed=af32,a1",
    "#/solutions?n=8&orbit=15863724",
    "#/solutions?n=10&show=all&piece=superqueen&orbit=3.6.9.1.4.7.10.2.5.8",
    "#/queens?n=8&q=15863724&lang=vi&theme=dark",
    "#/solutions?lang=hu",
    "#/search",
    "#/search?problem=knight&size=5x5&start=a1&algorithm=backtracking&step=412",
    "#/search?problem=knight&size=3x8&start=h2&algorithm=warnsdorff&find=first&code=cpp&rows=0&squares=pair",
    "#/search?problem=knight&size=5x5&start=a1&algorithm=warnsdorff&beside=backtracking&clock=tests&step=412",
    "#/search?program=own",
    "#/search?program=own&source=KyjKzCvRMDQyNtEEAA",
    "#/search?program=own&source=KyjKzCvRMDQyNtEEAA&input=8%0A4&args=8+--all&show=queens",
    "#/search?program=own&source=KyjKzCvRMDQyNtEEAA&break=5,9",
    "#/search?program=own&source=KyjKzCvRMDQyNtEEAA&break=5,9&beside=arrays",
    "#/search?program=own&beside=masks",
    "#/search?program=own&beside=before",
    "#/search?program=own&args=%26%3D%23&lang=hu&theme=dark&embed=1",
    "#/search?n=8&algorithm=arrays&step=412",
    "#/search?n=8&algorithm=arrays&step=300&code=python",
    "#/search?n=8&algorithm=arrays&step=300&code=python&rows=0&taken=0",
    "#/search?n=4&algorithm=arrays&squares=pair",
    "#/search?problem=knight&size=5x5&start=a1&algorithm=backtracking&rows=0",
    "#/search?n=4&algorithm=arrays&rows=1&squares=name&taken=1",
    "#/queens?rows=0&squares=pair",
    "#/search?n=4&algorithm=masks",
    "#/search?n=4&algorithm=arrays&step=1",
    "#/search?n=8&algorithm=arrays&beside=masks&step=412",
    "#/search?n=8&algorithm=repair&seed=7&beside=arrays&clock=tests&code=python",
    "#/search?n=64&algorithm=fewest&order=middle&find=first",
    "#/search?n=8&algorithm=test&order=random&find=first&seed=7&step=4294967295&lang=vi",
    "#/construct",
    "#/construct?n=1000000&rule=modulo12",
    "#/construct?n=2&rule=modulo12",
    "#/construct?n=1000000&rule=random&seed=7",
    "#/construct?n=20&rule=random&seed=4294967295&lang=hu",
    "#/puzzles",
    "#/puzzles?kind=regions&rule=chess&grade=1",
    "#/puzzles?day=2026-11-22&kind=complete&rule=chess&grade=1",
    "#/puzzles?day=2026-11-22&kind=regions&rule=touch&grade=4&q=2.0.0.0.0.0.0.0.0.0&lang=vi",
    "#/puzzles?kind=complete&rule=chess&piece=superqueen&grade=3",
    "#/puzzles?n=8&kind=regions&rule=touch&grade=3&seed=7",
    "#/puzzles?n=8&kind=regions&rule=touch&grade=3&seed=7&q=40000000&marks=a8,b8",
    "#/puzzles?n=12&kind=complete&rule=chess&piece=superqueen&grade=4&seed=4294967295",
    "#/puzzles?n=8&given=10000020",
    "#/puzzles?n=8&given=10000020&q=05000000&marks=0000ff0000000001",
    "#/puzzles?n=10&given=1.0.0.0.0.0.0.0.0.0",
    "#/puzzles?n=8&given=00000000",
    "#/puzzles?n=8&given=a8,b8",
    "#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee",
    "#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee&given=10000&q=04000&marks=c3",
    "#/duel?size=8x8&start=d4&moves=5&holes=a1,h8",
    "#/boards?size=5x6",
    "#/about?theme=light",
    "#/tour?size=5x5&start=a1&embed=1",
    "#/queens?n=8&q=15863724&lang=vi&theme=dark&embed=1",
    "#/search?n=4&algorithm=arrays&step=17&present=1",
    "#/queens?study=make",
    "#/tour?size=5x5&start=a1&moves=105&study=make&lang=vi",
    "#/lessons",
    "#/search?lesson=backtracking.3",
    "#/search?n=6&algorithm=arrays&step=120&task=next-square",
    "#/search?n=4&algorithm=arrays&step=17&lesson=backtracking.2&task=verdict&lang=hu&embed=1",
    "#/queens?task=position&property=half-turn",
    "#/queens?n=6&q=030000&task=complete",
    "#/tour?size=3x6&task=position&property=pieces.3",
    "#/tour?size=5x5&start=a1&moves=105&lesson=knight.3&task=move",
    "#/search?program=own&task=program",
    "#/search?program=own&source=KyjKzCvRMDQyNtEEAA&task=program&n=8",
    "#/search?program=own&source=KyjKzCvRMDQyNtEEAA&input=8&lesson=knight.3&task=program&n=6&find=tour&lang=vi",
    "#/search?program=own&args=8&task=program&find=one",
    "#/search?program=own&source=KyjKzCvRMDQyNtEEAA&task=program&n=8&given=4294967295",
    "#/search?program=own&study=make",
    "#/queens?n=10&q=0.0.1.0.0.0.0.0.0.0&piece=superqueen",
    "#/queens?n=8&fen=AA6/8/8/8/8/8/8/8&piece=superqueen",
    "#/queens?n=20",
    "#/queens?n=5&q=13524&lang=vi&theme=dark",
    "#/solutions?n=8&show=all&fixed=a1,c2",
    "#/solutions?n=9&view=count",
    "#/solutions?n=8&view=check",
    "#/search?n=8&algorithm=arrays&step=300&rows=0&squares=pair&taken=0",
    "#/search?n=6&algorithm=fewest&order=middle&find=first&step=9",
    "#/search?n=6&algorithm=arrays&step=9&code=cpp",
    "#/search?problem=knight&size=5x5&start=a1&algorithm=backtracking&step=13014",
    "#/search?problem=knight&size=3x8&start=h1&algorithm=warnsdorff&find=first&step=9&rows=0&squares=pair&lang=hu",
    "#/construct?n=50&rule=random&seed=7",
    "#/puzzles?day=2026-11-22&kind=regions&rule=touch&grade=2&marks=a1",
    "#/puzzles?n=8&given=10000020&q=05000000",
    "#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee&q=00100&marks=c4",
    "#/puzzles?prove=1",
    "#/puzzles?prove=1&rules=single.line",
    "#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee&prove=1&rules=single.common&proof=se5.ca4b4",
    "#/puzzles?kind=knight",
    "#/puzzles?kind=knight&grade=4",
    "#/puzzles?kind=knight&day=2026-11-22&grade=2&mine=2b3",
    "#/puzzles?kind=knight&size=8x8&closed=1&grade=4&seed=4294967295",
    "#/puzzles?kind=knight&size=5x7&grade=1&seed=0&lang=hu",
    "#/puzzles?kind=knight&size=6x6&numbers=1a1.9c5.36d4&closed=1",
    "#/puzzles?kind=knight&size=6x6&numbers=1a1.9c5.36d4&closed=1&mine=2b3.3d2",
    "#/puzzles?kind=knight&size=3x4&numbers=1a3.4b3.12d1",
    "#/puzzles?kind=knight&size=4x5&numbers=1a1&holes=e4",
    "#/puzzles?kind=knight&size=8x8&numbers=none",
    "#/tour?size=8x8&start=a1&moves=17&holes=h8&step=2",
    "#/tour?size=8x8&end=h8",
    "#/tour?size=6x6&number=9862",
    "#/tour?size=6x6&random=closed&seed=7",
    "#/tour?size=5x6&random=open&seed=7&step=12",
    "#/boards?size=6x6&seed=7",
    "#/boards?squares=6x6.0c0c3f3f0c0c",
    "#/boards?squares=3x10.3ff3ff3ff&lang=hu",
    "#/boards?squares=3x3.272&rows=0&squares=pair",
    "#/boards?size=5x6&squares=pair",
    "#/search?n=4&algorithm=arrays&step=17&study=make",
    "#/tour?size=5x5&start=a1&study=first",
    "#/lessons?for=teachers",
    "#/lessons?for=teachers&rows=0&squares=pair",
    "#/about",
];

#[test]
fn canonical_links_are_copied_as_they_were_opened() {
    for text in CANONICAL {
        assert_eq!(read(text).to_string(), text);
    }
}

#[test]
fn the_search_before_a_notation_is_that_of_the_bare_link() {
    for text in ["#/search?taken=0", "#/search?problem=knight&squares=pair"] {
        let link = read(text);
        let written_out = read(&link.to_string());
        assert_eq!(written_out.screen, link.screen, "{text}");
    }
}

#[test]
fn every_screen_is_its_bare_name_by_default() {
    for place in Place::ALL {
        let text = format!("#/{}", place.stem());
        let link = read(&text);
        assert_eq!(link.screen.place(), place);
        assert_eq!(link, Link::to(Screen::bare(place)), "no choices");
        assert_eq!(link.to_string(), text);
    }
    assert_eq!(state::<QueensLink>("#/queens"), QueensLink::default());
    assert_eq!(
        state::<SolutionsLink>("#/solutions"),
        SolutionsLink::default()
    );
    assert_eq!(state::<SearchLink>("#/search"), SearchLink::default());
    assert_eq!(
        state::<ConstructLink>("#/construct"),
        ConstructLink::default()
    );
}

#[test]
fn an_address_without_a_screen_opens_the_start() {
    for text in ["", "#", "#/", "/"] {
        let link = read(text);
        assert!(link.is_bare_start());
        assert_eq!(link.to_string(), "#/", "{text:?}");
    }
    assert_eq!(copied("#/?lang=hu"), "#/?lang=hu");
    assert_eq!(copied("#/?n=8"), "#/queens");
    assert_eq!(copied("#/?n=5"), "#/queens?n=5");
    for not in ["#/?embed=1", "#/?lesson=queens.1", "#/queens"] {
        let queens = read(not).to_string();
        assert!(
            !read(not).start && queens.starts_with("#/queens"),
            "{queens}"
        );
    }
}

#[test]
fn a_hash_may_lack_its_slash() {
    assert_eq!(copied("queens?n=5"), "#/queens?n=5");
    assert_eq!(copied("#queens?n=5"), "#/queens?n=5");
}

#[test]
fn defaults_that_are_spelled_out_are_not_copied() {
    let spelled_out = [
        ("#/queens?n=8", "#/queens"),
        ("#/queens?n=8&piece=queen", "#/queens"),
        ("#/queens?n=8&q=00000000", "#/queens"),
        ("#/queens?n=8&fen=8/8/8/8/8/8/8/8", "#/queens"),
        (
            "#/solutions?n=8&show=fundamental&piece=queen&view=list&fixed=",
            "#/solutions",
        ),
        (
            "#/search?n=4&algorithm=arrays&order=left&find=all&seed=3&step=0",
            "#/search",
        ),
        ("#/construct?n=20&rule=modulo12&seed=7", "#/construct"),
    ];
    for (text, bare) in spelled_out {
        assert_eq!(read(text).to_string(), bare);
    }
}

#[test]
fn a_permutation_puts_one_queen_in_each_row() {
    let link = state::<QueensLink>("#/queens?n=8&q=15863724");
    let expected = Placement::from_columns(&[1, 5, 8, 6, 3, 7, 2, 4]).unwrap();
    assert_eq!((link.placement, link.piece), (expected, Piece::Queen));
}

#[test]
fn a_fen_may_have_rows_with_several_pieces() {
    let link = state::<QueensLink>("#/queens?n=8&fen=Q7/4Q3/8/8/8/8/8/Q6Q");
    let size = link.placement.size();
    let names: Vec<String> = link
        .placement
        .squares()
        .map(|square| square.name(size))
        .collect();
    assert_eq!(names, ["a8", "e7", "a1", "h1"]);
}

#[test]
fn a_fen_with_one_piece_a_row_is_copied_as_a_permutation() {
    assert_eq!(
        copied("#/queens?n=4&fen=1Q2/3Q/4/2Q1"),
        "#/queens?n=4&q=2403"
    );
    assert_eq!(
        copied("#/queens?fen=1A2/3A/4/2A1"),
        "#/queens?n=4&q=2403&piece=superqueen"
    );
}

#[test]
fn the_position_tells_the_size_where_the_link_does_not() {
    assert_eq!(state::<QueensLink>("#/queens?q=2413").placement.n(), 4);
    assert_eq!(
        state::<QueensLink>("#/queens?q=1.2.3.4.5.6.7.8.9.10")
            .placement
            .n(),
        10
    );
    assert_eq!(state::<QueensLink>("#/queens?fen=Q1/1Q").placement.n(), 2);
}

#[test]
fn what_solutions_are_asked_for() {
    let link =
        state::<SolutionsLink>("#/solutions?n=9&show=all&piece=superqueen&view=count&fixed=a1,c5");
    assert_eq!(
        (link.n, link.show, link.piece),
        (9, Show::All, Piece::Superqueen)
    );
    assert_eq!(link.view, View::Count);
    assert_eq!(squares_text(&link.fixed, link.size()), "a1,c5");
}

#[test]
fn which_search_is_watched_and_where_it_stands() {
    let link = state::<SearchLink>(
        "#/search?n=8&algorithm=fewest&order=random&find=first&seed=7&step=412",
    );
    let plan = Plan {
        order: Order::Random,
        first_only: true,
        seed: 7,
        ..Plan::new(8, Algorithm::Fewest)
    };
    assert_eq!((link.plan, link.step), (plan, 412));
    assert_eq!(
        state::<SearchLink>("#/search?order=left&seed=7").plan.seed,
        0
    );
}

#[test]
fn which_puzzle_is_shown_and_what_is_on_its_squares() {
    use bezzel_solver::queens::puzzle::{Kind, Rule};

    use super::super::{Day, Grade, PuzzleSource, PuzzleSpec, PuzzlesLink};

    let puzzle = state::<PuzzlesLink>;
    let spec = PuzzleSpec {
        kind: Kind::Regions,
        rule: Rule::Touch,
        grade: Grade::Three,
    };
    let numbered = puzzle("#/puzzles?n=8&kind=regions&rule=touch&grade=3&seed=7&marks=h1");
    let (n, seed) = (8, 7);
    assert_eq!(numbered.source, PuzzleSource::Numbered { n, spec, seed });
    assert!(numbered.crosses.contains(Square::new(7, 7)));

    let today = Day::new(2026, 11, 22).unwrap();
    assert_eq!(
        puzzle("#/puzzles").source.request(today).unwrap().seed,
        20_261_122
    );
    assert_eq!(
        puzzle("#/puzzles?day=2026-11-22&kind=regions&rule=touch&grade=3").source,
        PuzzleSource::Day(Some(today), spec)
    );

    let own = puzzle("#/puzzles?n=8&given=10000020&q=15000000");
    let PuzzleSource::Own(given) = &own.source else {
        panic!("the link holds the puzzle");
    };
    assert_eq!(
        (given.rule(), given.given().len()),
        (Rule::Chess(Piece::Queen), 2)
    );
    // Given queens have not been added.
    assert_eq!(
        copied("#/puzzles?given=10000020&q=15000000&marks=a8,e7,b3"),
        "#/puzzles?n=8&given=10000020&q=05000000&marks=b3"
    );
    assert_eq!(
        copied("#/puzzles?regions=AABBCAABBBADDBDADDDDEEEEE"),
        "#/puzzles?n=5&regions=aabbcaabbbaddbdaddddeeeee"
    );

    // Regions of up to 18 rows, also in pieces; the puzzles that the page makes are smaller.
    let regions: String = (0..324_u32)
        .map(|at| char::from(b'a' + (at % 18) as u8))
        .collect();
    let text = format!(
        "#/puzzles?n=18&regions={regions}&given=5{}",
        ".0".repeat(17)
    );
    assert_eq!(copied(&text), text);
    assert_eq!(
        copied(&format!("#/puzzles?n=18&kind=regions&regions={regions}")),
        format!("#/puzzles?n=18&regions={regions}")
    );
}

#[test]
fn a_link_holds_a_whole_program() {
    let program = include_str!("../../../programs/own/knight.py");
    let link = OwnLink {
        source: program.to_owned(),
        input: "8\n".to_owned(),
        args: "8".to_owned(),
        show: "board".to_owned(),
        breaks: vec![5, 9],
        beside: None,
    };
    let text = Link::of(&link).to_string();
    assert!(text.len() < 900, "{} characters", text.len());
    assert_eq!(state::<OwnLink>(&text), link);
    // This is packed by another tool, with the line ends of another system.
    let lines = state::<OwnLink>("#/search?program=own&input=8%0D%0A4%0D");
    assert_eq!(lines.input, "8\n4\n");
}

#[test]
fn breakpoints_are_written_in_order_and_once() {
    let program = "#/search?program=own&source=KyjKzCvRMDQyNtEEAA";
    let text = |breaks: &str| format!("{program}&break={breaks}");
    let link = state::<OwnLink>(&text("9,5,9"));
    assert_eq!(link.breaks, [5, 9]);
    assert_eq!(Link::of(&link).to_string(), text("5,9"));
    assert_eq!(state::<OwnLink>(program).breaks, []);
}

#[test]
fn a_program_that_is_too_long_is_left_out_of_its_link() {
    let numbers = (0..20_000_u32).map(|n| n.wrapping_mul(2_654_435_761).to_string());
    let link = OwnLink {
        source: numbers.collect(),
        args: "8".to_owned(),
        breaks: vec![5],
        ..OwnLink::default()
    };
    assert!(!link.fits());
    assert_eq!(Link::of(&link).to_string(), "#/search?program=own&args=8");
}

#[test]
fn a_proof_stands_in_its_link() {
    use bezzel_solver::queens::puzzle::Reason;

    use super::super::PuzzlesLink;

    let own = "#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee";
    let link = state::<PuzzlesLink>(&format!("{own}&prove=1&proof=se5.ca4b4"));
    let proof = link.proof.clone().unwrap();
    assert_eq!(proof.reasons, Reason::ALL);
    assert_eq!(proof.steps.len(), 2);
    assert_eq!((link.queens.len(), link.crosses.len()), (1, 2));
    assert!(link.queens.contains(Square::new(0, 4)) && !link.is_blank());
    assert_eq!(
        Link::of(&link.unmarked()).to_string(),
        format!("{own}&prove=1")
    );
    // Rules are written in their order, and none where all are allowed.
    assert_eq!(
        copied("#/puzzles?prove=1&rules=refutation.single.single"),
        "#/puzzles?prove=1&rules=single.refutation"
    );
    assert_eq!(
        copied("#/puzzles?prove=1&rules=attack.single.line.common.group.refutation"),
        "#/puzzles?prove=1"
    );
    // Nothing on the board is without a reason.
    assert_eq!(
        copied(&format!("{own}&prove=1&q=10000&marks=c4")),
        format!("{own}&prove=1")
    );
    assert_eq!(
        copied(&format!("{own}&prove=0&rules=line&proof=se5&marks=c4")),
        format!("{own}&marks=c4")
    );
}

#[test]
fn links_of_puzzles_stay_short() {
    // All squares of 11 x 11 in use: a queen in each row, the others crossed out.
    let regions: String = ('a'..='k').flat_map(|letter| [letter; 11]).collect();
    let queens = "2.4.6.8.10.1.3.5.7.9.11";
    let marks = "7fd7f77df77f5ff7fe7fb7ef7bf6ff3ff";
    let link = format!("#/puzzles?n=11&rule=touch&regions={regions}&q={queens}&marks={marks}");
    assert_eq!(copied(&link), link);
    assert!(link.len() < 300, "{} characters", link.len());
    // A proof that gives each square a step.
    let squares = Size::square(8).unwrap();
    let steps: Vec<_> = squares
        .squares()
        .map(|square| format!("a{}", square.name(squares)))
        .collect();
    let link = format!(
        "#/puzzles?n=8&given=00000000&prove=1&proof={}",
        steps.join(".")
    );
    assert_eq!(copied(&link), link);
    assert!(link.len() < 310, "{} characters", link.len());
}

#[test]
fn how_many_queens_are_constructed_and_by_which_rule() {
    let construct = state::<ConstructLink>;
    let million = construct("#/construct?n=1000000&rule=random&seed=7").request();
    assert_eq!((million.n, million.seed), (1_000_000, Some(7)));
    assert_eq!(construct("#/construct?n=14").request().seed, None);
    assert_eq!(copied("#/construct?n=14"), "#/construct?n=14&rule=modulo12");
    assert_eq!(
        copied("#/construct?rule=random"),
        "#/construct?n=20&rule=random&seed=0"
    );
}

#[test]
fn the_problem_parts_the_searches() {
    assert_eq!(copied("#/search?problem=queens"), "#/search");
    let queens = "#/search?n=6&algorithm=arrays";
    assert_eq!(copied("#/search?problem=queens&n=6"), queens);
    assert_eq!(copied("#/queens?problem=knight"), "#/queens");
    let knight = "#/search?problem=knight&size=5x5&start=a1&algorithm=backtracking";
    assert_eq!(
        copied(&format!("{knight}&step=7&n=4")),
        format!("{knight}&step=7")
    );
    assert_eq!(copied(knight), "#/search?problem=knight");
    assert_eq!(
        copied("#/search?size=6x6&problem=knight&lang=vi&taken=0"),
        "#/search?problem=knight&size=6x6&start=a1&algorithm=backtracking&lang=vi"
    );
    let (link, notices) = open("#/steps");
    assert_eq!(link.to_string(), "#/queens");
    assert_eq!(notices[0].parameter, "screen");
}

#[test]
fn language_notation_and_colours_are_taken_on_every_screen() {
    for place in Place::ALL {
        let stem = place.stem();
        let sign = if stem.contains('?') { '&' } else { '?' };
        let carried = "rows=0&squares=pair&lang=vi&theme=dark&board=wood";
        let link = read(&format!("#/{stem}{sign}{carried}"));
        assert_eq!(link.carried.language, Some(Language::Vietnamese));
        assert_eq!(link.carried.notation.from_zero, Some(true));
        assert_eq!(link.carried.notation.pairs, Some(true));
        assert_eq!(link.carried.look.theme, Some(Theme::Dark));
        assert_eq!(link.carried.look.board, Some(Colouring::Wood));
        // A search is written out before its notation.
        let written = link.to_string();
        assert!(written.starts_with(&format!("#/{stem}")) && written.ends_with(carried));
        assert_eq!(copied(&written), written);
    }
    assert_eq!(
        copied("#/queens?theme=light&lang=hu&n=5"),
        "#/queens?n=5&lang=hu&theme=light"
    );
}

#[test]
fn a_link_without_a_notation_has_that_of_its_screen() {
    let letters = Notation::default();
    let of_programs = Notation {
        from_zero: true,
        pairs: true,
        one_is_free: false,
    };
    for place in Place::ALL {
        let has_program = matches!(place, Place::Search | Place::Steps | Place::Own);
        let link = read(&format!("#/{}", place.stem()));
        let expected = if has_program { of_programs } else { letters };
        assert_eq!(link.carried.notation.notation(place), expected);
    }
    let marks = read("#/search?taken=0").carried.notation;
    let marked = Notation {
        one_is_free: true,
        ..of_programs
    };
    assert_eq!(marks.notation(Place::Search), marked);
}

#[test]
fn a_link_with_a_notation_has_it_on_every_screen() {
    for (written, from_zero, pairs) in [
        ("rows=0", true, false),
        ("rows=1", false, false),
        ("squares=pair", false, true),
        ("squares=name", false, false),
        ("rows=0&squares=name", true, false),
        ("rows=0&squares=pair", true, true),
    ] {
        for place in [Place::Queens, Place::Search] {
            let link = read(&format!("#/{}?{written}", place.name()));
            let notation = link.carried.notation.notation(place);
            let found = (notation.from_zero, notation.pairs);
            assert_eq!(found, (from_zero, pairs), "{written}");
        }
    }
}

#[test]
fn a_chosen_notation_is_written_unless_it_is_that_of_the_screen() {
    let written = |place: Place, from_zero, pairs| {
        let notation = Notation {
            from_zero,
            pairs,
            one_is_free: false,
        };
        let mut link = Link::to(Screen::bare(place));
        link.carried.notation = NotationChoice::of(notation, place);
        let copied = read(&link.to_string());
        assert_eq!(copied.carried.notation.notation(place), notation);
        let text = link.to_string();
        let parameters = text.split(['?', '&']).skip(1);
        let notation =
            parameters.filter(|part| part.starts_with("rows") || part.starts_with("squares"));
        notation.collect::<Vec<_>>().join("&")
    };
    for (from_zero, pairs, on_board, in_search) in [
        (false, false, "", "squares=name"),
        (true, false, "rows=0", "rows=0"),
        (false, true, "squares=pair", "squares=pair"),
        (true, true, "rows=0&squares=pair", ""),
    ] {
        assert_eq!(written(Place::Queens, from_zero, pairs), on_board);
        assert_eq!(written(Place::Search, from_zero, pairs), in_search);
    }
}

#[test]
fn values_may_be_percent_encoded() {
    assert_eq!(
        copied("#/solutions?fixed=a1%2Cc5"),
        "#/solutions?n=8&fixed=a1,c5"
    );
    assert_eq!(copied("#/queens?fen=QQ%2F2"), "#/queens?n=2&fen=QQ/2");
    assert_eq!(copied("#/queens?%6E=5"), "#/queens?n=5");
}

#[test]
fn unknown_parameters_are_ignored() {
    assert_eq!(
        read("#/queens?utm_source=x&n=5&&=&b").to_string(),
        "#/queens?n=5"
    );
    // A parameter of another screen is unknown here.
    assert_eq!(read("#/queens?show=some&fixed=z9").to_string(), "#/queens");
}

#[test]
fn of_a_parameter_given_twice_the_first_counts() {
    assert_eq!(copied("#/queens?n=5&n=abc"), "#/queens?n=5");
    let link = state::<QueensLink>("#/queens?q=2413&q=1");
    assert_eq!(link.placement.n(), 4);
}
