//! The picture in `ARCHITECTURE.md`, compared with the code: a module of the page imports only from lines below its own, a crate
//! depends only on crates below it, and no modules of the page or of a library import each other in a circle.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

const SOURCE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../src");

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

/// The lines of the picture from above: the modules of the page, then the crates. Those of one line do not import each other.
fn layers() -> Vec<Vec<String>> {
    let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ARCHITECTURE.md");
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

fn page() -> House {
    let page = crate_of("src");
    assert!(page.modules.len() > 200, "the page has been read");
    page
}

fn crate_of(folder: &str) -> House {
    let mut house = House::default();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folder = root.join(folder);
    house.read(&folder, &Vec::new());
    house
}

#[test]
fn the_picture_names_modules_and_crates_that_are_there() {
    let page = page();
    let root = Path::new(SOURCE).join("..");
    let is_module = |name: &str| {
        page.modules
            .keys()
            .any(|place| place.first().is_some_and(|first| first == name))
    };
    let is_crate = |name: &str| root.join(name).join("Cargo.toml").is_file();
    let names = layers().concat();
    assert!(names.len() > 15, "the picture has been read");
    let unknown: Vec<_> = names
        .iter()
        .filter(|name| !is_module(name) && !is_crate(name))
        .collect();
    assert!(unknown.is_empty(), "there are no {unknown:?}");
}

#[test]
fn modules_import_only_from_lines_below_their_own() {
    let layers = layers();
    let imports = page().imports();
    let mut wrong = Vec::new();
    for (from, targets) in &imports[&Vec::new()] {
        for (to, file) in targets {
            if layer_of(&layers, from) >= layer_of(&layers, to) {
                wrong.push(format!("{} imports {to}", file.join("::")));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn crates_depend_only_on_crates_below_them() {
    let layers = layers();
    let root = Path::new(SOURCE).join("..");
    let crates = layers
        .concat()
        .into_iter()
        .filter(|name| root.join(name).is_dir());
    for name in crates {
        let manifest = root.join(&name).join("Cargo.toml");
        let text = std::fs::read_to_string(manifest).expect("the manifest is read");
        let (_, dependencies) = text.split_once("\n[dependencies]").unwrap_or_default();
        let dependencies = dependencies.split("\n[").next().unwrap_or_default();
        for line in dependencies.lines() {
            if let Some((_, path)) = line.split_once("path = \"../") {
                let on = path.split('"').next().unwrap_or_default();
                assert!(
                    layer_of(&layers, &name) < layer_of(&layers, on),
                    "{name} depends on {on}"
                );
            }
        }
    }
}

#[test]
fn no_modules_import_each_other_in_a_circle() {
    for folder in [
        "src",
        "tasks/src",
        "workers/src",
        "links/src",
        "recording/src",
        "stepping/src",
        "output/src",
        "solver/src",
        "npm/src",
        "bezzel-count/src",
        "lesson-compiler/src",
        "xtask/src",
    ] {
        let imports = crate_of(folder).imports();
        assert!(!imports.is_empty(), "{folder} has been read");
        let circles = imports.iter().filter_map(|(module, imports)| {
            let circle = circle(imports)?;
            Some(format!("in {}: {}", module.join("::"), circle.join(" -> ")))
        });
        let circles: Vec<String> = circles.collect();
        assert!(circles.is_empty(), "{folder}: {circles:#?}");
    }
}

#[test]
fn no_screen_imports_another() {
    // A screen is a folder; the files beside them know all screens or none.
    let is_screen = |name: &String| Path::new(SOURCE).join("screens").join(name).is_dir();
    for (from, targets) in &page().imports()[&vec!["screens".to_owned()]] {
        for (to, file) in targets {
            let both = is_screen(from) && is_screen(to);
            assert!(!both, "{} imports {to}", file.join("::"));
        }
    }
}
