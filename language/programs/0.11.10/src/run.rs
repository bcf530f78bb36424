//! Running a script on events, as the runtime's script operator does it.

use crate::{
    check,
    common::{events, values},
    diagnose, Classic,
};
use language_protocol::{Answer, Run, RunResult};
use tremor_script::{prelude::*, script::Script, EventContext, Return};
use tremor_value::Value;

/// Runs a script; state lives from event to event, a failed event ends nothing.
pub fn run(language: &Classic, run: &Run) -> Answer {
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
    match check::compile(language, &run.source) {
        Err(e) => Answer::from_diagnostics(vec![diagnose::compiler_error(&e, &run.source)])
            .with_results(vec![]),
        Ok(script) => {
            let script = pinned(script, args);
            Answer::from_diagnostics(diagnose::warnings(script.warnings(), &script.source))
                .with_results(results(script, run, state.unwrap_or_default()))
        }
    }
}

/// Gives a script its arguments and the lifetime that its values demand: they borrow
/// from the script, and the instance is thrown away with everything in it.
fn pinned(mut script: Script, args: Option<Value<'static>>) -> &'static Script {
    if let Some(args) = args {
        script.script.rent_mut(|parsed| parsed.consts.args = args);
    }
    Box::leak(Box::new(script))
}

fn results(script: &'static Script, run: &Run, state: Value<'static>) -> Vec<RunResult> {
    events::results(run, state, |input, state| {
        let context = EventContext::new(input.ingest_ns, run.origin.as_ref().map(events::origin));
        let (data, meta) = (&mut input.data, &mut input.meta);
        match script.run(&context, AggrType::Emit, data, state, meta) {
            Ok(Return::Drop) => Ok(None),
            Ok(Return::Emit { value, port }) => Ok(Some((value.encode(), port))),
            Ok(Return::EmitEvent { port }) => Ok(Some((data.encode(), port))),
            Err(e) => Err(diagnose::runtime_error(&e, script)),
        }
    })
}
