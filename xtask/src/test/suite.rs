//! The suites of tests, and what each needs.

use clap::ValueEnum;

use crate::{
    python,
    setup::{self, Need},
};

/// A part of the tests that can be run by itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub enum Suite {
    /// All that runs without a browser (arguments go to cargo test)
    Native,
    /// Components of the page, in a browser (arguments are names of tests)
    Components,
    /// The JavaScript package, in Node.js and in a browser (arguments go to node --test)
    Package,
    /// What visitors do on each screen of the site, in Chromium (arguments go to Playwright)
    E2e,
    /// What all screens promise: layout, keyboard, screen readers (arguments go to Playwright)
    Screens,
    /// What the site does when files, workers or storage fail (arguments go to Playwright)
    Faults,
    /// Native tests that take seconds in a release build, and minutes in others
    Long,
    /// The programs that Search shows, run and traced, and the recipes for notebooks (arguments are names of tests)
    Programs,
    /// What the page writes for LaTeX and solvers, given to them (arguments are names of tests)
    Formats,
    /// The engine of visitors' Python programs, beside plain Python (arguments are names of tests)
    Python,
    /// The examples that spread a count over machines, on Slurm and GNU parallel
    Cluster,
    /// The recipes of docs/hosting.md, with real web servers (arguments go to node --test)
    Hosting,
    /// How fast the released site answers (arguments go to Playwright)
    Timed,
    /// The main screens of the released site, in Firefox and WebKitGTK (arguments go to node --test)
    Browsers,
    /// The sizes of the released site, beside their limits
    Sizes,
    /// Every suite
    All,
}

impl Suite {
    /// Its name on the command line.
    pub fn name(self) -> String {
        let value = self.to_possible_value();
        value.map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// Its needs of the machine.
    pub fn needs(self) -> Vec<Need> {
        match self {
            // The scripts of xtask are tested natively, too.
            Self::Native => vec![Need::Rust, Need::Node],
            Self::Long => vec![Need::Rust],
            Self::Components => vec![Need::WasmBindgen, Need::Chromium],
            Self::Package => vec![Need::WasmPack, Need::Chromium],
            Self::E2e | Self::Screens | Self::Faults => Need::of_site(&[Need::Chromium]),
            Self::Timed => Need::of_site(&[Need::WasmPack, Need::Chromium]),
            Self::Programs => vec![Need::Rust, Need::Languages],
            Self::Formats => vec![Need::Rust, Need::LatexAndSolvers],
            Self::Python => python::NEEDS.to_vec(),
            Self::Cluster => vec![Need::Rust, Need::Cluster],
            Self::Hosting => Need::of_site(&[Need::WebServers]),
            Self::Sizes => Need::of_site(&[]),
            Self::Browsers => Need::of_site(&[Need::GeckoDriver, Need::Firefox, Need::WebKit]),
            Self::All => Vec::new(),
        }
    }

    /// The missing needs of this suite that are not needs of everyday suites.
    pub fn lacks(self) -> Vec<&'static str> {
        let mut special = self.needs();
        special.retain(|need| !need.is_of_every_day());
        setup::unmet(&special)
    }

    /// The build of the site that it tests.
    pub fn site(self) -> Option<Site> {
        match self {
            Self::E2e | Self::Screens | Self::Faults => Some(Site::Light),
            Self::Hosting | Self::Timed | Self::Browsers | Self::Sizes => Some(Site::Release),
            _ => None,
        }
    }
}

/// A build of the site.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Site {
    /// With less optimisation, to save time.
    Light,
    /// As visitors get it.
    Release,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_suite_says_its_needs() {
        for suite in Suite::value_variants() {
            assert_eq!(suite.needs().is_empty(), *suite == Suite::All);
        }
    }
}
