//! Functions and constants that a module file declares, read off its tokens.
//!
//! The crate publishes neither its syntax tree nor the names that it registers, and the
//! documentation it collects leaves out modules inside a file.

use tremor_script::lexer::{Token, Tokenizer};

/// A function with its parameters, `open` when they end in `...`.
pub struct DeclaredFunction {
    pub module: Vec<String>,
    pub name: String,
    pub params: Vec<String>,
    pub open: bool,
}

#[derive(Default)]
pub struct Declarations {
    pub functions: Vec<DeclaredFunction>,
    /// Path of inner modules, and the constant's name last.
    pub constants: Vec<Vec<String>>,
}

/// Reads a file that compiles; `module` is the path of inner modules from the file.
pub fn declarations(source: &str) -> Declarations {
    let tokens: Vec<_> = Tokenizer::new(source)
        .filter_map(Result::ok)
        .map(|spanned| spanned.value)
        .filter(|token| !matches!(token, Token::Whitespace(_) | Token::NewLine))
        .collect();
    let mut found = Declarations::default();
    // Blocks open with `of` or `with` and close with `end`; a module's has a name.
    let mut blocks: Vec<Option<String>> = vec![];
    for (at, token) in tokens.iter().enumerate() {
        let name = ident(tokens.get(at + 1));
        // Inside a function or a match, nothing is declared.
        let modules: Option<Vec<String>> = blocks.iter().cloned().collect();
        match (token, name, modules) {
            (Token::Of | Token::With, _, _) => blocks.push(module_before(&tokens[..at])),
            (Token::End, _, _) => {
                blocks.pop();
            }
            (Token::Fun, Some(name), Some(module)) => {
                let (params, open) = params(&tokens[at + 2..]);
                found.functions.push(DeclaredFunction {
                    module,
                    name,
                    params,
                    open,
                });
            }
            (Token::Const, Some(name), Some(mut path)) => {
                path.push(name);
                found.constants.push(path);
            }
            _ => (),
        }
    }
    found
}

fn ident(token: Option<&Token>) -> Option<String> {
    match token {
        Some(Token::Ident(name, _)) => Some(name.to_string()),
        _ => None,
    }
}

/// The name in `mod name` directly before a `with`.
fn module_before(tokens: &[Token]) -> Option<String> {
    match tokens {
        [.., Token::Module, name] => ident(Some(name)),
        _ => None,
    }
}

/// The names between the parentheses that follow a function's name.
fn params(tokens: &[Token]) -> (Vec<String>, bool) {
    let list: Vec<_> = tokens
        .iter()
        .take_while(|t| !matches!(t, Token::RParen))
        .collect();
    let names = list
        .iter()
        .filter_map(|token| ident(Some(*token)))
        .collect();
    (names, list.iter().any(|token| matches!(token, Token::Dot)))
}
