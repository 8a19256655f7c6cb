//! A lesson from its text: `CommonMark` without anything that the page does not draw.

use anyhow::{Context, Result, bail, ensure};
use bezzel_links::Language;
use bezzel_named::Named;
use bezzel_solver::board::{Size, Square};
use bezzel_tasks::lesson::{Block, Inline, Lesson, MarkerArray, Part, SECTIONS};
use pulldown_cmark::{
    CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeStream,
};

use crate::{numbers, task};

/// A lesson has no more words than this, its teacher's part included and its tasks not.
const MAX_WORDS: usize = 900;

/// A lesson, with the parts that its translations must share.
pub struct Compiled {
    pub lesson: Lesson,
    pub signs: Vec<Sign>,
}

/// A part that is the same in all languages.
#[derive(Clone, Debug, PartialEq)]
pub enum Sign {
    /// A heading of this level.
    Heading(HeadingLevel),
    Link(String),
    Task(String),
}

/// Reads a lesson.
///
/// # Errors
/// At the first thing that a lesson cannot have.
pub fn read(text: &str, language: Language) -> Result<Compiled> {
    let mut reader = Reader {
        events: TextMergeStream::new(Parser::new_ext(text, Options::empty())),
        language,
        titles: Vec::new(),
        parts: Vec::new(),
        signs: Vec::new(),
        words: 0,
    };
    while let Some(event) = reader.events.next() {
        let near = reader.near();
        reader.block(event).with_context(|| near)?;
    }
    let words = reader.words;
    ensure!(
        words <= MAX_WORDS,
        "{words} words: expected at most {MAX_WORDS}"
    );
    reader.finish()
}

struct Reader<'text> {
    events: TextMergeStream<'text, Parser<'text>>,
    language: Language,
    /// The headings of the first level: of the lesson, and of the teacher's part.
    titles: Vec<String>,
    parts: Vec<Part>,
    signs: Vec<Sign>,
    words: usize,
}

impl<'text> Reader<'text> {
    /// The text near the reader's place, for messages about mistakes.
    fn near(&self) -> String {
        self.parts.last().map_or_else(String::new, |part| {
            format!("in the part \"{}\"", part.title)
        })
    }

    fn block(&mut self, event: Event<'text>) -> Result<()> {
        let block = match event {
            Event::Start(Tag::Heading { level, .. }) => {
                let title = plain(&self.inlines(TagEnd::Heading(level))?)?;
                self.signs.push(Sign::Heading(level));
                return self.heading(level, title);
            }
            Event::Start(Tag::Paragraph) => Block::Paragraph(self.inlines(TagEnd::Paragraph)?),
            Event::Start(Tag::List(first)) => Block::List {
                numbered: first.is_some(),
                items: self.items(first.is_some())?,
            },
            Event::Start(Tag::CodeBlock(kind)) => {
                let code = self.code();
                if matches!(&kind, CodeBlockKind::Fenced(words) if &**words == "task") {
                    let hash = task::task(&code)?;
                    self.signs.push(Sign::Task(hash.clone()));
                    Block::Task(hash)
                } else {
                    self.words += code.split_whitespace().count();
                    Block::Code(code)
                }
            }
            other => bail!("a lesson cannot have {other:?}"),
        };
        let part = self
            .parts
            .last_mut()
            .context("a lesson begins with two headings")?;
        part.blocks.push(block);
        Ok(())
    }

    fn heading(&mut self, level: HeadingLevel, title: String) -> Result<()> {
        match (level, self.titles.len()) {
            (HeadingLevel::H1, 0) => {
                self.titles.push(title);
                return Ok(());
            }
            (HeadingLevel::H1, 1) => self.titles.push(title.clone()),
            (HeadingLevel::H2, 1) => {}
            _ => bail!(
                "the heading \"{title}\" stands in the wrong place: expected one of the lesson, those of its parts below it, and one of the teacher's part"
            ),
        }
        self.parts.push(Part {
            title,
            blocks: Vec::new(),
        });
        Ok(())
    }

    fn items(&mut self, numbered: bool) -> Result<Vec<Vec<Inline>>> {
        let mut items = Vec::new();
        loop {
            match self.events.next() {
                Some(Event::Start(Tag::Item)) => items.push(self.inlines(TagEnd::Item)?),
                Some(Event::End(TagEnd::List(ends))) if ends == numbered => return Ok(items),
                other => bail!("a list cannot have {other:?}"),
            }
        }
    }

