//! The answers, as `protocol.ts` types them.

use crate::{Inventory, Token};
use serde::Serialize;

/// Line and column, both from 1; columns count characters.
#[derive(Clone, Copy, Debug, Serialize, PartialEq, Eq)]
pub struct Position {
    pub line: usize,
    pub column: usize,
}

#[derive(Clone, Copy, Debug, Serialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    Error,
    Warning,
}

/// An error or a warning; `end` is one past the last character.
#[derive(Clone, Debug, Serialize)]
pub struct Diagnostic {
    pub level: Level,
    pub message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub class: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<Position>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<Position>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    pub text: String,
}

impl Diagnostic {
    /// An error without a place in the source.
    pub fn placeless(message: impl Into<String>) -> Self {
        let message = message.into();
        Self {
            level: Level::Error,
            class: None,
            hint: None,
            start: None,
            end: None,
            file: None,
            text: format!("Error: {}", message),
            message,
        }
    }
}

/// What a script made of one event; values are JSON text of the runtime's own
/// encoder.
#[derive(Debug, Serialize)]
pub struct RunResult {
    pub value: Option<String>,
    pub port: Option<String>,
    pub drop: bool,
    pub meta: String,
    pub state: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Diagnostic>,
}

/// The one fault that a program can state itself: a request it cannot read.
#[derive(Debug, Serialize)]
pub struct Fault {
    pub kind: &'static str,
    pub message: String,
}

/// One line of stdout.
#[derive(Debug, Default, Serialize)]
pub struct Answer {
    pub ok: bool,
    pub diagnostics: Vec<Diagnostic>,
    pub text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub results: Option<Vec<RunResult>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tokens: Option<Vec<Token>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub inventory: Option<Inventory>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<Fault>,
}

impl Answer {
    /// The answer that these diagnostics make: fine unless one is an error.
    pub fn from_diagnostics(diagnostics: Vec<Diagnostic>) -> Self {
        Self {
            ok: diagnostics.iter().all(|d| d.level == Level::Warning),
            text: diagnostics.iter().map(|d| d.text.as_str()).collect(),
            diagnostics,
            ..Self::default()
        }
    }

    /// The answer to a request that cannot be read or carried out.
    pub fn protocol_fault(message: impl Into<String>) -> Self {
        Self {
            fault: Some(Fault {
                kind: "protocol",
                message: message.into(),
            }),
            ..Self::default()
        }
    }

    /// Adds the results of a run; a failed event makes the answer not ok.
    pub fn with_results(mut self, results: Vec<RunResult>) -> Self {
        self.ok &= results.iter().all(|r| r.error.is_none());
        self.results = Some(results);
        self
    }
}
