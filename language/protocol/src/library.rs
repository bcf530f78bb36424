//! Walking the mounted standard library.

use crate::LIBRARY_MOUNT;
use std::{collections::BTreeSet, fs, path::Path};

/// A library file and the name that `use` gives it.
pub struct LibraryFile {
    pub module: String,
    pub source: String,
}

/// All module files below the mount, in the order of their paths.
pub fn files() -> Vec<LibraryFile> {
    let mut files = vec![];
    walk(Path::new(LIBRARY_MOUNT), "", &mut files);
    files.sort_by(|a, b| a.module.cmp(&b.module));
    files
}

fn walk(folder: &Path, prefix: &str, files: &mut Vec<LibraryFile>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let module = format!("{}{}", prefix, stem);
        if path.is_dir() {
            walk(&path, &format!("{}::", module), files);
        } else if let Ok(source) = fs::read_to_string(&path) {
            files.push(LibraryFile { module, source });
        }
    }
}

/// The words in quotes of a `Debug` rendering, each once.
///
/// The registries hide the names of their modules but print them so; a caller asks
/// the registry about each word, so that a word which is no module does no harm.
pub fn quoted_words(rendering: &str) -> BTreeSet<String> {
    rendering
        .split('"')
        .skip(1)
        .step_by(2)
        .map(ToString::to_string)
        .collect()
}

#[cfg(test)]
mod test {
    use super::quoted_words;

    #[test]
    fn words_are_found_once() {
        let words = quoted_words(r#"Registry { functions: {"a": {"f": a::f}, "a": {}} }"#);
        assert_eq!(words.into_iter().collect::<Vec<_>>(), ["a", "f"]);
    }
}
