//! Shortens the names by which a program and its script know each other. wasm-bindgen makes them long and ends each in
//! a hash, which does not compress: a fiftieth of a program, and a quarter of its script. The scripts lose their
//! comments on the way.

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};

use super::script;

/// The section of a program that lists what it imports.
const IMPORTS: u8 = 2;
/// What the head of every program takes: its mark and its version.
const HEAD: usize = 8;
/// The one name of what a script gives to its program.
const MODULE: &str = "a";

/// Shortens the names in all programs of a folder, and in their scripts.
///
/// # Errors
/// When a program or a script is not as wasm-bindgen makes them.
pub(super) fn shorten_all(folder: &Path) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("listing {}", folder.display()))? {
        let wasm = entry?.path();
        let name = wasm.file_name().and_then(|name| name.to_str());
        if let Some(name) = name.and_then(|name| name.strip_suffix("_bg.wasm")) {
            let script = folder.join(format!("{name}.js"));
            shorten(&wasm, &script).with_context(|| format!("shortening the names of {name}"))?;
        }
    }
    Ok(())
}

fn shorten(wasm: &Path, file: &Path) -> Result<()> {
    let program = fs::read(wasm).with_context(|| format!("reading {}", wasm.display()))?;
    let text = fs::read_to_string(file).with_context(|| format!("reading {}", file.display()))?;
    let (program, imports) = in_program(&program)?;
    let text = script::bare(&in_script(text, &imports)?);
    fs::write(wasm, program).with_context(|| format!("writing {}", wasm.display()))?;
    fs::write(file, text).with_context(|| format!("writing {}", file.display()))
}

/// What a program imports: the name of its module and its own, in the order of the program.
type Imports = Vec<(String, String)>;

/// The program with short names, and the names that it had.
fn in_program(program: &[u8]) -> Result<(Vec<u8>, Imports)> {
    let mut reader = Reader(program.get(HEAD..).context("the program has no head")?);
    let mut written = program[..HEAD].to_vec();
    let mut imports = Imports::new();
    while !reader.0.is_empty() {
        let section = reader.byte()?;
        let content = reader.bytes()?;
        let content = if section == IMPORTS {
            shortened(content, &mut imports)?
        } else {
            content.to_vec()
        };
        written.push(section);
        write_bytes(&mut written, &content);
    }
    Ok((written, imports))
}

fn shortened(section: &[u8], imports: &mut Imports) -> Result<Vec<u8>> {
    let mut reader = Reader(section);
    let count = reader.number()?;
    let mut written = Vec::new();
    write_number(&mut written, count);
    for index in 0..count {
        let (module, name) = (reader.text()?, reader.text()?);
        let kind = reader.byte()?;
        ensure!(kind == 0, "{module}.{name} is no function");
        write_bytes(&mut written, MODULE.as_bytes());
        write_bytes(&mut written, short(index).as_bytes());
        written.push(kind);
        write_number(&mut written, reader.number()?);
        imports.push((module, name));
    }
    Ok(written)
}

/// The script with the short names.
fn in_script(mut script: String, imports: &Imports) -> Result<String> {
    for (index, (module, name)) in (0..).zip(imports) {
        if index == 0 {
            script = replaced(
                &script,
                &format!("\"{module}\": "),
                &format!("\"{MODULE}\": "),
            )?;
        }
        let same_module = *module == imports[0].0;
        ensure!(same_module, "{module} is a second module");
        let (long, short) = (format!(" {name}: function("), short(index));
        script = replaced(&script, &long, &format!(" {short}: function("))?;
    }
    Ok(script)
}

fn replaced(script: &str, long: &str, short: &str) -> Result<String> {
    let found = script.matches(long).count();
    ensure!(
        found == 1,
        "the script has {found} times {long:?}, not once"
    );
    Ok(script.replacen(long, short, 1))
}

/// The short name of a number: a letter, for a script takes no other names without quotes, and hexadecimal digits.
fn short(index: u32) -> String {
    format!("i{index:x}")
}

