//! Writes the Content Security Policy into the page, for hosts that send no header.

use anyhow::{Context, Result, ensure};

/// The policy that the site keeps to. `xtask/site-server.mjs` sends the same as a header.
const POLICY: &str = include_str!("../../content-security-policy.txt");

/// The page with the policy before anything that the policy is about.
///
/// # Errors
/// When the page has no head, or a policy already.
pub(super) fn add(page: &str) -> Result<String> {
    ensure!(
        !page.contains("Content-Security-Policy"),
        "the page has a Content-Security-Policy already"
    );
    let (before, after) = page
        .split_once("<head>")
        .context("the page has no <head> to write the policy into")?;
    let policy = one_line(POLICY);
    Ok(format!(
        "{before}<head>\n<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">{after}"
    ))
}

fn one_line(policy: &str) -> String {
    policy
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_comes_first_in_the_head() {
        let page = add("<html><head><title>t</title></head></html>").unwrap();
        let head = page
            .strip_prefix("<html><head>\n<meta http-equiv=\"Content-Security-Policy\" content=\"")
            .unwrap();
        assert!(head.starts_with("default-src 'none'; "));
        assert!(head.ends_with("\"><title>t</title></head></html>"));
    }

    #[test]
    fn the_policy_allows_nothing_inline_and_fits_an_attribute() {
        assert!(!POLICY.contains("unsafe-inline") && !POLICY.contains("'unsafe-eval'"));
        assert!(!POLICY.contains('"'));
    }

    #[test]
    fn a_page_without_a_head_is_refused() {
        assert!(add("<p>text</p>").is_err());
        assert!(add(&add("<head>").unwrap()).is_err());
    }
}
