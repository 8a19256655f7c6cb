//! Takes from preloaded data an integrity hash that browsers ignore, and say so in the console at every visit.

/// The page with its `<link rel="preload" as="fetch">` tags without `integrity`.
///
/// The data is the wasm of the page, which the program fetches itself: a browser checks no hash there.
pub(super) fn without_integrity(page: &str) -> String {
    let mut result = String::with_capacity(page.len());
    let mut rest = page;
    while let Some((before, tag, after)) = next_link(rest) {
        result.push_str(before);
        if tag.contains("rel=\"preload\"") && tag.contains("as=\"fetch\"") {
            result.push_str(&without_attribute(tag, " integrity=\""));
        } else {
            result.push_str(tag);
        }
        rest = after;
    }
    result.push_str(rest);
    result
}

fn next_link(page: &str) -> Option<(&str, &str, &str)> {
    let start = page.find("<link")?;
    let end = start + page[start..].find('>')? + 1;
    Some((&page[..start], &page[start..end], &page[end..]))
}

fn without_attribute(tag: &str, attribute: &str) -> String {
    tag.split_once(attribute)
        .and_then(|(before, value)| Some((before, value.split_once('"')?.1)))
        .map_or_else(
            || tag.to_owned(),
            |(before, after)| format!("{before}{after}"),
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preloaded_data_loses_its_hash() {
        assert_eq!(
            without_integrity(
                "<link rel=\"preload\" href=\"a.wasm\" integrity=\"sha384-x\" as=\"fetch\">b"
            ),
            "<link rel=\"preload\" href=\"a.wasm\" as=\"fetch\">b"
        );
    }

    #[test]
    fn programs_and_styles_keep_theirs() {
        let page = "<link rel=\"modulepreload\" href=\"a.js\" integrity=\"sha384-x\"><link rel=\"stylesheet\" integrity=\"sha384-y\">";
        assert_eq!(without_integrity(page), page);
    }
}
