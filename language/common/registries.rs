//! The functions written in Rust, as the registries know them.

use language_protocol::{library, Arity, Function, Inventory};
use tremor_script::{AggrRegistry, Registry};

/// Adds all functions and aggregate functions to an inventory.
///
/// `runtime_only` are those that are declared without being the crate's.
pub fn list(
    functions: &Registry,
    aggregates: &AggrRegistry,
    runtime_only: &[(&str, &str)],
    inventory: &mut Inventory,
) {
    for module in library::quoted_words(&format!("{:?}", functions)) {
        for (name, function) in functions.find_module(&module).into_iter().flatten() {
            let listed = listed(&module, name, Arity::from_range(&function.arity()));
            if runtime_only.contains(&(module.as_str(), name.as_str())) {
                inventory.runtime.push(listed);
            } else {
                inventory.registry.push(listed);
            }
        }
    }
    for module in library::quoted_words(&format!("{:?}", aggregates)) {
        for (name, function) in aggregates.find_module(&module).into_iter().flatten() {
            let listed = listed(&module, name, Arity::from_range(&function.arity()));
            inventory.aggregates.push(listed);
        }
    }
}

fn listed(module: &str, name: &str, arity: Arity) -> Function {
    Function {
        module: module.to_string(),
        name: name.to_string(),
        arity,
        params: None,
    }
}
