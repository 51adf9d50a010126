//! Where in a source each kind of change is looked for.

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr, Pat, Stmt, UnOp};

use super::{Finder, Form, Kind, NOT_RULES, grown, span};

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_fn(&mut self, it: &'ast syn::ItemFn) {
        self.function(span(it), &it.sig, &it.attrs, &it.block);
    }

    fn visit_impl_item_fn(&mut self, it: &'ast syn::ImplItemFn) {
        self.function(span(it), &it.sig, &it.attrs, &it.block);
    }

    fn visit_item_mod(&mut self, _: &'ast syn::ItemMod) {}
    fn visit_item_macro(&mut self, _: &'ast syn::ItemMacro) {}
    fn visit_item_enum(&mut self, _: &'ast syn::ItemEnum) {}
    fn visit_item_trait(&mut self, _: &'ast syn::ItemTrait) {}
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}

    fn visit_item_impl(&mut self, it: &'ast syn::ItemImpl) {
        let of = it.trait_.as_ref().and_then(|it| it.1.segments.last()).map(|it| it.ident.to_string());
        if of.is_some_and(|of| NOT_RULES.contains(&of.as_str())) {
            return;
        }
        let syn::Type::Path(path) = &*it.self_ty else { return };
        let owner = path.path.segments.last().map(|it| it.ident.to_string());
        let before = std::mem::replace(&mut self.owner, owner);
        for item in &it.items {
            match item {
                syn::ImplItem::Const(item) if it.trait_.is_none() => {
                    let owner = self.owner.clone();
                    self.constant(span(item), &item.ident, &item.ty, &item.expr, owner);
                }
                syn::ImplItem::Fn(item) => self.visit_impl_item_fn(item),
                _ => {}
            }
        }
        self.owner = before;
    }

    fn visit_item_const(&mut self, it: &'ast syn::ItemConst) {
        self.constant(span(it), &it.ident, &it.ty, &it.expr, None);
    }

    fn visit_item_static(&mut self, it: &'ast syn::ItemStatic) {
        self.constant(span(it), &it.ident, &it.ty, &it.expr, None);
    }

    fn visit_stmt(&mut self, it: &'ast Stmt) {
        if self.constant.is_none() {
            self.dropped(it);
        }
        visit::visit_stmt(self, it);
    }

    fn visit_pat(&mut self, _: &'ast Pat) {}

    fn visit_expr_match(&mut self, it: &'ast syn::ExprMatch) {
        for (arm, next) in it.arms.iter().zip(it.arms.iter().skip(1)) {
            self.swapped(arm, next);
        }
        visit::visit_expr_match(self, it);
    }

    fn visit_arm(&mut self, it: &'ast syn::Arm) {
        if let (Some(pattern), None) = (grown(&it.pat, self.text), &it.guard) {
            let at = it.pat.span().byte_range();
            let at = at.start..span(&it.body).end;
            let change = self.change(Kind::Row, &span(&it.pat), pattern);
            self.edit(at, Form::Arm(change));
        }
        if let Some((_, guard)) = &it.guard {
            self.guard(guard, true);
            self.visit_expr(guard);
        }
        self.visit_expr(&it.body);
    }

    fn visit_expr_if(&mut self, it: &'ast syn::ExprIf) {
        self.guard(&it.cond, true);
        visit::visit_expr_if(self, it);
    }

    fn visit_expr_while(&mut self, it: &'ast syn::ExprWhile) {
        // One that always goes on would only hang.
        self.guard(&it.cond, false);
        visit::visit_expr_while(self, it);
    }

    fn visit_expr_binary(&mut self, it: &'ast syn::ExprBinary) {
        self.binary(it);
        visit::visit_expr_binary(self, it);
    }

    fn visit_expr_unary(&mut self, it: &'ast syn::ExprUnary) {
        if let UnOp::Not(_) = it.op {
            self.either(Kind::Flag, span(it), self.slice(&span(&it.expr)).to_owned());
        }
        visit::visit_expr_unary(self, it);
    }

    fn visit_expr_lit(&mut self, it: &'ast syn::ExprLit) {
        self.literal(it);
    }

    fn visit_expr_array(&mut self, it: &'ast syn::ExprArray) {
        self.cells(it);
        visit::visit_expr_array(self, it);
    }

    fn visit_expr_repeat(&mut self, it: &'ast syn::ExprRepeat) {
        self.visit_expr(&it.expr);
    }

    fn visit_expr_struct(&mut self, it: &'ast syn::ExprStruct) {
        self.fields(it);
        for field in it.fields.iter().filter(|field| field.colon_token.is_some()) {
            self.visit_expr(&field.expr);
        }
        it.rest.iter().for_each(|rest| self.visit_expr(rest));
    }

    fn visit_expr_method_call(&mut self, it: &'ast syn::ExprMethodCall) {
        self.method(it);
        visit::visit_expr_method_call(self, it);
    }

    fn visit_expr_path(&mut self, it: &'ast syn::ExprPath) {
        self.read(it);
    }

    fn visit_expr_reference(&mut self, it: &'ast syn::ExprReference) {
        if self.constant.is_some() && it.mutability.is_none() {
            self.edit(span(it), Form::Keep(span(&it.expr)));
        }
        visit::visit_expr_reference(self, it);
    }

    fn visit_macro(&mut self, it: &'ast syn::Macro) {
        if it.path.is_ident("matches") {
            self.matched(&it.tokens, span(it));
        }
        if it.path.is_ident("vec") {
            let list = syn::punctuated::Punctuated::<Expr, syn::Token![,]>::parse_terminated;
            let list = syn::parse::Parser::parse2(list, it.tokens.clone());
            list.iter().flatten().for_each(|it| self.visit_expr(it));
        }
    }
}
