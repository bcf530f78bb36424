//! The language of docs version 0.11, which shares few types with its successors: sources
//! include each other as text, and an error names a unit of that text.

mod check;
#[path = "../../common/mod.rs"]
mod common;
mod declarations;
mod diagnose;
mod inventory;
mod run;
mod tokens;

use language_protocol::{serve, Answer, Entry, Language, Run};
use tremor_script::{path::ModulePath, AggrRegistry, Registry};

/// The implementation with its function registries, built once per instance.
pub struct Classic {
    functions: Registry,
    aggregates: AggrRegistry,
    modules: ModulePath,
}

impl Language for Classic {
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

fn main() -> std::io::Result<()> {
    serve(&mut Classic {
        functions: tremor_script::registry(),
        aggregates: tremor_script::aggr_registry(),
        modules: tremor_script::path::load(),
    })
}
