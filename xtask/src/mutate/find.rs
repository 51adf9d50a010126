//! Finds what can be changed in a rule's source, and where.

mod branch;
pub mod data;
pub mod early;
pub mod measured;
mod visit;

use std::collections::BTreeSet;
use std::ops::Range;

use serde::Serialize;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{BinOp, Expr, Lit, Pat, Stmt};

use self::branch::has_let;
use self::early::Early;
use self::measured::Contexts;

/// What kind of mistake a mutant is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A boundary moved by one, or equal taken for unequal.
    Comparison,
    /// "And" taken for "or".
    Logic,
    Sum,
    /// The highest taken for the lowest, any for all.
    Extreme,
    Constant,
    /// A cell of a table, in code or in data.
    Cell,
    /// A modifier that is not added.
    Modifier,
    /// Something that is not done.
    Effect,
    /// A condition that never holds.
    Guard,
    /// A measured yes that is a no.
    Flag,
    /// A row of a `match` that reaches one further.
    Row,
    /// A field of what a table procedure takes, measured wrongly by the board.
    Measured,
}

impl Kind {
    /// As it is written in the report and on the command line.
    pub fn word(self) -> String {
        serde_json::to_value(self).ok().and_then(|it| it.as_str().map(str::to_owned)).unwrap_or_default()
    }
}

/// One change of one place.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    pub kind: Kind,
    pub at: Range<usize>,
    pub mutated: String,
    /// The constant or static in whose value it stands.
    pub constant: Option<usize>,
    /// The fields of contexts that it fills: type and field.
    pub fills: Vec<(String, String)>,
    /// The cell of an included file that is changed.
    pub cell: Option<data::Cell>,
}

/// How a change, or what makes one possible, is written into the source.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// One of these values instead, by number in `File::changes`.
    Either(Vec<usize>),
    /// The statement is left out.
    Drop(usize),
    /// An arm that stands before this one.
    Arm(usize),
    /// A reference in a constant's value, which outlives the function that now makes the value.
    Keep(Range<usize>),
    /// A constant's name where it is read while the program runs: its qualifier and name.
    Read(Option<String>, String),
    /// A condition with `let`, which does not hold any more.
    Refuse(usize),
    /// An arm that stands before this one, with its pattern and the body of the arm after it.
    Swap(usize, Range<usize>),
    /// A field whose value has its name, with another value.
    Field(usize),
    /// The `const` of a function that nothing calls before the program runs.
    Unconst,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Edit {
    pub at: Range<usize>,
    pub form: Form,
    pub constant: Option<usize>,
}

/// A constant or static whose value can be made while the program runs.
#[derive(Clone, Debug, PartialEq)]
pub struct Constant {
    pub name: String,
    /// The type whose associated constant it is.
    pub owner: Option<String>,
    /// It stands in a function.
    pub is_local: bool,
    pub item: Range<usize>,
    pub ty: Range<usize>,
    pub value: Range<usize>,
    /// The file that is its value.
    pub included: Option<String>,
}

#[derive(Debug, Default)]
pub struct File {
    pub changes: Vec<Change>,
    pub edits: Vec<Edit>,
    pub constants: Vec<Constant>,
    /// The fields of contexts that it fills with what it measured: type and field.
    pub filled: BTreeSet<(String, String)>,
}

/// What is known of all sources of a book together.
#[derive(Debug, Default)]
pub struct Known {
    pub flags: Flags,
    pub early: Early,
    pub contexts: Contexts,
}

/// The struct fields of a book that are yes or no: type and field.
pub type Flags = BTreeSet<(String, String)>;

pub fn parse(text: &str) -> Result<syn::File, String> {
    syn::parse_file(text).map_err(|error| format!("{}: {error}", error.span().start().line))
}

pub fn flags(file: &syn::File, into: &mut Flags) {
    for item in &file.items {
        let syn::Item::Struct(item) = item else { continue };
        for field in &item.fields {
            let is_bool = matches!(&field.ty, syn::Type::Path(it) if it.path.is_ident("bool"));
            if let (true, Some(name)) = (is_bool, &field.ident) {
                into.insert((item.ident.to_string(), name.to_string()));
            }
        }
    }
}

/// Every place of a file that can be changed; one that measures fills the contexts of the others.
pub fn find(text: &str, file: &syn::File, known: &Known, measures: bool) -> File {
    let (found, around) = (File::default(), Vec::new());
    let mut finder = Finder { text, known, measures, found, owner: None, constant: None, around };
    finder.visit_file(file);
    finder.found
}

struct Finder<'a> {
    text: &'a str,
    known: &'a Known,
    measures: bool,
    found: File,
    owner: Option<String>,
    constant: Option<usize>,
    around: Vec<Range<usize>>,
}

