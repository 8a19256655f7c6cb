//! The listed solutions as a file: for tables, for programs, for people.

use std::fmt::Write;

use bezzel_solver::queens::Solution;

use crate::bridge::queens::Solutions;
use crate::link::{SolutionsLink, squares_text};

named! {
    /// A form that a list can be saved in, by the name of the action that does so, and of its words.
    pub enum Format {
        /// A row for each solution: its number, the permutation, its images.
        Csv = "export-csv",
        /// One object: the request, and each solution as an array.
        Json = "export-json",
        /// A permutation in each line.
        Text = "export-text",
    }
}

impl Format {
    /// The end of a file's name, and its media type.
    pub const fn kind(self) -> (&'static str, &'static str) {
        match self {
            Self::Csv => ("csv", "text/csv"),
            Self::Json => ("json", "application/json"),
            Self::Text => ("txt", "text/plain"),
        }
    }

    /// The list in this form. `complete` says whether nothing is missing.
    pub fn write(self, list: &Solutions, link: &SolutionsLink, complete: bool) -> String {
        match self {
            Self::Csv => csv(list),
            Self::Json => json(list, link, complete),
            Self::Text => text(list),
        }
    }
}

/// The name of a file with its contents: piece, side, all or fundamental solutions, their number, and the fixed
/// squares.
pub fn file_name(format: Format, list: &Solutions, link: &SolutionsLink) -> String {
    let mut name = format!(
        "{}s-{}-{}-{}",
        link.piece.name(),
        link.n,
        link.show.name(),
        list.len()
    );
    if !link.fixed.is_empty() {
        name += "-with-";
        name += &squares_text(&link.fixed, link.size()).replace(',', "-");
    }
    name + "." + format.kind().0
}

/// The permutation of a solution, as links write it.
pub fn permutation(columns: &[u8]) -> String {
    Solution::from_columns(columns).map_or_else(|_| String::new(), |solution| solution.to_string())
}

fn csv(list: &Solutions) -> String {
    let mut file = "number,permutation,images\n".to_owned();
    for index in 0..list.len() {
        let columns = list.columns(index);
        let images = list.orbit_size(index);
        // Writing to a string does not fail.
        let _ = writeln!(file, "{},{},{images}", index + 1, permutation(columns));
    }
    file
}

fn text(list: &Solutions) -> String {
    let mut file = String::new();
    for index in 0..list.len() {
        file += &permutation(list.columns(index));
        file.push('\n');
    }
    file
}

fn json(list: &Solutions, link: &SolutionsLink, complete: bool) -> String {
    let fixed = squares_text(&link.fixed, link.size());
    let fixed: Vec<String> = fixed
        .split(',')
        .filter(|name| !name.is_empty())
        .map(|name| format!("\"{name}\""))
        .collect();
    let mut file = format!(
        "{{\"n\":{},\"piece\":\"{}\",\"show\":\"{}\",\"fixed\":[{}],\"complete\":{complete},\"solutions\":[",
        link.n,
        link.piece.name(),
        link.show.name(),
        fixed.join(",")
    );
    for index in 0..list.len() {
        let columns: Vec<String> = list.columns(index).iter().map(u8::to_string).collect();
        file += if index == 0 { "\n[" } else { ",\n[" };
        file += &columns.join(",");
        file.push(']');
    }
    file + "\n]}\n"
}

#[cfg(test)]
mod tests {
    use bezzel_solver::board::Square;

    use super::*;

    fn two_of_four() -> (Solutions, SolutionsLink) {
        let mut list = Solutions::new(4);
        for permutation in ["2413", "3142"] {
            list.push(&permutation.parse().unwrap(), 2);
        }
        let link = SolutionsLink {
            n: 4,
            fixed: vec![Square::new(0, 1)],
            ..SolutionsLink::default()
        };
        (list, link)
    }

    #[test]
    fn each_form_holds_every_solution() {
        let (list, link) = two_of_four();
        let write = |format: Format| format.write(&list, &link, true);
        assert_eq!(
            write(Format::Csv),
            "number,permutation,images\n1,2413,2\n2,3142,2\n"
        );
        assert_eq!(write(Format::Text), "2413\n3142\n");
        assert_eq!(
            write(Format::Json),
            "{\"n\":4,\"piece\":\"queen\",\"show\":\"fundamental\",\"fixed\":[\"b4\"],\
             \"complete\":true,\"solutions\":[\n[2,4,1,3],\n[3,1,4,2]\n]}\n"
        );
    }

    #[test]
    fn a_files_name_says_what_it_holds() {
        let (list, link) = two_of_four();
        assert_eq!(
            file_name(Format::Text, &list, &link),
            "queens-4-fundamental-2-with-b4.txt"
        );
    }
}