/// Reads what a program is made of.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn byte(&mut self) -> Result<u8> {
        let (byte, rest) = self.0.split_first().context("the program ends too early")?;
        self.0 = rest;
        Ok(*byte)
    }

    /// A number in the variable length of the format: seven bits a byte, the lowest first.
    fn number(&mut self) -> Result<u32> {
        let mut number = 0;
        for shift in (0..32).step_by(7) {
            let byte = self.byte()?;
            number |= u32::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        anyhow::bail!("a number of the program has no end")
    }

    /// Bytes after their number.
    fn bytes(&mut self) -> Result<&'a [u8]> {
        let length = self.number()? as usize;
        let (bytes, rest) = self
            .0
            .split_at_checked(length)
            .context("the program ends too early")?;
        self.0 = rest;
        Ok(bytes)
    }

    fn text(&mut self) -> Result<String> {
        String::from_utf8(self.bytes()?.to_vec()).context("a name of the program is no text")
    }
}

fn write_number(written: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        written.push(number as u8 | 0x80);
        number >>= 7;
    }
    written.push(number as u8);
}

fn write_bytes(written: &mut Vec<u8>, bytes: &[u8]) {
    write_number(written, bytes.len() as u32);
    written.extend_from_slice(bytes);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program that imports functions of one type from a module, with a long section of another kind after it.
    fn program(names: &[&str]) -> Vec<u8> {
        let mut imports = Vec::new();
        write_number(&mut imports, names.len() as u32);
        for name in names {
            write_bytes(&mut imports, b"./search_bg.js");
            write_bytes(&mut imports, name.as_bytes());
            imports.extend([0, 3]);
        }
        let mut program = b"\0asm\x01\0\0\0".to_vec();
        program.push(IMPORTS);
        write_bytes(&mut program, &imports);
        program.push(10);
        write_bytes(&mut program, &[7; 300]);
        program
    }

    const SCRIPT: &str = "\
        const import0 = {\n        __wbg_now_1f: function() {\n        },\n        \
        __wbg_log_2e: function(arg0) {\n        }\n    };\n    \
        return {\n        \"./search_bg.js\": import0,\n    };";

    #[test]
    fn program_and_script_get_the_same_names() {
        let (short, imports) = in_program(&program(&["__wbg_log_2e", "__wbg_now_1f"])).unwrap();
        let names: Vec<_> = imports.iter().map(|(_, name)| name.as_str()).collect();
        assert_eq!(names, ["__wbg_log_2e", "__wbg_now_1f"]);
        let script = in_script(SCRIPT.to_owned(), &imports).unwrap();
        assert!(script.contains(" i0: function(arg0) {") && script.contains(" i1: function() {"));
        assert!(script.contains("{\n        \"a\": import0,"));

        let (same, imports) = in_program(&short).unwrap();
        let names: Vec<_> = imports
            .iter()
            .map(|(module, name)| [module, name])
            .collect();
        assert_eq!(names, [["a", "i0"], ["a", "i1"]]);
        assert_eq!(same, short);
        assert!(short.ends_with(&[7; 300]));
    }

    #[test]
    fn a_script_that_is_not_as_expected_is_refused() {
        let (_, imports) = in_program(&program(&["__wbg_log_2e", "__wbg_gone_3d"])).unwrap();
        let problem = in_script(SCRIPT.to_owned(), &imports).unwrap_err();
        assert!(
            problem
                .to_string()
                .contains("0 times \" __wbg_gone_3d: function(\"")
        );
    }

    #[test]
    fn a_program_that_breaks_off_is_refused() {
        let whole = program(&["__wbg_log_2e"]);
        for length in [0, 5, HEAD + 1, HEAD + 4, whole.len() - 1] {
            assert!(in_program(&whole[..length]).is_err(), "{length}");
        }
    }

    #[test]
    fn numbers_are_read_as_they_were_written() {
        for number in [0, 1, 127, 128, 16_383, 16_384, u32::MAX] {
            let mut written = Vec::new();
            write_number(&mut written, number);
            assert_eq!(Reader(&written).number().unwrap(), number);
        }
    }
}
