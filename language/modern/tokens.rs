//! The tokens of a source.

use super::diagnose;
use language_protocol::{class_of, Answer, Token as Classified};
use tremor_script::{
    arena::Arena,
    errors::Error,
    lexer::{Lexer, Token},
};

/// Lexes a source up to the first character that the lexer refuses.
pub fn tokens(source: &str) -> Answer {
    let mut tokens = vec![];
    let outcome = lex(source, &mut tokens);
    let diagnostics = outcome.err().map(|e| diagnose::error(&e, source));
    let mut answer = Answer::from_diagnostics(diagnostics.into_iter().collect());
    answer.tokens = Some(tokens);
    answer
}

fn lex(source: &str, tokens: &mut Vec<Classified>) -> Result<(), Error> {
    let (aid, text) = Arena::insert(source)?;
    for token in Lexer::new(text, aid) {
        let token = token?;
        let (start, end) = (token.span.start(), token.span.end());
        let variant = format!("{:?}", token.value);
        let name = variant.split('(').next().unwrap_or_default().to_string();
        tokens.push(Classified {
            class: class_of(&name),
            name,
            text: covered(text, start.absolute(), end.absolute(), &token.value),
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
