//! Functions that the runtime adds to the language, from crates that are not published.
//!
//! Library modules bind them, and without them those modules would not compile here though
//! they do in the runtime. So their names are known, and calling one is an error that says
//! where it runs: nothing is imitated.

use std::ops::RangeInclusive;
use tremor_script::{
    registry::{mfa, to_runtime_error, FResult, TremorFn},
    EventContext, Registry, TremorFnWrapper,
};
use tremor_value::Value;

/// A function without arguments that only the runtime can answer.
struct RuntimeOnly {
    module: &'static str,
    name: &'static str,
}

impl TremorFn for RuntimeOnly {
    fn invoke<'event>(&self, _: &EventContext, _: &[&Value<'event>]) -> FResult<Value<'event>> {
        let why = "the runtime adds this function; the language alone does not have it";
        Err(to_runtime_error(mfa(self.module, self.name, 0), why))
    }

    fn boxed_clone(&self) -> Box<dyn TremorFn> {
        Box::new(Self { ..*self })
    }

    fn arity(&self) -> RangeInclusive<usize> {
        0..=0
    }
}

/// Makes module and name of each function known to a registry.
pub fn declare(functions: &[(&'static str, &'static str)], registry: &mut Registry) {
    for (module, name) in functions {
        let function = Box::new(RuntimeOnly { module, name });
        registry.insert(TremorFnWrapper::new(
            (*module).to_string(),
            (*name).to_string(),
            function,
        ));
    }
}
