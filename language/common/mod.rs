//! What the programs of all versions share where the crates' types are involved: each
//! program compiles this source against its own crate.

pub mod events;
pub mod registries;
pub mod runtime_only;
pub mod values;
