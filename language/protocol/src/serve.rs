//! The loop of every program: a request a line in, an answer a line out.

use crate::{Answer, Entry, Request, Run};
use std::io::{self, BufRead, Write};

/// One version of the language.
pub trait Language {
    /// Parses and compiles, runs nothing.
    fn check(&mut self, entry: Entry, source: &str) -> Answer;
    /// Runs a script on its events.
    fn run(&mut self, run: Run) -> Answer;
    /// Lexes a source.
    fn tokens(&mut self, source: &str) -> Answer;
    /// Lists what is there.
    fn inventory(&mut self) -> Answer;
}

fn answer(language: &mut dyn Language, line: &str) -> Answer {
    match serde_json::from_str(line) {
        Ok(Request::Check { entry, source }) => language.check(entry, &source),
        Ok(Request::Run(run)) => language.run(run),
        Ok(Request::Tokens { source }) => language.tokens(&source),
        Ok(Request::Inventory) => language.inventory(),
        Err(e) => Answer::protocol_fault(format!("The request is not one: {}", e)),
    }
}

/// Answers every line of stdin until it ends.
///
/// Bytes that are not UTF-8 become replacement characters: a host may hand on
/// whatever a reader pasted, and one bad byte must not end the program.
///
/// # Errors
/// When stdin cannot be read or stdout cannot be written.
pub fn serve(language: &mut dyn Language) -> io::Result<()> {
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        let mut text = serde_json::to_vec(&answer(language, &String::from_utf8_lossy(&line)))?;
        text.push(b'\n');
        output.write_all(&text)?;
        // The host counts answers to know which request is under way.
        output.flush()?;
        line.clear();
    }
    Ok(())
}
