//! What the programs of all versions share: the requests they read, the answers
//! they write, and the loop between. Nothing here knows the language, so that one
//! source serves implementations that share no type.
//!
//! The counterpart in TypeScript is `language/host/protocol.ts`.

mod answer;
mod inventory;
pub mod library;
mod request;
mod serve;
mod tokens;

pub use answer::{Answer, Diagnostic, Fault, Level, Position, RunResult};
pub use inventory::{Arity, BrokenModule, Constant, Function, Inventory};
pub use request::{Entry, Event, Origin, Request, Run};
pub use serve::{serve, Language};
pub use tokens::{class_of, Token};

/// Folder of the modules that a request brings along; the host mounts it.
pub const FILES_MOUNT: &str = "/files";

/// Folder of the standard library; the host mounts it.
pub const LIBRARY_MOUNT: &str = "/lib";
