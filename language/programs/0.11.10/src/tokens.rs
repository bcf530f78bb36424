//! The tokens of a source.

use crate::diagnose;
use language_protocol::{class_of, Answer, Token as Classified};
use tremor_script::{
    errors::{CompilerError, Error},
    lexer::{Token, Tokenizer},
};

/// Lexes a source up to the first character that the lexer refuses.
pub fn tokens(source: &str) -> Answer {
    let mut tokens = vec![];
    let diagnostics = lex(source, &mut tokens)
        .err()
        .map(|error| diagnose::compiler_error(&CompilerError { error, cus: vec![] }, source));
    let mut answer = Answer::from_diagnostics(diagnostics.into_iter().collect());
    answer.tokens = Some(tokens);
    answer
}

fn lex(source: &str, tokens: &mut Vec<Classified>) -> Result<(), Error> {
    for token in Tokenizer::new(source) {
        let token = token?;
        let (start, end) = (token.span.start, token.span.end);
        let variant = format!("{:?}", token.value);
        let name = variant.split('(').next().unwrap_or_default().to_string();
        // Not in the source: 0.11 ends its token streams so.
        if name == "EndOfStream" {
            continue;
        }
        tokens.push(Classified {
            class: class_of(&name),
            name,
            text: covered(source, start.absolute(), end.absolute(), &token.value),
            start: diagnose::position(start),
            end: diagnose::position(end),
        });
    }
    Ok(())
}

/// The part of the source that a token covers; the lexer lets line ends cover nothing.
fn covered(source: &str, start: usize, end: usize, token: &Token) -> String {
    match (token, source.get(start..end)) {
        (Token::NewLine, _) => "\n".into(),
        (_, Some(text)) => text.into(),
        (_, None) => token.to_string(),
    }
}
