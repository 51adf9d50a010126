//! Which functions are called before the program runs: a switch in them could not be built.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::visit::{self, Visit};

/// The names that constants use, and those that such functions use in turn; another function of the same name counts too.
#[derive(Debug, Default)]
pub struct Early {
    used: BTreeSet<String>,
    functions: BTreeMap<String, BTreeSet<String>>,
}

impl Early {
    pub fn read(&mut self, file: &syn::File) {
        self.visit_file(file);
    }

    /// Once everything is read: what the functions use that are used.
    pub fn close(mut self) -> Early {
        let mut open: Vec<String> = self.used.iter().cloned().collect();
        while let Some(name) = open.pop() {
            for used in self.functions.remove(&name).into_iter().flatten() {
                if self.used.insert(used.clone()) {
                    open.push(used);
                }
            }
        }
        self
    }

    pub fn calls(&self, function: &syn::Ident) -> bool {
        self.used.contains(&function.to_string())
    }

    fn function(&mut self, sig: &syn::Signature, block: &syn::Block) {
        if sig.constness.is_some() {
            names(block.to_token_stream(), self.functions.entry(sig.ident.to_string()).or_default());
        }
    }
}

fn names(tokens: TokenStream, into: &mut BTreeSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Ident(it) => _ = into.insert(it.to_string()),
            TokenTree::Group(it) => names(it.stream(), into),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

impl<'ast> Visit<'ast> for Early {
    fn visit_item_const(&mut self, it: &'ast syn::ItemConst) {
        names(it.expr.to_token_stream(), &mut self.used);
    }

    fn visit_item_static(&mut self, it: &'ast syn::ItemStatic) {
        names(it.expr.to_token_stream(), &mut self.used);
    }

    fn visit_impl_item_const(&mut self, it: &'ast syn::ImplItemConst) {
        names(it.expr.to_token_stream(), &mut self.used);
    }

    fn visit_trait_item_const(&mut self, it: &'ast syn::TraitItemConst) {
        names(it.to_token_stream(), &mut self.used);
    }

    fn visit_type_array(&mut self, it: &'ast syn::TypeArray) {
        names(it.len.to_token_stream(), &mut self.used);
    }

    fn visit_expr_repeat(&mut self, it: &'ast syn::ExprRepeat) {
        names(it.len.to_token_stream(), &mut self.used);
        visit::visit_expr_repeat(self, it);
    }

    fn visit_expr_const(&mut self, it: &'ast syn::ExprConst) {
        names(it.to_token_stream(), &mut self.used);
    }

    /// What stands in a macro may be a constant.
    fn visit_item_macro(&mut self, it: &'ast syn::ItemMacro) {
        names(it.to_token_stream(), &mut self.used);
    }

    fn visit_item_fn(&mut self, it: &'ast syn::ItemFn) {
        self.function(&it.sig, &it.block);
        visit::visit_item_fn(self, it);
    }

    fn visit_impl_item_fn(&mut self, it: &'ast syn::ImplItemFn) {
        self.function(&it.sig, &it.block);
        visit::visit_impl_item_fn(self, it);
    }
}
