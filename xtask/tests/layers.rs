//! The picture in `ARCHITECTURE.md`, compared with the code: a crate depends only on crates below it. In a crate no modules import
//! each other in a circle, and no screen imports another.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

const PROJECT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// The crates with a folder for each screen.
const DOORS: [&str; 4] = ["queens", "knight", "puzzles", "learn"];
/// The folder of what the screens of a door share.
const SHARED: &str = "shared";

/// A module or an item, by the names that lead to it from the root.
type Place = Vec<String>;

/// The modules, each with the places that it names, and what they export under another place's name.
#[derive(Default)]
struct House {
    modules: BTreeMap<Place, Vec<Place>>,
    exports: BTreeMap<Place, Place>,
}

impl House {
    fn read(&mut self, folder: &Path, module: &Place) {
        for entry in folder.read_dir().expect("the folder is read") {
            let path = entry.expect("the folder is read").path();
            let name = path.file_stem().and_then(|name| name.to_str());
            let name = name.expect("files have names").to_owned();
            let mut inner = module.clone();
            inner.push(name.clone());
            if name == "tests" {
                continue;
            }
            if path.is_dir() {
                self.read(&path, &inner);
            } else {
                let text = std::fs::read_to_string(&path).expect("the file is read");
                let of_folder = name == "mod" || (name == "lib" && module.is_empty());
                self.add(if of_folder { module } else { &inner }, &text);
            }
        }
    }

    /// Adds a module by its text, but for comments, and for its tests, which stand last.
    fn add(&mut self, module: &Place, text: &str) {
        let text = text.split("\n#[cfg(test)]").next().unwrap_or_default();
        let lines = text.split_inclusive('\n');
        let code = lines.filter(|line| !line.trim_start().starts_with("//"));
        let text = &code.collect::<String>();
        let mut places = Vec::new();
        for statement in text.split(';') {
            // The word by itself, not the end of another.
            let word = statement.rsplit_once("use ");
            let Some((before, tree)) =
                word.filter(|(before, _)| !before.ends_with(char::is_alphanumeric))
            else {
                continue;
            };
            let line = before.rsplit('\n').next().unwrap_or_default().trim();
            if !line.is_empty() && !line.starts_with("pub") {
                continue;
            }
            for (name, path) in leaves(tree) {
                // Without a keyword, a path begins at a module of this one, or leads out.
                let place = absolute(module, &path).unwrap_or([&module[..], &path].concat());
                if line.starts_with("pub") {
                    let mut exported = module.clone();
                    exported.push(name);
                    self.exports.insert(exported, place.clone());
                }
                places.push(place);
            }
        }
        for (start, _) in text.match_indices("crate::") {
            let path = text[start..]
                .split(|sign: char| !(sign.is_alphanumeric() || sign == '_' || sign == ':'))
                .next()
                .unwrap_or_default();
            let names = path.trim_end_matches(':').split("::").map(str::to_owned);
            places.extend(absolute(module, &names.collect()));
        }
        self.modules.insert(module.clone(), places);
    }

    /// The module in which something is defined, wherever it is exported.
    fn home(&self, place: &Place) -> Option<Place> {
        for length in (1..=place.len()).rev() {
            let (start, rest) = place.split_at(length);
            if let Some(exported) = self.exports.get(start)
                && !exported.starts_with(start)
            {
                return self.home(&[&exported[..], rest].concat());
            }
            if self.modules.contains_key(start) {
                return Some(start.to_vec());
            }
        }
        None
    }

    /// The imports of modules beside each other: by the module that has both, and with the file that imports.
    fn imports(&self) -> BTreeMap<Place, BTreeMap<String, BTreeMap<String, Place>>> {
        let mut imports: BTreeMap<Place, BTreeMap<String, BTreeMap<String, Place>>> =
            BTreeMap::new();
        for (module, places) in &self.modules {
            // An error names the values that it speaks of, and they name the error.
            if module.last().is_some_and(|name| name == "error") {
                continue;
            }
            for home in places.iter().filter_map(|place| self.home(place)) {
                let shared = module.iter().zip(&home).take_while(|(a, b)| a == b).count();
                // A module and what lies in it are one.
                if let (Some(from), Some(to)) = (module.get(shared), home.get(shared)) {
                    imports
                        .entry(module[..shared].to_vec())
                        .or_default()
                        .entry(from.clone())
                        .or_default()
                        .insert(to.clone(), module.clone());
                }
            }
        }
        imports
    }
}

/// A path from the root; `None` if it begins with no keyword.
fn absolute(module: &Place, path: &Place) -> Option<Place> {
    let mut place = match path.first()?.as_str() {
        "crate" | "bezzel" => Vec::new(),
        "self" => module.clone(),
        "super" => module[..module.len().checked_sub(1)?].to_vec(),
        _ => return None,
    };
    for name in &path[1..] {
        if name == "super" {
            place.pop();
        } else {
            place.push(name.clone());
        }
    }
    Some(place)
}

/// The paths that a `use` names, each with the name that it gets.
fn leaves(tree: &str) -> Vec<(String, Place)> {
    let tree = tree.trim();
    if let Some((start, group)) = tree.split_once('{') {
        let group = group.strip_suffix('}').expect("braces are closed");
        let mut depth = 0;
        let parts = group.split(|sign| {
            depth += i32::from(sign == '{') - i32::from(sign == '}');
            sign == ',' && depth == 0
        });
        let parts: Vec<&str> = parts.filter(|part| !part.trim().is_empty()).collect();
        let whole = |part: &str| leaves(&format!("{}{}", start.trim(), part.trim()));
        return parts.into_iter().flat_map(whole).collect();
    }
    let (path, renamed) = tree.split_once(" as ").unwrap_or((tree, ""));
    let mut path: Place = path
        .split("::")
        .map(|name| name.trim().to_owned())
        .collect();
    let last = path.last().cloned().unwrap_or_default();
    if last == "self" || last == "*" {
        path.pop();
    }
    let name = if renamed.is_empty() {
        last
    } else {
        renamed.trim().to_owned()
    };
    vec![(name, path)]
}

