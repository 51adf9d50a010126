//! Changes of where a rule goes: conditions and arms.

use syn::{BinOp, Expr, Pat};

use super::{Finder, Form, Kind, span};

impl Finder<'_> {
    /// A condition that never holds, or that always does.
    pub(super) fn guard(&mut self, condition: &Expr, may_hold: bool) {
        let at = span(condition);
        if !has_let(condition) {
            let never = self.change(Kind::Guard, &at, "false".to_owned());
            let always = may_hold.then(|| self.change(Kind::Guard, &at, "true".to_owned()));
            return self.edit(at, Form::Either([never].into_iter().chain(always).collect()));
        }
        let never = self.change(Kind::Guard, &at, "false".to_owned());
        self.edit(at, Form::Refuse(never));
        self.beside_let(condition, may_hold);
    }

    /// The conditions that stand beside a `let`.
    fn beside_let(&mut self, condition: &Expr, may_hold: bool) {
        if let Expr::Binary(it) = condition {
            for side in [&it.left, &it.right] {
                match &**side {
                    Expr::Let(_) => {}
                    it if has_let(it) => self.beside_let(it, may_hold),
                    it if may_hold => self.either(Kind::Guard, span(it), "true".to_owned()),
                    _ => {}
                }
            }
        }
    }

    /// An arm of a variant that does what the next one does.
    pub(super) fn swapped(&mut self, arm: &syn::Arm, next: &syn::Arm) {
        let (own, other) = (span(&arm.body), span(&next.body));
        let are_plain = names_nothing(&arm.pat) && (names_nothing(&next.pat) || is_wild(&next.pat));
        let guarded = arm.guard.is_some() || next.guard.is_some();
        if are_plain && !guarded && self.slice(&own) != self.slice(&other) {
            let pattern = span(&arm.pat);
            let change = self.change(Kind::Row, &own, self.slice(&other).to_owned());
            self.edit(pattern.start..own.end, Form::Swap(change, pattern));
        }
    }
}

/// A pattern of variants alone, whose arm can do what another does.
fn names_nothing(pattern: &Pat) -> bool {
    let is_nothing = |it: &Pat| matches!(it, Pat::Wild(_) | Pat::Rest(_)) || names_nothing(it);
    match pattern {
        Pat::Path(_) => true,
        Pat::TupleStruct(it) => it.elems.iter().all(is_nothing),
        Pat::Tuple(it) => it.elems.iter().all(is_nothing),
        Pat::Struct(it) => it.fields.iter().all(|it| is_nothing(&it.pat)),
        Pat::Or(it) => it.cases.iter().all(names_nothing),
        Pat::Paren(it) => names_nothing(&it.pat),
        _ => false,
    }
}

fn is_wild(pattern: &Pat) -> bool {
    matches!(pattern, Pat::Wild(_))
}

pub(super) fn has_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(it) if matches!(it.op, BinOp::And(_)) => has_let(&it.left) || has_let(&it.right),
        Expr::Paren(it) => has_let(&it.expr),
        _ => false,
    }
}
