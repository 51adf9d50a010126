//! Which rules a place in the source is a part of.
//!
//! Those cited in the function or constant around it; for a measured field also those cited where the field is read. A place in
//! which nothing is cited is a part of what is cited one call away, or two, or three: in those that call it and those that it calls.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::path::Path;

use syn::visit::{self, Visit};
use syn::{Expr, Member};

use super::Source;
use super::find::{Change, span};

/// How many calls away the rules of a place may be cited.
const FARTHEST: usize = 3;
const MOST_RULES: usize = 12;
/// A ruling on more rules is about the game as a whole.
const MOST_SETTLED: usize = 3;

/// The functions and constants of a book, and which of them use which.
#[derive(Default)]
pub struct Graph {
    items: Vec<Item>,
    used_by: BTreeMap<usize, BTreeSet<usize>>,
    uses: BTreeMap<usize, BTreeSet<usize>>,
}

/// A function, constant or static.
struct Item {
    /// Number of its source.
    source: usize,
    at: Range<usize>,
    name: String,
    /// The type whose function or constant it is.
    owner: Option<String>,
    /// The rules cited in it.
    cites: BTreeSet<String>,
    names: BTreeSet<Name>,
    /// The fields it reads, of whatever.
    fields: BTreeSet<String>,
    /// The fields it fills, and what is named in their values: type, field, name.
    fills: Vec<(String, String, Name)>,
    /// The fields whose values it makes for others: type and field.
    makes: BTreeSet<(String, String)>,
}

/// How another item is named in one.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Name {
    /// By a path: module or type, and name.
    Path(Option<String>, String),
    /// As a method of something whose type is not known.
    Method(String),
}

impl Graph {
    pub fn of(sources: &[Source]) -> Graph {
        let mut graph = Graph::default();
        for (nth, source) in sources.iter().enumerate() {
            let Ok(file) = syn::parse_file(&source.text) else { continue };
            let mut reader =
                Reader { source: nth, items: &mut graph.items, owner: None, open: None, filled: None };
            reader.visit_file(&file);
        }
        for item in &mut graph.items {
            let source = &sources[item.source];
            let line = |at: usize| source.text[..at].matches('\n').count() + 1;
            let lines = line(item.at.start)..=line(item.at.end);
            let cited = source.citations.iter().filter(|it| lines.contains(&it.line) && !it.test_only);
            item.cites = cited.map(|it| it.id.clone()).collect();
        }
        graph.link(sources);
        graph
    }

    fn link(&mut self, sources: &[Source]) {
        let mut named: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (nth, item) in self.items.iter().enumerate() {
            named.entry(&item.name).or_default().push(nth);
        }
        let mut made = Vec::new();
        for (from, item) in self.items.iter().enumerate() {
            for name in &item.names {
                let (Name::Path(_, word) | Name::Method(word)) = name;
                let known = named.get(word.as_str()).map_or(&[][..], Vec::as_slice);
                let Some(to) = self.resolve(sources, item, name, known).filter(|to| *to != from) else {
                    continue;
                };
                self.uses.entry(from).or_default().insert(to);
                self.used_by.entry(to).or_default().insert(from);
                let filled = item.fills.iter().filter(|it| it.2 == *name);
                made.extend(filled.map(|it| (to, (it.0.clone(), it.1.clone()))));
            }
        }
        for (to, field) in made {
            self.items[to].makes.insert(field);
        }
    }

    /// The one item that a name can mean; none if there are several.
    fn resolve(&self, sources: &[Source], from: &Item, name: &Name, known: &[usize]) -> Option<usize> {
        let one = |fits: &dyn Fn(&Item) -> bool| {
            let mut all = known.iter().copied().filter(|it| fits(&self.items[*it]));
            all.next().filter(|_| all.next().is_none())
        };
        match name {
            Name::Method(_) => one(&|it| it.owner.is_some()),
            Name::Path(Some(of), _) if of.starts_with(char::is_uppercase) => {
                one(&|it| it.owner.as_deref() == Some(of))
            }
            Name::Path(Some(of), _) => {
                one(&|it| it.owner.is_none() && module(&sources[it.source].name) == *of)
                    .or_else(|| one(&|it| it.owner.is_none()))
            }
            Name::Path(None, _) => one(&|it| it.owner.is_none() && it.source == from.source)
                .or_else(|| one(&|it| it.owner.is_none())),
        }
    }