/// Statements that only say what happened.
const TELLS: [&str; 7] = ["cite", "tell", "note", "told", "mark", "needs", "came"];
/// Traits that are about words and files.
const NOT_RULES: [&str; 8] =
    ["Display", "Debug", "JsonSchema", "Serialize", "Deserialize", "Error", "Hash", "Written"];
/// Types whose value is made when the program runs already.
const LAZY: [&str; 7] = ["LazyLock", "OnceLock", "Mutex", "RefCell", "Cell", "Known", "Atomic"];
const OPPOSITES: [(&str, &str); 5] = [
    ("min", "max"),
    ("any", "all"),
    ("min_by_key", "max_by_key"),
    ("saturating_sub", "saturating_add"),
    ("is_some", "is_none"),
];

impl Finder<'_> {
    fn slice(&self, at: &Range<usize>) -> &str {
        &self.text[at.clone()]
    }

    fn change(&mut self, kind: Kind, at: &Range<usize>, mutated: String) -> usize {
        let (constant, fills, cell) = (self.constant, Vec::new(), None);
        self.found.changes.push(Change { kind, at: at.clone(), mutated, constant, fills, cell });
        self.found.changes.len() - 1
    }

    fn edit(&mut self, at: Range<usize>, form: Form) {
        self.found.edits.push(Edit { at, form, constant: self.constant });
    }

    fn either(&mut self, kind: Kind, at: Range<usize>, mutated: String) {
        let change = self.change(kind, &at, mutated);
        self.edit(at, Form::Either(vec![change]));
    }

    /// The text of `whole` with `part` replaced.
    fn with(&self, whole: &Range<usize>, part: &Range<usize>, by: &str) -> String {
        format!("{}{by}{}", &self.text[whole.start..part.start], &self.text[part.end..whole.end])
    }

    fn function(
        &mut self,
        at: Range<usize>,
        sig: &syn::Signature,
        attrs: &[syn::Attribute],
        block: &syn::Block,
    ) {
        let is_test = attrs.iter().any(|it| it.path().is_ident("test") || it.path().is_ident("cfg"));
        if is_test {
            return;
        }
        if let Some(word) = &sig.constness {
            if self.known.early.calls(&sig.ident) {
                return;
            }
            self.edit(span(word), Form::Unconst);
        }
        if makes_words(&sig.output, self.text) {
            return;
        }
        self.around.push(at);
        if let (syn::ReturnType::Type(_, ty), Some(Stmt::Expr(tail, None))) =
            (&sig.output, block.stmts.last())
        {
            let is_bool = matches!(&**ty, syn::Type::Path(it) if it.path.is_ident("bool"));
            let opaque =
                matches!(tail, Expr::MethodCall(_) | Expr::Call(_) | Expr::Field(_) | Expr::Macro(_));
            if is_bool && opaque {
                let at = span(tail);
                self.either(Kind::Flag, at.clone(), format!("!({})", self.slice(&at)));
            }
        }
        self.visit_block(block);
        self.around.pop();
    }

    fn constant(
        &mut self,
        item: Range<usize>,
        name: &syn::Ident,
        ty: &syn::Type,
        value: &Expr,
        owner: Option<String>,
    ) {
        let (ty, at) = (span(ty), span(value));
        if LAZY.iter().any(|it| self.slice(&ty).contains(it)) {
            return self.visit_expr(value);
        }
        let included = included(value);
        if included.is_none() && self.slice(&ty).contains("str") && !self.slice(&ty).contains('(') {
            return;
        }
        let is_local = self.around.iter().any(|it| it.start < item.start);
        self.found.constants.push(Constant {
            name: name.to_string(),
            owner,
            is_local,
            item: item.clone(),
            ty,
            value: at,
            included,
        });
        let before = self.constant.replace(self.found.constants.len() - 1);
        self.around.push(item);
        self.visit_expr(value);
        self.around.pop();
        self.constant = before;
    }

    fn binary(&mut self, it: &syn::ExprBinary) {
        let (kind, by) = match it.op {
            BinOp::Lt(_) => (Kind::Comparison, "<="),
            BinOp::Le(_) => (Kind::Comparison, "<"),
            BinOp::Gt(_) => (Kind::Comparison, ">="),
            BinOp::Ge(_) => (Kind::Comparison, ">"),
            BinOp::Eq(_) => (Kind::Comparison, "!="),
            BinOp::Ne(_) => (Kind::Comparison, "=="),
            BinOp::And(_) => (Kind::Logic, "||"),
            BinOp::Or(_) => (Kind::Logic, "&&"),
            BinOp::Add(_) => (Kind::Sum, "-"),
            BinOp::Sub(_) => (Kind::Sum, "+"),
            _ => return,
        };
        let whole = Expr::Binary(it.clone());
        if has_let(&whole) {
            return;
        }
        let (at, op) = (span(it), span(&it.op));
        let mutated = if kind == Kind::Logic {
            format!("({}) {by} ({})", self.slice(&span(&it.left)), self.slice(&span(&it.right)))
        } else {
            self.with(&at, &op, by)
        };
        self.either(kind, at, mutated);
    }

    fn literal(&mut self, lit: &syn::ExprLit) {
        let at = span(lit);
        let kind = if self.constant.is_some() { Kind::Cell } else { Kind::Constant };
        match &lit.lit {
            Lit::Int(number) => {
                let Some(other) = next(number) else { return };
                self.either(kind, at, other);
            }
            Lit::Bool(it) => self.either(kind, at, (!it.value).to_string()),
            _ => {}
        }
    }

    /// A cell that is no number has the value of the cell after it.
    fn cells(&mut self, array: &syn::ExprArray) {
        let cells: Vec<Range<usize>> = array.elems.iter().map(span).collect();
        for (cell, next) in cells.iter().zip(cells.iter().skip(1)) {
            let (own, other) = (self.slice(cell).to_owned(), self.slice(next).to_owned());
            let is_word = own.chars().all(|it| it.is_alphanumeric() || it == ':' || it == '_');
            if own != other && is_word && own.starts_with(char::is_uppercase) {
                self.either(Kind::Cell, cell.clone(), other);
            }
        }
    }

    fn fields(&mut self, literal: &syn::ExprStruct) {
        let Some(name) = literal.path.segments.last().map(|it| it.ident.to_string()) else { return };
        let name = if name == "Self" { self.owner.clone().unwrap_or_default() } else { name };
        let mut before = literal.path.segments.iter().rev().skip(1).map(|it| it.ident.to_string());
        let is_case = before.next().is_some_and(|it| it.starts_with(char::is_uppercase));
        for field in &literal.fields {
            let syn::Member::Named(member) = &field.member else { continue };
            if !is_case && self.measured(&name, &member.to_string(), field) {
                continue;
            }
            let is_literal = matches!(&field.expr, Expr::Lit(_));
            if is_literal || !self.known.flags.contains(&(name.clone(), member.to_string())) {
                continue;
            }
            let at = span(&field.expr);
            let mutated = format!("!({})", self.slice(&at));
            if field.colon_token.is_some() {
                self.either(Kind::Flag, at, mutated);
            }
        }
    }

    /// The fields of contexts that are called like this one of something at hand.
    fn fills(&self, place: &Expr) -> Vec<(String, String)> {
        let Expr::Field(syn::ExprField { base, member: syn::Member::Named(name), .. }) = place else {
            return Vec::new();
        };
        if !self.measures || !matches!(**base, Expr::Path(_)) {
            return Vec::new();
        }
        self.known.contexts.named(&name.to_string())
    }

    /// Whether this fills a field of a context, which can be measured wrongly.
    fn measured(&mut self, of: &str, name: &str, field: &syn::FieldValue) -> bool {
        let at = span(&field.expr);
        let wrong = self.known.contexts.wrong(of, name, &field.expr, self.slice(&at));
        let Some(wrong) = wrong.filter(|_| self.measures) else { return false };
        let change = self.change(Kind::Measured, &at, wrong);
        self.filled(change, vec![(of.to_owned(), name.to_owned())]);
        let is_named = field.colon_token.is_some();
        self.edit(at, if is_named { Form::Either(vec![change]) } else { Form::Field(change) });
        true
    }

    fn filled(&mut self, change: usize, fills: Vec<(String, String)>) {
        self.found.filled.extend(fills.iter().cloned());
        self.found.changes[change].fills = fills;
    }

    fn dropped(&mut self, statement: &Stmt) {
        let Stmt::Expr(expr, Some(_)) = statement else { return };
        let inner = if let Expr::Try(it) = expr { &*it.expr } else { expr };
        let fills = match inner {
            Expr::Assign(it) => self.fills(&it.left),
            Expr::Binary(it) if is_assigning(&it.op) => self.fills(&it.left),
            _ => Vec::new(),
        };
        let kind = match inner {
            _ if !fills.is_empty() => Kind::Measured,
            Expr::MethodCall(it) if TELLS.iter().any(|tells| it.method == tells) => return,
            Expr::MethodCall(it) if it.method == "add" || it.method == "add_to" => Kind::Modifier,
            Expr::Call(it) if self.slice(&span(&it.func)).contains("add_") => Kind::Modifier,
            Expr::MethodCall(_) | Expr::Call(_) | Expr::Assign(_) => Kind::Effect,
            Expr::Binary(it) if is_assigning(&it.op) => Kind::Effect,
            _ => return,
        };
        let at = span(statement);
        let change = self.change(kind, &at, String::new());
        self.filled(change, fills);
        self.edit(at, Form::Drop(change));
    }

    fn method(&mut self, call: &syn::ExprMethodCall) {
        let opposite = OPPOSITES.iter().find_map(|&(one, other)| match () {
            () if call.method == one => Some(other),
            () if call.method == other => Some(one),
            () => None,
        });
        let (at, name) = (span(call), span(&call.method));
        if let Some(by) = opposite {
            self.either(Kind::Extreme, at.clone(), self.with(&at, &name, by));
        }
    }

    fn read(&mut self, path: &syn::ExprPath) {
        let Some(last) = path.path.segments.last().filter(|it| it.arguments.is_empty()) else { return };
        let name = last.ident.to_string();
        let shouts = name.chars().all(|it| it.is_ascii_uppercase() || it.is_ascii_digit() || it == '_');
        if !shouts || name.len() < 2 || path.qself.is_some() {
            return;
        }
        let (at, own) = (span(path), span(&last.ident));
        let qualifier = self.text[at.start..own.start].trim_end_matches("::").to_owned();
        let qualifier = match (qualifier.as_str(), &self.owner) {
            ("", _) => None,
            ("Self", Some(owner)) => Some(owner.clone()),
            _ => Some(qualifier),
        };
        self.edit(at, Form::Read(qualifier, name));
    }

    fn matched(&mut self, tokens: &proc_macro2::TokenStream, at: Range<usize>) {
        let parser = |input: syn::parse::ParseStream| {
            let value: Expr = input.parse()?;
            input.parse::<syn::Token![,]>()?;
            let pattern = Pat::parse_multi(input)?;
            input.parse::<proc_macro2::TokenStream>()?;
            Ok((value, pattern))
        };
        let Ok((value, Pat::Or(pattern))) = syn::parse::Parser::parse2(parser, tokens.clone()) else {
            return;
        };
        self.visit_expr(&value);
        let cases: Vec<Range<usize>> = pattern.cases.iter().map(span).collect();
        let whole = span(&pattern);
        let changes = cases.iter().enumerate().map(|(left_out, _)| {
            let others = cases.iter().enumerate().filter(|it| it.0 != left_out);
            let others: Vec<&str> = others.map(|it| self.slice(it.1)).collect();
            self.with(&at, &whole, &others.join(" | "))
        });
        let changes: Vec<String> = changes.collect();
        let changes = changes.into_iter().map(|it| self.change(Kind::Cell, &at, it)).collect();
        self.edit(at, Form::Either(changes));
    }
}

