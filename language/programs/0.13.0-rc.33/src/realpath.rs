//! `realpath`, which the standard library calls and an old wasi-libc lacks.
//!
//! The host mounts absolute paths without links, so that a path is its own real one.

use core::ffi::c_char;

extern "C" {
    fn strdup(text: *const c_char) -> *mut c_char;
}

/// Copies the path.
///
/// # Safety
/// `path` is a C string; the caller passes no buffer and frees what it gets, as the
/// standard library does.
#[no_mangle]
pub unsafe extern "C" fn realpath(path: *const c_char, _resolved: *mut c_char) -> *mut c_char {
    strdup(path)
}
