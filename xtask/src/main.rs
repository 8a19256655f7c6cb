//! `cargo xtask`: everything that a person or a CI machine runs on this project.
//!
//! A command has a file of its name, or stands in `scripts.rs` if it only calls a program. Each command installs what it needs
//! and is missing, says so, and then works.

mod bench;
mod build;
mod check;
mod dev;
mod lessons;
mod licences;
mod package;
mod process;
mod programs;
mod project;
mod python;
mod release;
mod rustflags;
mod scripts;
mod serve;
mod setup;
mod sizes;
mod test;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// Build, serve, test and check Bezzel. Missing tools are installed, once.
#[derive(Parser)]
#[command(
    name = "cargo xtask",
    bin_name = "cargo xtask",
    arg_required_else_help = true
)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build the page and serve it on this machine
    Serve {
        /// The port of the address <http://localhost:PORT/>
        #[arg(long, default_value_t = 8080)]
        port: u16,
    },
    /// Serve a build without optimisation that follows each change of the source
    Dev {
        /// The port of the address <http://localhost:PORT/>
        #[arg(long, default_value_t = 8080)]
        port: u16,
    },
    /// Build the site into dist/, ready for any static host
    Build(build::Place),
    /// Run the suites of every day (native, components, package, e2e), or the suites that are named
    Test {
        /// The suites to run
        #[arg(value_enum)]
        suites: Vec<test::Suite>,
        /// With `all`: install the missing tools of a suite instead of skipping it
        #[arg(long)]
        strict: bool,
        /// Test the site in dist/ without building it again
        #[arg(long)]
        built: bool,
        /// Passed on to the runner of the named suite, after `--`
        #[arg(last = true, requires = "suites")]
        arguments: Vec<String>,
    },
    /// Check format, lints and documentation; any warning fails
    Check,
    /// Time the counts, natively and in a browser, and write BENCHMARKS.md (about 15 minutes on a quiet machine)
    Bench {
        /// The number of times that each case is timed; the shortest time counts
        #[arg(long, value_name = "COUNT", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
        rounds: u32,
        /// Also time the cases that take minutes (about half an hour more)
        #[arg(long)]
        long: bool,
        /// Time nothing, and only write the stored results of bench/results.json into the documents
        #[arg(long, conflicts_with_all = ["rounds", "long"])]
        report: bool,
    },
    /// Measure first visits on a phone with Lighthouse, and fail if a median misses its goal (about 10 minutes)
    Lighthouse {
        /// Links to measure, such as '#/queens?n=8'; without any, the start, the main screens and a step of a search
        links: Vec<String>,
        /// The number of visits; the median counts
        #[arg(long, value_name = "COUNT", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
        runs: u32,
        /// Measure the site in dist/ without building it again
        #[arg(long)]
        built: bool,
    },
    /// Compile the lessons, and report mistakes in them
    Lessons,
    /// Give random bytes to everything that reads links, text, stored data and messages
    Fuzz {
        /// The file in fuzz/targets/ to fuzz; all if none is named
        target: Option<String>,
        /// The time for each, in seconds
        #[arg(long, default_value_t = 10)]
        seconds: u32,
    },
    /// Compare the public surface of the solver with solver/public-api.txt
    Api {
        /// Write the file again instead
        #[arg(long)]
        write: bool,
    },
    /// Build the engine that runs visitors' Python programs, for the next `serve` or `dev`
    Python,
    /// Make the JavaScript package and its documentation, in target/package/
    Package,
    /// Make all files of a release, in target/release-files/, and publish nothing
    Release(release::Request),
    /// Print the sizes of the built site, and fail if one is above its limit
    Sizes,
    /// Build the page and take pictures of its screens into target/shots/
    Shots {
        /// Links to take, such as '#/queens?n=8'; without any, each screen once
        hashes: Vec<String>,
        /// Take the pictures of the README anew instead, in docs/screens/
        #[arg(long, conflicts_with = "hashes")]
        docs: bool,
    },
    /// Install the tools of serve and test, and do nothing else
    Setup {
        /// Install the tools of the other commands as well: further browsers, batch systems, compilers, web servers
        #[arg(long)]
        all: bool,
    },
    /// The hook that Trunk calls at the end of a build (see Trunk.toml)
    #[command(hide = true)]
    Finish,
}

fn main() -> ExitCode {
    match run(Arguments::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("==> Failed: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<()> {
    match command {
        Command::Serve { port } => serve::serve(port),
        Command::Dev { port } => dev::dev(port),
        Command::Build(place) => build::build(&place),
        Command::Test {
            suites,
            strict,
            built,
            arguments,
        } => test::test(&suites, strict, built, &arguments),
        Command::Check => check::check(),
        Command::Api { write } => scripts::api(write),
        Command::Bench { report: true, .. } => bench::report(),
        Command::Bench { rounds, long, .. } => bench::bench(rounds, long),
        Command::Fuzz { target, seconds } => scripts::fuzz(target.as_deref(), seconds),
        Command::Lighthouse { links, runs, built } => scripts::lighthouse(&links, runs, built),
        Command::Lessons => lessons::lessons(),
        Command::Package => package::package(),
        Command::Python => python::python(),
        Command::Release(request) => release::release(&request),
        Command::Sizes => sizes::sizes(),
        Command::Shots { hashes, docs } => scripts::shots(&hashes, docs),
        Command::Setup { all } => setup::setup(all),
        Command::Finish => dev::finish(),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        super::Arguments::command().debug_assert();
    }
}
