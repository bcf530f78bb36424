//! The language of the crate that Cargo.toml names.

#[path = "../../../common/mod.rs"]
mod common;
#[path = "../../../modern/mod.rs"]
mod modern;
#[cfg(system_libc)]
mod realpath;
mod version;

fn main() -> std::io::Result<()> {
    modern::main()
}
