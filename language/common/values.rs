//! JSON text as values of the runtime, by the parser that its codec uses.

use tremor_value::Value;

/// Parses JSON.
///
/// # Errors
/// A sentence that names `what` was not JSON, and why.
pub fn parse(what: &str, text: &str) -> Result<Value<'static>, String> {
    let mut bytes = text.as_bytes().to_vec();
    let value = tremor_value::parse_to_value(&mut bytes)
        .map_err(|e| format!("The {} is not JSON: {}", what, e))?;
    Ok(value.into_static())
}

/// Parses JSON that may be absent.
///
/// # Errors
/// As `parse`.
pub fn parse_optional(what: &str, text: Option<&str>) -> Result<Option<Value<'static>>, String> {
    text.map(|text| parse(what, text)).transpose()
}
