//! Errors and warnings of the crate as diagnostics.

use language_protocol::{Diagnostic, Level, Position, FILES_MOUNT, LIBRARY_MOUNT};
use std::path::Path;
use tremor_script::{
    ast::{CompilationUnit, Warning},
    errors::{CompilerError, Error},
    highlighter::{Dumb, Error as Located, Highlighter},
    lexer::Tokenizer,
    pos::Location,
    script::Script,
};

/// An error of the parser or the compiler, in the source or in a module that it uses.
pub fn compiler_error(error: &CompilerError, source: &str) -> Diagnostic {
    let mut plain = Dumb::new();
    let text = match Script::format_error_from_script(source, &mut plain, error) {
        Ok(()) => plain.to_string(),
        Err(_) => format!("Error: {}", error.error),
    };
    let unit = error.cus.get(error.error.cu());
    diagnostic(&error.error, unit.and_then(file_of), text)
}

/// An error of the interpreter.
pub fn runtime_error(error: &Error, script: &Script) -> Diagnostic {
    let text = script.format_error(error);
    // The script keeps its units to itself, but its rendering names the file.
    let file = (error.cu() != 0)
        .then(|| {
            text.strip_prefix("Error in ")
                .and_then(|t| t.split(':').next())
        })
        .flatten()
        .and_then(|path| below_mount(Path::new(path)));
    diagnostic(error, file, text)
}

fn diagnostic(error: &Error, file: Option<String>, text: String) -> Diagnostic {
    let located = Located::from(error);
    let place = error.context().1;
    Diagnostic {
        level: Level::Error,
        message: located.callout().to_string(),
        class: None,
        hint: located.hint().map(ToString::to_string),
        start: place.map(|range| position(range.0)),
        end: place.map(|range| position(range.1)),
        file,
        text,
    }
}

/// The warnings of a compiled source, in the order of the crate.
pub fn warnings<'w>(warnings: impl Iterator<Item = &'w Warning>, source: &str) -> Vec<Diagnostic> {
    warnings.map(|w| warning(w, source)).collect()
}

fn warning(warning: &Warning, source: &str) -> Diagnostic {
    Diagnostic {
        level: Level::Warning,
        message: warning.msg.clone(),
        class: None,
        hint: None,
        start: Some(position(warning.inner.0)),
        end: Some(position(warning.inner.1)),
        file: None,
        text: rendering(warning, source).unwrap_or_else(|_| format!("Warning: {}", warning.msg)),
    }
}

/// One warning as `format_warnings_with` prints all of them.
fn rendering(warning: &Warning, source: &str) -> std::io::Result<String> {
    let tokens: Vec<_> = Tokenizer::new(source).tokenize_until_err().collect();
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

fn file_of(unit: &CompilationUnit) -> Option<String> {
    below_mount(unit.file_path())
}

/// Path of a module below its mount; none for the source, which has no mount.
fn below_mount(path: &Path) -> Option<String> {
    [FILES_MOUNT, LIBRARY_MOUNT]
        .iter()
        .find_map(|mount| path.strip_prefix(mount).ok())
        .map(|path| path.display().to_string())
}
