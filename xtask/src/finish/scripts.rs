//! Moves the scripts that stand inside a page into files of their own, named by their content.

use anyhow::{Context, Result};

/// A script that is to be a file beside the page.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Script {
    /// The file's name.
    pub(super) name: String,
    /// The file's text.
    pub(super) content: String,
}

/// The page with a reference in the place of each script, and the scripts.
///
/// The references are relative: beside the page, or in the folder that its `<base>` names.
///
/// # Errors
/// When a script has no end.
pub(super) fn move_out(page: &str) -> Result<(String, Vec<Script>)> {
    let mut moved = Vec::new();
    let mut result = String::with_capacity(page.len());
    let mut rest = page;
    while let Some(start) = rest.find("<script") {
        let (before, tag_on) = rest.split_at(start);
        let (tag, body_on) = tag_on
            .split_once('>')
            .context("a script tag of the page has no end")?;
        let (body, after) = body_on
            .split_once("</script>")
            .context("a script of the page has no end")?;
        result.push_str(before);
        if is_inline_program(tag, body) {
            let script = Script {
                name: name_of(body),
                content: body.trim_start().to_owned(),
            };
            result.extend([tag, " src=\"./", &script.name, "\"></script>"]);
            moved.push(script);
        } else {
            result.extend([tag, ">", body, "</script>"]);
        }
        rest = after;
    }
    result.push_str(rest);
    Ok((result, moved))
}

/// Data such as JSON is no program: a policy lets it stand.
fn is_inline_program(tag: &str, body: &str) -> bool {
    !tag.contains(" src=") && !tag.contains("json") && !body.trim().is_empty()
}

fn name_of(content: &str) -> String {
    format!("start-{:016x}.js", fingerprint(content.as_bytes()))
}

/// The 64-bit hash FNV-1a: the same on every machine and in every version of Rust.
fn fingerprint(content: &[u8]) -> u64 {
    content.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_inline_module_becomes_a_file() {
        let (page, moved) =
            move_out("<head>\n<script type=\"module\">\nimport './a.js';</script></head>").unwrap();
        let [script] = &moved[..] else {
            panic!("one script, not {moved:?}")
        };
        assert_eq!(script.content, "import './a.js';");
        assert_eq!(
            page,
            format!(
                "<head>\n<script type=\"module\" src=\"./{}\"></script></head>",
                script.name
            )
        );
    }

    #[test]
    fn what_is_no_inline_program_stays() {
        for page in [
            "<p>no script</p>",
            "<script src=\"a.js\" defer></script>",
            "<script type=\"application/ld+json\">{}</script>",
        ] {
            assert_eq!(move_out(page).unwrap(), (page.to_owned(), vec![]));
        }
    }

    #[test]
    fn each_script_gets_its_own_file() {
        let (page, moved) = move_out("<script>a()</script>-<script>b()</script>").unwrap();
        assert_eq!(moved.len(), 2);
        assert_ne!(moved[0].name, moved[1].name);
        assert!(!page.contains("()"));
    }

    #[test]
    fn an_unfinished_script_is_an_error() {
        assert!(move_out("<script>a()").is_err());
    }

    #[test]
    fn the_fingerprint_is_fnv_1a() {
        assert_eq!(fingerprint(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fingerprint(b"a"), 0xaf63_dc4c_8601_ec8c);
    }
}
