//! The events of a run, one after the other, state handed from each to the next.

use super::values;
use language_protocol::{Diagnostic, Event, Origin, Run, RunResult};
use tremor_script::{prelude::*, EventOriginUri};
use tremor_value::Value;

/// What a script did with an event: the value that left it and its port, or nothing
/// when the script dropped it.
pub type Outcome = Option<(String, Option<String>)>;

/// An event on its way into a script.
pub struct Input {
    pub data: Value<'static>,
    pub meta: Value<'static>,
    pub ingest_ns: u64,
}

/// Runs every event through `step`; one that fails does not stop the others.
pub fn results<F>(run: &Run, mut state: Value<'static>, mut step: F) -> Vec<RunResult>
where
    F: FnMut(&mut Input, &mut Value<'static>) -> Result<Outcome, Diagnostic>,
{
    run.events
        .iter()
        .map(|event| match input(event) {
            Ok(mut input) => {
                let outcome = step(&mut input, &mut state);
                result(outcome, &input.meta, &state)
            }
            Err(why) => result(Err(Diagnostic::placeless(why)), &Value::object(), &state),
        })
        .collect()
}

/// The place that `std::origin` reports.
pub fn origin(origin: &Origin) -> EventOriginUri {
    EventOriginUri {
        scheme: origin.scheme.clone(),
        host: origin.host.clone(),
        port: origin.port,
        path: origin.path.clone(),
        ..EventOriginUri::default()
    }
}

fn input(event: &Event) -> Result<Input, String> {
    let ingest_ns = event.ingest_ns.as_deref().unwrap_or("0");
    Ok(Input {
        data: values::parse("event", &event.data)?,
        meta: values::parse_optional("metadata record", event.meta.as_deref())?
            .unwrap_or_else(Value::object),
        ingest_ns: ingest_ns
            .parse()
            .map_err(|e| format!("The ingest time {} is not a number: {}", ingest_ns, e))?,
    })
}

fn result(
    outcome: Result<Outcome, Diagnostic>,
    meta: &Value<'static>,
    state: &Value<'static>,
) -> RunResult {
    let (emitted, drop, error) = match outcome {
        Ok(Some(emitted)) => (Some(emitted), false, None),
        Ok(None) => (None, true, None),
        Err(error) => (None, false, Some(error)),
    };
    // The runtime sends what names no port to `out`.
    let (value, port) = emitted.map_or((None, None), |(value, port)| {
        (Some(value), Some(port.unwrap_or_else(|| "out".into())))
    });
    RunResult {
        value,
        port,
        drop,
        meta: meta.encode(),
        state: state.encode(),
        error,
    }
}
