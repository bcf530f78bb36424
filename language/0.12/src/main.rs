//! The language of docs version 0.12.

#[path = "../../common/mod.rs"]
mod common;
#[path = "../../modern/mod.rs"]
mod modern;
mod version;

fn main() -> std::io::Result<()> {
    modern::main()
}
