//! The language of the crate that Cargo.toml names, which shares few types with its successors:
//! sources include each other as text, and an error names a unit of that text.

mod check;
#[path = "../../../common/mod.rs"]
mod common;
mod declarations;
mod diagnose;
mod inventory;
mod run;
mod tokens;

use language_protocol::{serve, Answer, Entry, Language, Run};
use tremor_script::{path::ModulePath, AggrRegistry, Registry};

/// Functions that the runtime registers beside the crate's.
pub const RUNTIME_ONLY: &[(&str, &str)] = &[
    ("cncf::otel", "gen_span_id_array"),
    ("cncf::otel", "gen_span_id_bytes"),
    ("cncf::otel", "gen_span_id_string"),
    ("cncf::otel", "gen_trace_id_array"),
    ("cncf::otel", "gen_trace_id_bytes"),
    ("cncf::otel", "gen_trace_id_string"),
    ("system", "version"),
];

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
    let mut functions = tremor_script::registry();
    common::runtime_only::declare(RUNTIME_ONLY, &mut functions);
    serve(&mut Classic {
        functions,
        aggregates: tremor_script::aggr_registry(),
        modules: tremor_script::path::load(),
    })
}
