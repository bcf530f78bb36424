//! Where this release of the crate differs from the others that share `modern`.

use tremor_script::{
    arena,
    ast::{
        optimizer::Optimizer, visitors::ArgsRewriter, walkers::QueryWalker, BaseExpr, Helper,
        NodeId, NodeMeta,
    },
    deploy::Deploy,
    errors::Result,
    module::{Id, Module, PreCachedNodes},
    script::Script,
    AggrRegistry, Registry,
};
use tremor_value::Value;

pub use tremor_script::ast::warning::Warning;

/// Functions that the runtime registers beside the crate's.
pub const RUNTIME_ONLY: &[(&str, &str)] = &[
    ("cncf_otel", "gen_span_id_array"),
    ("cncf_otel", "gen_span_id_bytes"),
    ("cncf_otel", "gen_span_id_string"),
    ("cncf_otel", "gen_trace_id_array"),
    ("cncf_otel", "gen_trace_id_bytes"),
    ("cncf_otel", "gen_trace_id_string"),
    ("google_logging", "gen_span_id_string"),
    ("google_logging", "gen_trace_id_string"),
];

/// What a warning is about: performance, consistency, behaviour or general.
pub fn warning_class(warning: &Warning) -> Option<String> {
    Some(warning.class.to_string())
}

/// Compiles a deployment.
///
/// # Errors
/// The first error of the source.
pub fn parse_deployment(
    source: &str,
    functions: &Registry,
    aggregates: &AggrRegistry,
) -> Result<Deploy> {
    Deploy::parse(&source.to_string(), functions, aggregates)
}

/// Compiles the file of a module.
///
/// # Errors
/// The first error of the source, or of a module that it uses.
pub fn load_module(aid: arena::Index, text: &'static str) -> Result<Module> {
    let node = NodeId::new("module", vec![], NodeMeta::dummy());
    Module::load(
        node,
        Id::from(text.as_bytes()),
        &mut vec![],
        aid,
        text,
        &PreCachedNodes::new(),
    )
}

/// Puts values in place of `args`, as creating a script in a pipeline does.
///
/// # Errors
/// When an expression cannot be folded with these values.
pub fn apply_args(
    script: &mut Script,
    args: Value<'static>,
    functions: &Registry,
    aggregates: &AggrRegistry,
) -> Result<()> {
    let mut helper = Helper::new(functions, aggregates);
    let meta = script.script.meta().clone();
    ArgsRewriter::new(args, &mut helper, &meta).walk_script(&mut script.script)?;
    Optimizer::new(&helper).walk_script(&mut script.script)
}
