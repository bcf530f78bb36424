//! Parsing and compiling a source as one of the three entries that this release has.

use crate::{diagnose, Classic};
use language_protocol::{Answer, Diagnostic, Entry};
use tremor_script::{errors::CompilerError, query::Query, script::Script};

/// Name of the source in its own compilation units.
pub const SCRIPT: &str = "source.tremor";
const QUERY: &str = "source.trickle";

/// In front of a module's text, on its first line, so that later lines keep their number.
const MODULE_HEAD: &str = "mod source with ";

/// Checks a source; the diagnostics are its warnings, or the first error.
pub fn check(language: &Classic, entry: Entry, source: &str) -> Answer {
    match entry {
        Entry::Script => script(language, source),
        Entry::Query => query(language, source),
        Entry::Module => module(language, source),
        Entry::Deployment => Answer::from_diagnostics(vec![Diagnostic::placeless(
            "Version 0.11 has no deployments: a flow is configured in YAML",
        )]),
    }
}

/// Compiles a script.
///
/// # Errors
/// The first error with the units that it counts in.
pub fn compile(language: &Classic, source: &str) -> Result<Script, CompilerError> {
    Script::parse(
        &language.modules,
        SCRIPT,
        ended(source),
        &language.functions,
    )
}

/// The source with the line end that every file has and the lexer insists on.
fn ended(source: &str) -> String {
    let end = if source.ends_with('\n') { "" } else { "\n" };
    format!("{}{}", source, end)
}

fn script(language: &Classic, source: &str) -> Answer {
    Answer::from_diagnostics(match compile(language, source) {
        Ok(script) => diagnose::warnings(script.warnings(), &script.source),
        Err(e) => vec![diagnose::compiler_error(&e, source)],
    })
}

fn query(language: &Classic, source: &str) -> Answer {
    let query = Query::parse(
        &language.modules,
        QUERY,
        source,
        vec![],
        &language.functions,
        &language.aggregates,
    );
    Answer::from_diagnostics(match query {
        Ok(query) => diagnose::warnings(query.warnings.iter(), &query.source),
        Err(e) => vec![diagnose::compiler_error(&e, source)],
    })
}

/// Compiles a module file as a script, which says where its errors are, and then as
/// the body of a module, which allows less: constants, functions and modules only.
fn module(language: &Classic, source: &str) -> Answer {
    let answer = script(language, source);
    if !answer.ok {
        return answer;
    }
    let wrapped = format!("{}{}end;\nnull\n", MODULE_HEAD, ended(source));
    match Script::parse(&language.modules, SCRIPT, wrapped, &language.functions) {
        Ok(_) => answer,
        Err(e) => {
            let mut diagnostic = diagnose::compiler_error(&e, source);
            move_left(&mut diagnostic, MODULE_HEAD.len());
            Answer::from_diagnostics(vec![diagnostic])
        }
    }
}

/// Takes what stood in front of the first line out of a place on that line, and out of
/// the lines below it in the rendering, which are indented by the column.
fn move_left(diagnostic: &mut Diagnostic, columns: usize) {
    if diagnostic.start.map_or(true, |start| start.line != 1) {
        return;
    }
    for place in [&mut diagnostic.start, &mut diagnostic.end] {
        if let Some(place) = place.as_mut().filter(|place| place.line == 1) {
            place.column = place.column.saturating_sub(columns).max(1);
        }
    }
    let margin = "      | ";
    let indented = format!("{}{}", margin, " ".repeat(columns));
    diagnostic.text = diagnostic.text.replace(&indented, margin);
}