    /// The inline elements up to an end.
    fn inlines(&mut self, end: TagEnd) -> Result<Vec<Inline>> {
        let mut inlines = Vec::new();
        while let Some(event) = self.events.next() {
            let inline = match event {
                Event::End(found) if found == end => return Ok(inlines),
                Event::Text(text) => {
                    for inline in self.filled(&text)? {
                        push(&mut inlines, inline);
                    }
                    continue;
                }
                Event::SoftBreak => Inline::Text(" ".to_owned()),
                Event::Code(text) => {
                    self.words += text.split_whitespace().count();
                    Inline::Code(text.to_string())
                }
                Event::Start(Tag::Strong) => Inline::Strong(plain(&self.inlines(TagEnd::Strong)?)?),
                Event::Start(Tag::Emphasis) => {
                    Inline::Term(plain(&self.inlines(TagEnd::Emphasis)?)?)
                }
                Event::Start(Tag::Link { dest_url, .. }) => {
                    let (to, section) = parted(&dest_url)?;
                    task::link(to)?;
                    self.signs.push(Sign::Link(dest_url.to_string()));
                    Inline::Link {
                        to: to.to_owned(),
                        section: section.map(str::to_owned),
                        words: plain(&self.inlines(TagEnd::Link)?)?,
                    }
                }
                other => bail!("a paragraph cannot have {other:?}"),
            };
            push(&mut inlines, inline);
        }
        bail!("the text ends within a paragraph")
    }

    /// The lines of a block of code.
    fn code(&mut self) -> String {
        let lines = self.events.by_ref().map_while(|event| match event {
            Event::Text(text) => Some(text),
            _ => None,
        });
        lines.map(String::from).collect()
    }

    /// A text with its numbers filled in, and with the squares and cells between its words.
    fn filled(&mut self, text: &str) -> Result<Vec<Inline>> {
        let mut filled = Vec::new();
        let mut words = String::new();
        let mut rest = text;
        while let Some((before, name)) = rest.split_once('{') {
            let (name, after) = name
                .split_once('}')
                .with_context(|| format!("a brace is not closed in \"{text}\""))?;
            words += before;
            if let Some(named) = named(name)? {
                self.words += 1;
                filled.extend([Inline::Text(std::mem::take(&mut words)), named]);
            } else {
                words += &self.language.digits(&numbers::number(name)?.to_string());
            }
            rest = after;
        }
        words += rest;
        filled.push(Inline::Text(words));
        for inline in &filled {
            if let Inline::Text(words) = inline {
                self.words += words.split_whitespace().count();
            }
        }
        Ok(filled)
    }

    fn finish(mut self) -> Result<Compiled> {
        let titles = self.titles.len();
        ensure!(
            titles == 2,
            "{titles} headings of the first level: expected that of the lesson and that of the teacher's part"
        );
        let empty = self.parts.iter().find(|part| part.blocks.is_empty());
        if let Some(part) = empty {
            bail!("the part \"{}\" is empty", part.title);
        }
        let teacher = self.parts.pop();
        ensure!(!self.parts.is_empty(), "the lesson has no parts");
        Ok(Compiled {
            lesson: Lesson {
                title: self.titles.swap_remove(0),
                parts: self.parts,
                teacher: teacher.context("the lesson has no teacher's part")?,
            },
            signs: self.signs,
        })
    }
}

/// Adds an inline element. Neighbouring words become one.
fn push(inlines: &mut Vec<Inline>, inline: Inline) {
    match (inlines.last_mut(), inline) {
        (_, Inline::Text(text)) if text.is_empty() => {}
        (Some(Inline::Text(before)), Inline::Text(text)) => before.push_str(&text),
        (_, inline) => inlines.push(inline),
    }
}

/// A square or a cell whose name depends on the notation of the page: `{square a4 4}`, `{cell c a4 4}`.
fn named(words: &str) -> Result<Option<Inline>> {
    let on = |square: &str, n: &str| {
        let size = Size::square(n.parse()?)?;
        anyhow::Ok((Square::from_name(square, size)?, size))
    };
    let words: Vec<_> = words.split_whitespace().collect();
    Ok(match words.as_slice() {
        ["square", square, n] => {
            let (square, size) = on(square, n)?;
            Some(Inline::Square(square, size))
        }
        ["cell", array, square, n] => {
            let array = MarkerArray::from_name(array)
                .with_context(|| format!("there is no array {array}"))?;
            let (square, size) = on(square, n)?;
            Some(Inline::Cell(array, square, size))
        }
        _ => None,
    })
}

