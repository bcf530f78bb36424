//! The requests, as `protocol.ts` types them.

use serde::Deserialize;

/// What a source is parsed as.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Entry {
    Script,
    Query,
    Deployment,
    Module,
}

/// One event; everything but the time is JSON text.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Event {
    pub data: String,
    pub meta: Option<String>,
    /// Nanoseconds in decimal digits: a JSON number of a browser cannot hold them.
    pub ingest_ns: Option<String>,
}

/// Where the events of a run came from.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    pub scheme: String,
    pub host: String,
    pub port: Option<u16>,
    #[serde(default)]
    pub path: Vec<String>,
}

/// A script and the events it runs on, in order.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Run {
    pub source: String,
    pub events: Vec<Event>,
    pub state: Option<String>,
    pub args: Option<String>,
    pub origin: Option<Origin>,
}

/// One line of stdin. The host takes `files` out and mounts them.
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Request {
    Check { entry: Entry, source: String },
    Run(Run),
    Tokens { source: String },
    Inventory,
}
