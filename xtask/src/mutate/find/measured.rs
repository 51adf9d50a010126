//! The fields of what table procedures take, and what a board would say that measured them wrongly.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use quote::ToTokens;
use syn::{Expr, Fields, Item, Type};

/// By type and field: what a context consists of. A context is what a table procedure can be given from outside.
#[derive(Debug, Default)]
pub struct Contexts {
    fields: BTreeMap<(String, String), Measure>,
    /// Two cases of each enum, with their whole paths; of two enums of one name those of the table's.
    cases: BTreeMap<String, [String; 2]>,
}

#[derive(Clone, Debug, PartialEq)]
enum Measure {
    YesOrNo,
    Number,
    Length,
    Maybe,
    Named(String),
}

impl Contexts {
    /// Reads a source of a book; `name` is its path below `src`.
    pub fn read(&mut self, name: &Path, file: &syn::File) {
        for item in &file.items {
            match item {
                Item::Struct(it) if name.starts_with("table") && is_read(&it.attrs) => self.context(it),
                Item::Enum(it) => self.choice(name, it),
                _ => {}
            }
        }
    }

    fn context(&mut self, it: &syn::ItemStruct) {
        let Fields::Named(fields) = &it.fields else { return };
        for field in &fields.named {
            let Some(name) = field.ident.as_ref().map(ToString::to_string) else { continue };
            let measure = measure(&name, &field.ty);
            self.fields.insert((it.ident.to_string(), name), measure);
        }
    }

    fn choice(&mut self, name: &Path, it: &syn::ItemEnum) {
        let plain = it.variants.iter().filter(|it| matches!(it.fields, Fields::Unit));
        let path = |case: &syn::Variant| format!("{}::{}::{}", module(name), it.ident, case.ident);
        let plain: Vec<String> = plain.map(path).collect();
        let [one, other, ..] = &plain[..] else { return };
        let cases = [one.clone(), other.clone()];
        if name.starts_with("table") {
            self.cases.insert(it.ident.to_string(), cases);
        } else {
            self.cases.entry(it.ident.to_string()).or_insert(cases);
        }
    }

    /// What stands in this field instead of what the board measured; none for what is no measurement.
    pub fn wrong(&self, of: &str, field: &str, value: &Expr, text: &str) -> Option<String> {
        let measure = self.fields.get(&(of.to_owned(), field.to_owned()))?;
        if is_given(value) {
            return None;
        }
        Some(match measure {
            Measure::YesOrNo => format!("!({text})"),
            Measure::Number => format!("({text}) + 1"),
            Measure::Length => "0".to_owned(),
            Measure::Maybe => "None".to_owned(),
            Measure::Named(ty) => match self.cases.get(ty) {
                Some([one, other]) => {
                    format!("{{ let it = {text}; if it == {one} {{ {other} }} else {{ {one} }} }}")
                }
                _ => "Default::default()".to_owned(),
            },
        })
    }

    /// The contexts that have a field of this name.
    pub fn named(&self, field: &str) -> Vec<(String, String)> {
        self.fields.keys().filter(|it| it.1 == field).cloned().collect()
    }

    /// The fields of contexts that none of these places fills.
    pub fn without(&self, filled: &BTreeSet<(String, String)>) -> Vec<String> {
        let left = self.fields.keys().filter(|it| !filled.contains(*it));
        left.map(|(of, field)| format!("{of}.{field}")).collect()
    }
}

fn is_read(attrs: &[syn::Attribute]) -> bool {
    attrs
        .iter()
        .any(|it| it.path().is_ident("derive") && it.to_token_stream().to_string().contains("Deserialize"))
}

fn measure(field: &str, ty: &Type) -> Measure {
    let Type::Path(path) = ty else { return Measure::Named(String::new()) };
    let name = path.path.segments.last().map(|it| it.ident.to_string()).unwrap_or_default();
    match name.as_str() {
        "bool" => Measure::YesOrNo,
        "u8" | "u16" | "u32" | "usize" | "i8" | "i16" | "i32" if field.ends_with("_mm") => Measure::Length,
        "u8" | "u16" | "u32" | "usize" | "i8" | "i16" | "i32" => Measure::Number,
        "Option" => Measure::Maybe,
        _ => Measure::Named(name),
    }
}

/// A value that no board had to be looked at for.
fn is_given(value: &Expr) -> bool {
    match value {
        Expr::Lit(_) | Expr::Struct(_) => true,
        Expr::Path(it) => {
            it.path.segments.last().is_some_and(|it| it.ident.to_string().starts_with(char::is_uppercase))
        }
        _ => false,
    }
}

fn module(name: &Path) -> String {
    let below = name.with_extension("");
    let mut modules: Vec<String> = below.iter().map(|it| it.to_string_lossy().into_owned()).collect();
    modules.pop_if(|it| it == "mod");
    let modules = modules.into_iter().map(|it| if it == "move" { "r#move".to_owned() } else { it });
    ["crate".to_owned()].into_iter().chain(modules).collect::<Vec<_>>().join("::")
}
