//! The program of releases since 2022: one source for crates of nearly one shape.
//!
//! Where they differ, `crate::version` says how; each program brings its own.

mod check;
mod diagnose;
mod inventory;
mod run;
mod tokens;

use crate::{common::runtime_only, version};
use language_protocol::{serve, Answer, Entry, Language, Run};
use tremor_script::{AggrRegistry, Registry, FN_REGISTRY};

/// One implementation with its function registries, built once per instance.
pub struct Modern {
    functions: Registry,
    aggregates: AggrRegistry,
}

impl Language for Modern {
    fn check(&mut self, entry: Entry, source: &str) -> Answer {
        check::check(self, entry, source)
    }

    fn run(&mut self, run: Run) -> Answer {
        run::run(self, &run)
    }

    fn tokens(&mut self, source: &str) -> Answer {
        tokens::tokens(source)
    }

    fn inventory(&mut self) -> Answer {
        inventory::inventory(self)
    }
}

/// Answers stdin until it ends.
///
/// # Errors
/// When stdin or stdout fail.
pub fn main() -> std::io::Result<()> {
    let mut functions = tremor_script::registry();
    runtime_only::declare(version::RUNTIME_ONLY, &mut functions);
    // Modules resolve against the crate's own registry, which nothing has taken yet.
    if let Ok(mut shared) = FN_REGISTRY.write() {
        *shared = functions.clone();
    }
    serve(&mut Modern {
        functions,
        aggregates: tremor_script::aggr_registry(),
    })
}
