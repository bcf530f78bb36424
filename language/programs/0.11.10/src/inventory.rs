//! What the registries and the library files contain.

use crate::{check, common::registries, declarations::declarations, diagnose, Classic};
use language_protocol::{
    library::{self, LibraryFile},
    Answer, Arity, BrokenModule, Constant, Event, Function, Inventory, Run,
};

/// Lists registries and library.
pub fn inventory(language: &Classic) -> Answer {
    let mut inventory = Inventory::default();
    registries::list(
        &language.functions,
        &language.aggregates,
        crate::RUNTIME_ONLY,
        &mut inventory,
    );
    for file in library::files() {
        match check::compile(language, &file.source) {
            Ok(_) => list_file(language, &file, &mut inventory),
            Err(e) => inventory.broken.push(BrokenModule {
                diagnostic: diagnose::compiler_error(&e, &file.source),
                module: file.module,
            }),
        }
    }
    inventory.sort();
    Answer {
        ok: true,
        inventory: Some(inventory),
        ..Answer::default()
    }
}

fn list_file(language: &Classic, file: &LibraryFile, inventory: &mut Inventory) {
    let declared = declarations(&file.source);
    for function in declared.functions {
        inventory.functions.push(Function {
            module: path(&file.module, &function.module),
            name: function.name,
            arity: Arity::declared(function.params.len(), function.open),
            params: Some(function.params),
        });
    }
    for mut constant in declared.constants {
        let value = value_of(language, &file.module, &constant);
        let name = constant.pop().unwrap_or_default();
        inventory.constants.push(Constant {
            module: path(&file.module, &constant),
            name,
            value,
        });
    }
}

fn path(file: &str, inner: &[String]) -> String {
    std::iter::once(file)
        .chain(inner.iter().map(String::as_str))
        .collect::<Vec<_>>()
        .join("::")
}

/// The value that a script gets when it names the constant.
fn value_of(language: &Classic, file: &str, constant: &[String]) -> Option<String> {
    let alias = file.rsplit("::").next().unwrap_or(file);
    let answer = crate::run::run(
        language,
        &Run {
            source: format!("use {};\n{}\n", file, path(alias, constant)),
            events: vec![Event {
                data: "null".into(),
                meta: None,
                ingest_ns: None,
            }],
            state: None,
            args: None,
            origin: None,
        },
    );
    answer.results?.pop()?.value
}
