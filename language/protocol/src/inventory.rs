//! What an implementation contains, listed by itself.

use crate::Diagnostic;
use serde::Serialize;

/// Numbers of arguments that a function takes; no `max` means any number.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Arity {
    pub min: usize,
    pub max: Option<usize>,
}

impl Arity {
    /// Reads the range of the registry, which writes "any number" as `usize::MAX`.
    pub fn from_range(range: &std::ops::RangeInclusive<usize>) -> Self {
        Self {
            min: *range.start(),
            max: Some(*range.end()).filter(|end| *end != usize::MAX),
        }
    }

    /// The arity of a declaration with these parameters, `open` when it ends in `...`.
    pub fn declared(params: usize, open: bool) -> Self {
        Self {
            min: params,
            max: if open { None } else { Some(params) },
        }
    }
}

#[derive(Clone, Debug, Serialize)]
pub struct Function {
    pub module: String,
    pub name: String,
    pub arity: Arity,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub params: Option<Vec<String>>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Constant {
    pub module: String,
    pub name: String,
    pub value: Option<String>,
}

#[derive(Clone, Debug, Serialize)]
pub struct BrokenModule {
    pub module: String,
    pub diagnostic: Diagnostic,
}

#[derive(Debug, Default, Serialize)]
pub struct Inventory {
    pub registry: Vec<Function>,
    pub aggregates: Vec<Function>,
    /// Those of the registry that only the runtime can run.
    pub runtime: Vec<Function>,
    pub functions: Vec<Function>,
    pub constants: Vec<Constant>,
    pub broken: Vec<BrokenModule>,
}

impl Inventory {
    /// Sorts every list, since hash maps give theirs in any order.
    pub fn sort(&mut self) {
        let key = |f: &Function| (f.module.clone(), f.name.clone());
        self.registry.sort_by_key(key);
        self.aggregates.sort_by_key(key);
        self.runtime.sort_by_key(key);
        self.functions.sort_by_key(key);
        self.constants
            .sort_by_key(|c| (c.module.clone(), c.name.clone()));
        self.broken.sort_by_key(|b| b.module.clone());
    }
}