    /// The rules that a change in a source is about.
    pub fn rules(&self, source: usize, change: &Change) -> BTreeSet<String> {
        let at = &change.at;
        let around = self
            .items
            .iter()
            .enumerate()
            .filter(|(_, it)| it.source == source && it.at.start <= at.start && at.end <= it.at.end);
        let around = around.map(|it| it.0).next();
        let mut rules = around.map(|it| self.items[it].cites.clone()).unwrap_or_default();
        for (of, field) in &change.fills {
            rules.extend(self.nearest(self.readers(of, field)));
        }
        for key in change.cell.iter().flat_map(|it| it.under.iter().rev()) {
            if rules.is_empty() {
                rules = self.nearest(self.readers("", key));
            }
        }
        if rules.is_empty() {
            let makes = around.iter().flat_map(|it| &self.items[*it].makes);
            rules = few(makes.flat_map(|(of, field)| self.nearest(self.readers(of, field))).collect());
        }
        if rules.is_empty() {
            rules = self.nearest(around.into_iter().collect());
        }
        if rules.is_empty() {
            rules = few(self
                .items
                .iter()
                .filter(|it| it.source == source)
                .flat_map(|it| &it.cites)
                .cloned()
                .collect());
        }
        rules
    }

    /// Who reads a field of a context: the type's own functions, or else the functions of whatever holds one.
    fn readers(&self, of: &str, field: &str) -> BTreeSet<usize> {
        let reads = |own: bool| {
            let items = self.items.iter().enumerate().filter(move |(_, it)| {
                it.fields.contains(field) && (!own || it.owner.as_deref() == Some(of))
            });
            items.map(|it| it.0).collect::<BTreeSet<usize>>()
        };
        let own = reads(true);
        if own.is_empty() { reads(false) } else { own }
    }

    /// What these cite, or those nearest to them that cite anything.
    fn nearest(&self, from: BTreeSet<usize>) -> BTreeSet<String> {
        let (mut seen, mut open) = (from.clone(), from);
        for _ in 0..=FARTHEST {
            let cited: BTreeSet<String> =
                open.iter().flat_map(|it| self.items[*it].cites.iter().cloned()).collect();
            if !cited.is_empty() {
                return few(cited);
            }
            let beside = |it: &usize| [self.used_by.get(it), self.uses.get(it)];
            let next = open.iter().flat_map(beside).flatten().flatten().copied();
            open = next.filter(|it| seen.insert(*it)).collect();
        }
        BTreeSet::new()
    }
}

/// What as many rules stand on as this is about none of them in particular.
fn few(rules: BTreeSet<String>) -> BTreeSet<String> {
    if rules.len() <= MOST_RULES { rules } else { BTreeSet::new() }
}

/// A ruling says how a rule is read: where it is cited, that rule is at work too.
pub fn settled(rules: &mut BTreeSet<String>, settles: &BTreeMap<String, Vec<String>>) {
    let of = rules.iter().filter_map(|it| settles.get(it)).filter(|it| it.len() <= MOST_SETTLED);
    let of: Vec<String> = of.flatten().cloned().collect();
    rules.extend(of);
}

/// What a module is called.
fn module(name: &Path) -> String {
    let stem = name.file_stem().filter(|it| *it != "mod");
    let named = stem.or_else(|| name.parent().and_then(Path::file_name));
    named.map(|it| it.to_string_lossy().into_owned()).unwrap_or_default()
}

struct Reader<'a> {
    source: usize,
    items: &'a mut Vec<Item>,
    owner: Option<String>,
    /// The item that is being read.
    open: Option<usize>,
    /// The field whose value is being read.
    filled: Option<(String, String)>,
}

impl Reader<'_> {
    fn item(
        &mut self,
        at: Range<usize>,
        name: &syn::Ident,
        owner: Option<String>,
        read: impl FnOnce(&mut Self),
    ) {
        // What stands within another is a part of it.
        if self.open.is_some() {
            return read(self);
        }
        self.items.push(Item {
            source: self.source,
            at,
            name: name.to_string().trim_start_matches("r#").to_owned(),
            owner,
            cites: BTreeSet::new(),
            names: BTreeSet::new(),
            fields: BTreeSet::new(),
            fills: Vec::new(),
            makes: BTreeSet::new(),
        });
        self.open = Some(self.items.len() - 1);
        read(self);
        self.open = None;
    }

    fn named(&mut self, name: Name) {
        if let Some(open) = self.open {
            let filled = self.filled.iter().map(|(of, field)| (of.clone(), field.clone(), name.clone()));
            self.items[open].fills.extend(filled);
            self.items[open].names.insert(name);
        }
    }
}

