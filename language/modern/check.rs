//! Parsing and compiling a source as one of the four entries.

use super::{diagnose, Modern};
use crate::version;
use language_protocol::{Answer, Entry};
use tremor_script::{
    arena::Arena, errors::Error, lexer::Lexer, module::Module, query::Query, script::Script,
};

/// Checks a source; the diagnostics are its warnings, or the first error.
pub fn check(language: &Modern, entry: Entry, source: &str) -> Answer {
    let warnings = match entry {
        Entry::Script => Script::parse(source, &language.functions)
            .map(|s| diagnose::warnings(s.warnings(), s.aid)),
        Entry::Query => Query::parse(source, &language.functions, &language.aggregates)
            .map(|q| diagnose::warnings(&q.warnings, q.aid)),
        Entry::Deployment => {
            version::parse_deployment(source, &language.functions, &language.aggregates)
                .map(|d| diagnose::warnings(&d.warnings, d.aid))
        }
        // The crates keep no warnings of a module.
        Entry::Module => module(source).map(|_| vec![]),
    };
    Answer::from_diagnostics(warnings.unwrap_or_else(|e| vec![diagnose::error(&e, source)]))
}

/// Compiles a module file by the way that `use` takes, which wants no final
/// expression.
///
/// # Errors
/// The first error, of the lexer too: `Module::load` itself skips what the lexer
/// refuses, and a module with a broken string would pass.
pub fn module(source: &str) -> Result<Module, Error> {
    let (aid, text) = Arena::insert(source)?;
    Lexer::new(text, aid).try_for_each(|token| token.map(|_| ()))?;
    version::load_module(aid, text)
}
