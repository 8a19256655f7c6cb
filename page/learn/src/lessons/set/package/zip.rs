//! A zip file in which nothing is compressed: for each file its header and its text, then the directory of all, and its end.
//! The crates that write zip files weigh 20 to 35 KB on the page, and this 1 KB.

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};

const CHECK: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);

/// The signatures of the three parts.
const FILE: [u8; 4] = *b"PK\x03\x04";
const ENTRY: [u8; 4] = *b"PK\x01\x02";
const END: [u8; 4] = *b"PK\x05\x06";
/// The version of the format that a reader needs.
const VERSION: u16 = 20;
/// The names are UTF-8.
const UTF_8: u16 = 1 << 11;
/// The first day that the format can name, 1980-01-01: month and day in its lower bits.
const DAY: u16 = (1 << 5) + 1;

/// The files, each a name and a text, as a zip file. It has no times, so that the same files are the same bytes.
pub fn zip(files: &[(&str, String)]) -> Vec<u8> {
    let (mut zip, mut directory) = (Vec::new(), Vec::new());
    for (name, text) in files {
        let start = size(zip.len());
        let common = common(name, text);
        zip.extend([&FILE[..], &common, name.as_bytes(), text.as_bytes()].concat());
        // The entry begins with the version of its writer. Behind the part in common come the length of its comment, the number of
        // its disk and two kinds of attributes, all of them zero, and the place of the file.
        let writer = VERSION.to_le_bytes();
        let entry = [&ENTRY[..], &writer, &common, &[0; 10], &start.to_le_bytes()];
        directory.extend(entry.concat());
        directory.extend(name.as_bytes());
    }
    let count = (files.len() as u16).to_le_bytes();
    let place = [size(directory.len()), size(zip.len())].map(u32::to_le_bytes);
    // The end begins with two numbers of disks, and ends with the length of a comment.
    let end = [
        &END[..],
        &[0; 4],
        &count,
        &count,
        &place[0],
        &place[1],
        &[0; 2],
    ];
    [zip, directory, end.concat()].concat()
}

/// The part of a header that the directory repeats: version, flags, no compression, no time, the day, check value, both sizes, the
/// length of the name, no extra fields.
fn common(name: &str, text: &str) -> Vec<u8> {
    let check = CHECK.checksum(text.as_bytes());
    let words = [VERSION, UTF_8, 0, 0, DAY].map(u16::to_le_bytes);
    let sizes = [check, size(text.len()), size(text.len())].map(u32::to_le_bytes);
    let ends = [name.len() as u16, 0].map(u16::to_le_bytes);
    [words.concat(), sizes.concat(), ends.concat()].concat()
}

/// A size or a place in the file. Packages are much smaller than the 4 GB of the format.
const fn size(bytes: usize) -> u32 {
    bytes as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bytes_are_those_of_python() {
        let zip = zip(&[("é", "Vezér".to_owned()), ("ű", String::new())]);
        // Written by Python's `zipfile`, of the same day, with the attributes (0o600) taken out.
        let python = [
            &b"PK\x03\x04\x14\x00\x00\x08\x00\x00\x00\x00!\x00%\xcdbl\x06\x00\x00\x00\x06\x00\x00\x00\x02\x00\x00\x00\xc3\xa9Vez\xc3\xa9r"[..],
            &b"PK\x03\x04\x14\x00\x00\x08\x00\x00\x00\x00!\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\xc5\xb1"[..],
            &b"PK\x01\x02\x14\x00\x14\x00\x00\x08\x00\x00\x00\x00!\x00%\xcdbl\x06\x00\x00\x00\x06\x00\x00\x00\x02\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\xc3\xa9"[..],
            &b"PK\x01\x02\x14\x00\x14\x00\x00\x08\x00\x00\x00\x00!\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00&\x00\x00\x00\xc5\xb1"[..],
            &b"PK\x05\x06\x00\x00\x00\x00\x02\x00\x02\x00`\x00\x00\x00F\x00\x00\x00\x00\x00"[..],
        ];
        assert_eq!(zip, python.concat());
    }
}