/// A circle of imports, if there is one.
fn circle(imports: &BTreeMap<String, BTreeMap<String, Place>>) -> Option<Vec<String>> {
    fn follow(
        imports: &BTreeMap<String, BTreeMap<String, Place>>,
        way: &mut Vec<String>,
        done: &mut BTreeSet<String>,
    ) -> Option<Vec<String>> {
        let at = way.last()?.clone();
        for next in imports.get(&at).into_iter().flat_map(BTreeMap::keys) {
            if let Some(start) = way.iter().position(|name| name == next) {
                return Some(way[start..].to_vec());
            }
            if !done.contains(next) {
                way.push(next.clone());
                if let Some(circle) = follow(imports, way, done) {
                    return Some(circle);
                }
                way.pop();
            }
        }
        done.insert(at);
        None
    }
    let mut done = BTreeSet::new();
    imports
        .keys()
        .find_map(|name| follow(imports, &mut vec![name.clone()], &mut done))
}

/// The lines of the picture from above: crates. Those of one line do not depend on each other.
fn layers() -> Vec<Vec<String>> {
    let document = Path::new(PROJECT).join("ARCHITECTURE.md");
    let text = std::fs::read_to_string(document).expect("the document is read");
    let (_, picture) = text.split_once("## Layers\n").expect("it has the picture");
    let lines = picture.trim_start_matches('\n').lines();
    let lines = lines.take_while(|line| line.is_empty() || line.starts_with("    "));
    // Beside the names stands what they mean.
    let names = lines.map(|line| line.trim().split("  ").next().unwrap_or_default());
    let layers = names.map(|names| {
        let names = names.split('|').map(str::trim);
        names.filter(|name| !name.is_empty()).map(str::to_owned)
    });
    let layers: Vec<Vec<String>> = layers.map(Iterator::collect).collect();
    layers
        .into_iter()
        .filter(|layer| !layer.is_empty())
        .collect()
}

/// The line of the picture that has a name.
fn layer_of(layers: &[Vec<String>], name: &str) -> usize {
    let layer = layers
        .iter()
        .position(|layer| layer.iter().any(|of| of == name));
    layer.unwrap_or_else(|| panic!("{name} is not in the picture of ARCHITECTURE.md"))
}

/// The folder of a crate: those of the page are beside each other, and so are those of visitors' programs.
fn folder_of(name: &str) -> PathBuf {
    let root = Path::new(PROJECT);
    let folders = [
        root.join(name),
        root.join("page").join(name),
        root.join("own").join(name),
        root.join("own/screen"),
    ];
    let folder = folders.into_iter().find(|folder| {
        let manifest = std::fs::read_to_string(folder.join("Cargo.toml"));
        manifest.is_ok_and(|manifest| manifest.contains(&format!("name = \"bezzel-{name}\"")))
    });
    folder.unwrap_or_else(|| panic!("there is no crate {name}, which is in the picture"))
}

fn crate_of(folder: &Path) -> House {
    let mut house = House::default();
    house.read(&folder.join("src"), &Vec::new());
    house
}

/// The crates of the project that a crate depends on.
fn dependencies(folder: &Path) -> BTreeSet<String> {
    let text = std::fs::read_to_string(folder.join("Cargo.toml")).expect("the manifest is read");
    let (_, dependencies) = text.split_once("\n[dependencies]").unwrap_or_default();
    let dependencies = dependencies.split("\n[").next().unwrap_or_default();
    let names = dependencies.lines().filter_map(|line| {
        let name = line.strip_prefix("bezzel-")?;
        name.split([' ', '.']).next()
    });
    names.map(str::to_owned).collect()
}

#[test]
fn crates_depend_only_on_crates_below_them() {
    let layers = layers();
    let names = layers.concat();
    assert!(names.len() > 15, "the picture has been read");
    for name in &names {
        for on in dependencies(&folder_of(name)) {
            assert!(
                layer_of(&layers, name) < layer_of(&layers, &on),
                "{name} depends on {on}"
            );
        }
    }
}

#[test]
fn every_crate_of_the_page_is_in_the_picture() {
    let layers = layers();
    for name in dependencies(Path::new(PROJECT)) {
        layer_of(&layers, &name);
    }
}

#[test]
fn no_modules_import_each_other_in_a_circle() {
    let pictured = layers().concat();
    let others = [".", "npm", "bezzel-count", "lesson-compiler", "xtask"];
    let others = others.map(|name| Path::new(PROJECT).join(name));
    for folder in pictured.iter().map(|name| folder_of(name)).chain(others) {
        let house = crate_of(&folder);
        assert!(!house.modules.is_empty(), "{folder:?} has been read");
        let imports = house.imports();
        let circles = imports.iter().filter_map(|(module, imports)| {
            let circle = circle(imports)?;
            Some(format!("in {}: {}", module.join("::"), circle.join(" -> ")))
        });
        let circles: Vec<String> = circles.collect();
        assert!(circles.is_empty(), "{folder:?}: {circles:#?}");
    }
}

#[test]
fn no_screen_imports_another() {
    for door in DOORS {
        let house = crate_of(&folder_of(door));
        let imports = house.imports();
        let between = imports.get(&Vec::new()).into_iter().flatten();
        let targets = between.flat_map(|(_, targets)| targets);
        let wrong: Vec<_> = targets.filter(|(name, _)| *name != SHARED).collect();
        assert!(wrong.is_empty(), "{door}: {wrong:?}");
    }
}
