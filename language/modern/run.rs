//! Running a script on events, as the runtime's script operator does it.

use super::{diagnose, Modern};
use crate::{
    common::{events, values},
    version,
};
use language_protocol::{Answer, Run};
use tremor_script::{errors::Error, prelude::*, script::Script, EventContext, Return};
use tremor_value::Value;

/// Runs a script; state lives from event to event, a failed event ends nothing.
pub fn run(language: &Modern, run: &Run) -> Answer {
    let inputs = values::parse_optional("state", run.state.as_deref()).and_then(|s| {
        Ok((
            s,
            values::parse_optional("argument record", run.args.as_deref())?,
        ))
    });
    let (state, args) = match inputs {
        Ok(inputs) => inputs,
        Err(why) => return Answer::protocol_fault(why),
    };
    match compile(language, &run.source, args) {
        Err(e) => {
            Answer::from_diagnostics(vec![diagnose::error(&e, &run.source)]).with_results(vec![])
        }
        Ok(script) => Answer::from_diagnostics(diagnose::warnings(script.warnings(), script.aid))
            .with_results(results(&script, run, state.unwrap_or_default())),
    }
}

fn compile(language: &Modern, source: &str, args: Option<Value<'static>>) -> Result<Script, Error> {
    let mut script = Script::parse(source, &language.functions)?;
    if let Some(args) = args {
        version::apply_args(&mut script, args, &language.functions, &language.aggregates)?;
    }
    Ok(script)
}

fn results(script: &Script, run: &Run, state: Value<'static>) -> Vec<language_protocol::RunResult> {
    let origin = run.origin.as_ref().map(events::origin);
    events::results(run, state, |input, state| {
        let context = EventContext::new(input.ingest_ns, origin.as_ref());
        let (data, meta) = (&mut input.data, &mut input.meta);
        match script.run(&context, AggrType::Emit, data, state, meta) {
            Ok(Return::Drop) => Ok(None),
            Ok(Return::Emit { value, port }) => Ok(Some((value.encode(), port))),
            Ok(Return::EmitEvent { port }) => Ok(Some((data.encode(), port))),
            Err(e) => Err(diagnose::error(&e, &run.source)),
        }
        .map(|emitted| emitted.map(|(value, port)| (value, port.map(|p| p.to_string()))))
    })
}
