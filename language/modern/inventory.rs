//! What the registries and the library files contain.

use super::{check, diagnose, Modern};
use crate::{common::registries, version};
use language_protocol::{library, Answer, Arity, BrokenModule, Constant, Function, Inventory};
use tremor_script::{module::Module, prelude::*};

/// Lists registries and library.
pub fn inventory(language: &Modern) -> Answer {
    let mut inventory = Inventory::default();
    registries::list(
        &language.functions,
        &language.aggregates,
        version::RUNTIME_ONLY,
        &mut inventory,
    );
    for file in library::files() {
        match check::module(&file.source) {
            Ok(module) => list_module(&file.module, &module, &mut inventory),
            Err(e) => inventory.broken.push(BrokenModule {
                diagnostic: diagnose::error(&e, &file.source),
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

/// The functions and constants that a library file defines.
fn list_module(name: &str, module: &Module, inventory: &mut Inventory) {
    for function in module.content.functions.values() {
        let docs = module.docs.fns.iter().find(|doc| doc.name == function.name);
        let params = docs.map_or(vec![], |doc| doc.args.clone());
        inventory.functions.push(Function {
            module: name.to_string(),
            name: function.name.clone(),
            arity: Arity::declared(params.len(), docs.map_or(false, |doc| doc.open)),
            params: Some(params),
        });
    }
    for constant in module.content.consts.values() {
        inventory.constants.push(Constant {
            module: name.to_string(),
            name: constant.id.clone(),
            value: Some(constant.value.encode()),
        });
    }
}
