//! Compiles the lessons: `lesson-compiler FROM TO` reads `FROM/<name>/<language>.md` and writes `TO/<language>/<name>.bin`.
//!
//! A program of its own, since it knows the page: its links, its questions and their answers.

mod check;
mod numbers;
mod read;
mod task;

use std::path::Path;
use std::{env, fs, process::ExitCode};

use anyhow::{Context, Result, ensure};
use bezzel_links::{Language, LessonName};
use bezzel_named::Named;

use read::Compiled;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [from, to] = arguments.as_slice() else {
        eprintln!("usage: lesson-compiler FROM TO");
        return ExitCode::FAILURE;
    };
    match compile(Path::new(from), Path::new(to)) {
        Ok(count) => {
            println!("{count} lessons in {} languages", Language::ALL.len());
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("{problem:#}");
            ExitCode::FAILURE
        }
    }
}

/// Compiles all lessons of a folder, and returns how many there are.
fn compile(from: &Path, to: &Path) -> Result<usize> {
    let mut count = 0;
    for entry in fs::read_dir(from).with_context(|| format!("listing {}", from.display()))? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let known = LessonName::from_name(&name)
            .with_context(|| format!("the page knows no lesson {name}"))?;
        let languages = lesson(&entry.path()).with_context(|| format!("lesson {name}"))?;
        for (language, compiled) in languages {
            check::listed(known, &compiled)?;
            let folder = to.join(language.code());
            fs::create_dir_all(&folder).with_context(|| format!("making {}", folder.display()))?;
            let file = folder.join(format!("{name}.bin"));
            let bytes = postcard::to_allocvec(&compiled.lesson).context("packing a lesson")?;
            fs::write(&file, bytes).with_context(|| format!("writing {}", file.display()))?;
        }
        count += 1;
    }
    Ok(count)
}

/// A lesson in all languages.
fn lesson(folder: &Path) -> Result<Vec<(Language, Compiled)>> {
    let mut languages = Vec::new();
    for language in Language::ALL {
        let file = folder.join(format!("{}.md", language.code()));
        let text =
            fs::read_to_string(&file).with_context(|| format!("reading {}", file.display()))?;
        let compiled = read::read(&text, language).with_context(|| file.display().to_string())?;
        languages.push((language, compiled));
    }
    let files = fs::read_dir(folder)?.count();
    ensure!(
        files == languages.len(),
        "{files} files in {}: expected one a language",
        folder.display()
    );
    check::same(&languages)?;
    Ok(languages)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lessons_of_the_page_compile() {
        let lessons = Path::new(env!("CARGO_MANIFEST_DIR")).join("../lessons");
        for entry in fs::read_dir(lessons).unwrap() {
            lesson(&entry.unwrap().path()).unwrap();
        }
    }
}
