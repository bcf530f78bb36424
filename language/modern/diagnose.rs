//! Errors and warnings of the crate as diagnostics.

use crate::version::{self, Warning};
use language_protocol::{Diagnostic, Level, Position, FILES_MOUNT, LIBRARY_MOUNT};
use std::{fs, path::Path};
use tremor_script::{
    arena::{self, Arena},
    errors::Error,
    highlighter::{Dumb, Error as Located, Highlighter},
    lexer::Lexer,
    pos::Location,
};

/// An error of the parser, the compiler or the interpreter.
pub fn error(error: &Error, source: &str) -> Diagnostic {
    let located = Located::from(error);
    let place = error.context().1;
    Diagnostic {
        level: Level::Error,
        message: located.callout().to_string(),
        class: None,
        hint: located.hint().map(ToString::to_string),
        start: place.map(|_| position(located.start())),
        end: place.map(|_| position(located.end())),
        file: place.and_then(|_| file_of(error.aid(), source)),
        text: Dumb::error_to_string(error).unwrap_or_else(|_| format!("Error: {}", error)),
    }
}

/// The warnings of a compiled source, in the order of the crate.
///
/// `aid` is the source's: the crates keep no warnings of other files.
pub fn warnings<'w>(
    warnings: impl IntoIterator<Item = &'w Warning>,
    aid: arena::Index,
) -> Vec<Diagnostic> {
    warnings.into_iter().map(|w| warning(w, aid)).collect()
}

fn warning(warning: &Warning, aid: arena::Index) -> Diagnostic {
    Diagnostic {
        level: Level::Warning,
        message: warning.msg.clone(),
        class: version::warning_class(warning),
        hint: None,
        start: Some(position(warning.inner.start())),
        end: Some(position(warning.inner.end())),
        file: None,
        text: rendering(warning, aid).unwrap_or_else(|_| format!("Warning: {}", warning.msg)),
    }
}

/// One warning as `format_warnings_with` prints all of them.
fn rendering(warning: &Warning, aid: arena::Index) -> std::io::Result<String> {
    let tokens: Vec<_> = Lexer::new(Arena::io_get(aid)?, aid)
        .tokenize_until_err()
        .collect();
    let mut plain = Dumb::new();
    plain.highlight_error(
        None,
        &tokens,
        "",
        true,
        Some(warning.outer),
        Some(warning.into()),
    )?;
    plain.finalize()?;
    Ok(plain.to_string())
}

pub fn position(location: Location) -> Position {
    Position {
        line: location.line(),
        column: location.column(),
    }
}

/// The file that an error is in, below its mount; none for the source itself.
///
/// The arena keeps texts without names, and a module that failed to load is in no
/// list: the file is the one with that text.
fn file_of(aid: arena::Index, source: &str) -> Option<String> {
    let text = Arena::io_get(aid).ok().filter(|text| *text != source)?;
    [FILES_MOUNT, LIBRARY_MOUNT]
        .iter()
        .find_map(|mount| find(Path::new(mount), text, mount))
}

fn find(folder: &Path, text: &str, mount: &str) -> Option<String> {
    fs::read_dir(folder).ok()?.flatten().find_map(|entry| {
        let path = entry.path();
        if path.is_dir() {
            return find(&path, text, mount);
        }
        let same = fs::read_to_string(&path).map_or(false, |content| content == text);
        same.then(|| {
            path.strip_prefix(mount)
                .unwrap_or(&path)
                .display()
                .to_string()
        })
    })
}
