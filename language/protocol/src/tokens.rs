//! Tokens with a class that a highlighter can be held against.

use crate::Position;
use serde::Serialize;

/// A token of the lexer; `text` is the part of the source that it covers.
#[derive(Debug, Serialize)]
pub struct Token {
    pub class: &'static str,
    pub name: String,
    pub text: String,
    pub start: Position,
    pub end: Position,
}

/// Class of a token by the name of its variant, as `TokenClass` in `protocol.ts`.
///
/// The crates' own classification is not public, and matching on the variants
/// would need one table per version for what differs in five words.
pub fn class_of(name: &str) -> &'static str {
    match name {
        "Whitespace" | "NewLine" => "white-space",
        "SingleLineComment" => "comment",
        "DocComment" | "ModComment" => "doc-comment",
        "Bad" => "bad",
        "Ident" => "identifier",
        "IntLiteral" | "FloatLiteral" => "number",
        "Nil" | "BoolLiteral" | "DontCare" => "literal",
        "TestLiteral" => "extractor",
        "DQuote" | "StringLiteral" | "HereDocStart" | "HereDocEnd" | "HereDocLiteral"
        | "EscapedHash" => "string",
        "ConfigDirective" | "LineDirective" => "directive",
        "BSlash" | "Comma" | "Colon" | "ColonColon" | "EqArrow" | "Semi" | "LPatParen"
        | "LParen" | "RParen" | "LBrace" | "Interpol" | "LPatBrace" | "RBrace" | "LBracket"
        | "LPatBracket" | "RBracket" => "symbol",
        "Not" | "BitNot" | "And" | "Or" | "Xor" | "BitAnd" | "BitXor" | "Eq" | "EqEq" | "NotEq"
        | "TildeEq" | "Tilde" | "Gte" | "Gt" | "Lte" | "Lt" | "RBitShiftSigned"
        | "RBitShiftUnsigned" | "LBitShift" | "Add" | "Sub" | "Mul" | "Div" | "Mod" | "Dollar"
        | "Dot" => "operator",
        _ => "keyword",
    }
}

#[cfg(test)]
mod test {
    use super::class_of;

    #[test]
    fn words_are_keywords_unless_named() {
        assert_eq!(class_of("Match"), "keyword");
        assert_eq!(class_of("Not"), "operator");
        assert_eq!(class_of("Nil"), "literal");
    }
}
