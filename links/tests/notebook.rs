//! The recipes of `docs/notebooks.md` in a real kernel, and as an editor runs them: the page reads the same program.
//! `cargo xtask test programs` runs it, with the network: it installs the kernel.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use bezzel_links::{Link, OwnLink};

/// A kernel, and a program that gives it a notebook.
const KERNEL: [&str; 2] = ["ipykernel==7.4.0", "nbclient==0.11.0"];

/// Programs with all that may go wrong on the way: other letters, signs that links or HTML use, blank lines, no line end.
const PROGRAMS: [&str; 4] = [
    "print(1)\n",
    "# Nyolc vezér – tám quân hậu 🂡\n\n\ndef place(row):\n\treturn row < 8 and '<a href=\"?a=1&b=%20#x+y\">'\n\n",
    "x = '''\n%%bezzel\n'''  \nprint(x, end='')",
    include_str!("../../docs/notebooks/bezzel_link.py"),
];

/// Runs each program of a folder in a cell of its own, and prints the addresses that stand in the outputs, a line for each program.
const RUN: &str = r#"
import html, pathlib, re, sys, nbformat
from nbclient import NotebookClient
programs = [file.read_bytes().decode() for file in sorted(pathlib.Path(sys.argv[1]).iterdir())]
cells = ["%load_ext bezzel_link"] + ["%%bezzel\n" + program for program in programs]
notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
NotebookClient(notebook, timeout=60, kernel_name="python3", resources={"metadata": {"path": sys.argv[2]}}).execute()
for cell in notebook.cells[1:]:
    texts = "".join(output["data"]["text/html"] for output in cell.outputs)
    print(*(html.unescape(address) for address in re.findall(r'(?:src|href)="([^"]*)"', texts)))
"#;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/notebooks")
}

/// The output of a command.
fn printed(command: &mut Command) -> String {
    let output = command.output().expect("the command starts");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {error}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The Python of an environment with a kernel, which is made at the first call.
fn python() -> PathBuf {
    let environment = Path::new(env!("CARGO_TARGET_TMPDIR")).join("notebook");
    let python = environment.join("bin/python");
    if !environment.join("ready").exists() {
        printed(
            Command::new("python3")
                .args(["-m", "venv"])
                .arg(&environment),
        );
        let mut pip = Command::new(&python);
        printed(pip.args(["-m", "pip", "install", "--quiet"]).args(KERNEL));
        fs::write(environment.join("ready"), "").expect("a file can be written");
    }
    python
}

/// The program that the page reads from an address.
fn program_of(address: &str) -> String {
    let (page, hash) = address.split_at(address.find('#').expect("a link"));
    assert_eq!(page, "https://example.org/bezzel/");
    let (link, notices) = Link::read(hash);
    let (own, faults) = link.screen.read::<OwnLink>();
    assert_eq!((notices, faults), (vec![], vec![]), "{address}");
    own.source
}

/// The programs as files, in their order.
fn files(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder can be made");
    for (number, program) in PROGRAMS.iter().enumerate() {
        fs::write(folder.join(format!("{number}.py")), program).expect("a file can be written");
    }
    folder
}

#[test]
#[ignore = "needs Python, and installs a kernel"]
fn a_notebook_opens_the_program_of_a_cell() {
    let mut run = Command::new(python());
    let printed = printed(run.args(["-c", RUN]).arg(files("cells")).arg(folder()));
    assert_eq!(printed.lines().count(), PROGRAMS.len());
    for (line, program) in printed.lines().zip(PROGRAMS) {
        // The page in the notebook, and the link to it.
        let addresses: Vec<_> = line.split(' ').collect();
        assert_eq!(addresses.len(), 2, "{line}");
        assert_eq!(addresses[0], format!("{}&embed=1", addresses[1]));
        for address in addresses {
            // IPython ends each cell with a line end.
            assert_eq!(
                program_of(address).trim_end_matches('\n'),
                program.trim_end_matches('\n')
            );
        }
    }
}

#[test]
#[ignore = "needs Python"]
fn an_editor_opens_the_program_of_a_file() {
    let files = files("files");
    for (number, program) in PROGRAMS.iter().enumerate() {
        // In the place of a browser, a program that prints the address.
        let mut python = Command::new("python3");
        let file = files.join(format!("{number}.py"));
        let opened = python.arg(folder().join("bezzel_link.py")).arg(file);
        let address = printed(opened.env("BROWSER", "echo %s"));
        assert_eq!(program_of(address.trim_end()), *program);
    }
}
