//! The texts as visitors load them: without the comments for those who write them.

use std::{fs, path::Path};

use anyhow::{Context, Result};

use crate::project;

/// Takes the comments out of the Fluent files among these.
///
/// # Errors
/// When a file cannot be read or written.
pub(super) fn shorten(folder: &Path, names: &[String]) -> Result<()> {
    for name in names.iter().filter(|name| project::has_ending(name, "ftl")) {
        let path = folder.join(name);
        let text = fs::read_to_string(&path).with_context(|| format!("reading {name}"))?;
        fs::write(&path, without_comments(&text)).with_context(|| format!("writing {name}"))?;
    }
    Ok(())
}

/// Whatever belongs to a message is indented, but for its name.
fn without_comments(text: &str) -> String {
    let lines = text.split_inclusive('\n');
    lines.filter(|line| !line.starts_with('#')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_go_and_messages_stay() {
        let text = "### All\n# of it\n\none = #1\ntwo =\n    Two\n\n    # lines\n## More\n";
        let short = "\none = #1\ntwo =\n    Two\n\n    # lines\n";
        assert_eq!(without_comments(text), short);
    }
}