pub fn span(it: &(impl Spanned + ?Sized)) -> Range<usize> {
    it.span().byte_range()
}

/// The number one higher, or one lower where a byte would overflow.
fn next(number: &syn::LitInt) -> Option<String> {
    let value: u64 = number.base10_parse().ok()?;
    let other = if matches!(value, 127 | 255 | 32_767 | 65_535) { value - 1 } else { value + 1 };
    Some(format!("{other}{}", number.suffix()))
}

/// A pattern of numbers that reaches one further.
fn grown(pattern: &Pat, text: &str) -> Option<String> {
    let last = match pattern {
        Pat::Lit(it) => Expr::Lit(it.clone()),
        Pat::Range(it) => it.end.as_deref()?.clone(),
        Pat::Or(it) => return grown(it.cases.last()?, text),
        _ => return None,
    };
    let Expr::Lit(syn::ExprLit { lit: Lit::Int(number), .. }) = &last else { return None };
    let (at, part) = (span(pattern), span(&last));
    let value = next(number)?;
    Some(format!("{}{value}{}", &text[at.start..part.start], &text[part.end..at.end]))
}

fn is_assigning(op: &BinOp) -> bool {
    matches!(op, BinOp::AddAssign(_) | BinOp::SubAssign(_) | BinOp::MulAssign(_) | BinOp::DivAssign(_))
        || matches!(op, BinOp::BitOrAssign(_) | BinOp::BitAndAssign(_))
}

fn makes_words(output: &syn::ReturnType, text: &str) -> bool {
    let syn::ReturnType::Type(_, ty) = output else { return false };
    let named =
        |name: &str| text[span(ty)].split(|it: char| !it.is_alphanumeric() && it != '_').any(|it| it == name);
    !text[span(ty)].contains("Result") && (named("String") || named("str"))
}

fn included(value: &Expr) -> Option<String> {
    let Expr::Macro(it) = value else { return None };
    let name: syn::LitStr =
        it.mac.path.is_ident("include_str").then(|| it.mac.parse_body().ok()).flatten()?;
    Some(name.value())
}