fn last(path: &syn::Path) -> Option<(Option<String>, String)> {
    let mut words = path.segments.iter().rev().map(|it| it.ident.to_string());
    let name = words.next()?;
    Some((words.next().map(|it| it.trim_start_matches("r#").to_owned()), name))
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item_fn(&mut self, it: &'ast syn::ItemFn) {
        self.item(span(it), &it.sig.ident, None, |this| visit::visit_item_fn(this, it));
    }

    fn visit_item_const(&mut self, it: &'ast syn::ItemConst) {
        self.item(span(it), &it.ident, None, |this| visit::visit_item_const(this, it));
    }

    fn visit_item_static(&mut self, it: &'ast syn::ItemStatic) {
        self.item(span(it), &it.ident, None, |this| visit::visit_item_static(this, it));
    }

    fn visit_impl_item_fn(&mut self, it: &'ast syn::ImplItemFn) {
        let owner = self.owner.clone();
        self.item(span(it), &it.sig.ident, owner, |this| visit::visit_impl_item_fn(this, it));
    }

    fn visit_impl_item_const(&mut self, it: &'ast syn::ImplItemConst) {
        let owner = self.owner.clone();
        self.item(span(it), &it.ident, owner, |this| visit::visit_impl_item_const(this, it));
    }

    fn visit_item_impl(&mut self, it: &'ast syn::ItemImpl) {
        let owner =
            if let syn::Type::Path(path) = &*it.self_ty { last(&path.path).map(|it| it.1) } else { None };
        let before = std::mem::replace(&mut self.owner, owner);
        visit::visit_item_impl(self, it);
        self.owner = before;
    }

    fn visit_item_mod(&mut self, _: &'ast syn::ItemMod) {}

    fn visit_expr_path(&mut self, it: &'ast syn::ExprPath) {
        if let Some((of, name)) = last(&it.path) {
            let of = if of.as_deref() == Some("Self") { self.owner.clone() } else { of };
            self.named(Name::Path(of, name));
        }
    }

    fn visit_expr_method_call(&mut self, it: &'ast syn::ExprMethodCall) {
        let name = it.method.to_string();
        self.named(match &*it.receiver {
            Expr::Path(path) if path.path.is_ident("self") => Name::Path(self.owner.clone(), name),
            Expr::Struct(made) => Name::Path(last(&made.path).map(|it| it.1), name),
            _ => Name::Method(name),
        });
        visit::visit_expr_method_call(self, it);
    }

    fn visit_expr_field(&mut self, it: &'ast syn::ExprField) {
        if let (Member::Named(field), Some(open)) = (&it.member, self.open) {
            self.items[open].fields.insert(field.to_string());
        }
        visit::visit_expr_field(self, it);
    }

    fn visit_expr_struct(&mut self, it: &'ast syn::ExprStruct) {
        let of = last(&it.path).map(|it| it.1).unwrap_or_default();
        let of = if of == "Self" { self.owner.clone().unwrap_or_default() } else { of };
        for field in &it.fields {
            let Member::Named(name) = &field.member else { continue };
            let before = self.filled.replace((of.clone(), name.to_string()));
            self.visit_expr(&field.expr);
            self.filled = before;
        }
        it.rest.iter().for_each(|rest| self.visit_expr(rest));
    }

    /// A context may be taken apart by a pattern.
    fn visit_field_pat(&mut self, it: &'ast syn::FieldPat) {
        if let (Member::Named(field), Some(open)) = (&it.member, self.open) {
            self.items[open].fields.insert(field.to_string());
        }
        visit::visit_field_pat(self, it);
    }

    fn visit_macro(&mut self, it: &'ast syn::Macro) {
        let list = syn::punctuated::Punctuated::<Expr, syn::Token![,]>::parse_terminated;
        if let Ok(parts) = syn::parse::Parser::parse2(list, it.tokens.clone()) {
            parts.iter().for_each(|it| self.visit_expr(it));
        }
    }
}