/// A link without the section of the screen that follows it, and that section.
fn parted(link: &str) -> Result<(&str, Option<&str>)> {
    let Some((to, section)) = link.rsplit_once('#').filter(|(to, _)| !to.is_empty()) else {
        return Ok((link, None));
    };
    ensure!(
        SECTIONS.contains(&section),
        "there is no section {section}: expected one of {SECTIONS:?}"
    );
    Ok((to, Some(section)))
}

/// The words of inlines that hold nothing else.
fn plain(inlines: &[Inline]) -> Result<String> {
    match inlines {
        [Inline::Text(text)] => Ok(text.clone()),
        _ => bail!("{inlines:?}: expected plain words"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LESSON: &str = "# Queens\n\n## One\n\n*Eight* queens, {solutions 8} ways:\n[none yet](#/queens?n=5).\n\n\
        ```task\nat: #/search\nask: next-square\n```\n\n## Two\n\n1. a\n2. `b`\n\n# Teachers\n\n- ten minutes\n";

    fn compiled(text: &str) -> Result<Compiled> {
        read(text, Language::English)
    }

    fn problem(text: &str) -> String {
        compiled(text)
            .err()
            .map_or_else(String::new, |problem| format!("{problem:#}"))
    }

    #[test]
    fn a_lesson_is_read() {
        let Compiled { lesson, signs } = compiled(LESSON).unwrap();
        assert_eq!(lesson.title, "Queens");
        let titles: Vec<_> = lesson.parts.iter().map(|part| &*part.title).collect();
        assert_eq!(titles, ["One", "Two"]);
        assert_eq!(
            lesson.parts[0].blocks,
            [
                Block::Paragraph(vec![
                    Inline::Term("Eight".to_owned()),
                    Inline::Text(" queens, 92 ways: ".to_owned()),
                    Inline::Link {
                        to: "#/queens?n=5".to_owned(),
                        section: None,
                        words: "none yet".to_owned()
                    },
                    Inline::Text(".".to_owned()),
                ]),
                Block::Task("#/search?task=next-square".to_owned()),
            ]
        );
        assert_eq!(lesson.teacher.title, "Teachers");
        assert_eq!(signs.len(), 6);
    }

    #[test]
    fn what_a_lesson_cannot_have_is_refused() {
        for (from, to, reason) in [
            ("*Eight*", "<b>Eight</b>", "InlineHtml"),
            ("- ten", "> ten", "BlockQuote"),
            ("{solutions 8}", "{solutions eight}", "invalid digit"),
            ("{solutions 8}", "{solutions 8", "not closed"),
            ("#/queens?n=5", "#/queens?n=8", "is written #/queens"),
            ("#/queens?n=5", "https://example.org", "wrong value"),
            ("#/queens?n=5", "#/queens?n=5#roots", "no section roots"),
            ("## Two", "### Two", "wrong place"),
            ("# Teachers\n", "## Teachers\n", "first level"),
            (
                "ask: next-square",
                "ask: cells\nanswer: a.1",
                "a task has no answer",
            ),
        ] {
            let text = LESSON.replace(from, to);
            assert_ne!(text, LESSON);
            let problem = problem(&text);
            assert!(problem.contains(reason), "{to}: {problem}");
        }
    }

    #[test]
    fn squares_and_cells_are_named_by_the_page() {
        let text = LESSON.replace("1. a\n", "1. on {square b4 4}, at {cell c b4 4}\n");
        let lesson = compiled(&text).unwrap().lesson;
        let (square, size) = (Square::new(0, 1), Size::square(4).unwrap());
        let Block::List { items, .. } = &lesson.parts[1].blocks[0] else {
            panic!("the part has a list");
        };
        assert_eq!(
            items[0],
            [
                Inline::Text("on ".to_owned()),
                Inline::Square(square, size),
                Inline::Text(", at ".to_owned()),
                Inline::Cell(MarkerArray::C, square, size),
            ]
        );
        for wrong in ["{square e4 4}", "{square a4}", "{cell d a4 4}"] {
            assert_ne!(problem(&LESSON.replace("1. a", &format!("1. {wrong}"))), "");
        }
    }

    #[test]
    fn a_lesson_that_is_too_long_is_refused() {
        let long = LESSON.replace("ten minutes", &"minutes ".repeat(900));
        assert!(problem(&long).contains("expected at most 900"));
    }
}
