//! Stand-in for `tremor-codec`: the trait and the error that one constructor of the
//! event payload names. No script reaches a codec, and the real crate would link an HTTP
//! client and a schema registry into a page.

use std::{fmt, future::Future, pin::Pin};
use tremor_value::Value;

#[derive(Debug)]
pub struct Error;

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("codec")
    }
}

impl std::error::Error for Error {}

type Decoded<'input> = Result<Option<(Value<'input>, Value<'input>)>, Error>;

pub trait Codec: Send + Sync {
    fn decode<'input>(
        &mut self,
        data: &'input mut [u8],
        ingest_ns: u64,
        meta: Value<'input>,
    ) -> Pin<Box<dyn Future<Output = Decoded<'input>> + Send>>;
}
