//! Start object and missing symbol for a WASI C library that rustc does not bring along.
//!
//! Debian's compiler has no WebAssembly target of its own: the system's wasi-libc is
//! linked, whose start object has to be named (for the binary only, the crate's dynamic
//! library must not get it) and which is too old to have `realpath`.

fn main() {
    println!("cargo:rerun-if-env-changed=LANGUAGE_START_OBJECT");
    println!("cargo:rustc-check-cfg=cfg(system_libc)");
    if let Ok(object) = std::env::var("LANGUAGE_START_OBJECT") {
        println!("cargo:rustc-link-arg-bins={object}");
        println!("cargo:rustc-cfg=system_libc");
    }
}
