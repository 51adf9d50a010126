//! What dice have done to those they were rolled at, where several hit.
use kernel::{Event, Term, Token, What};

use super::Phrases;
use crate::{
    clause::Clause,
    story::{self, Names, Saying},
};

/// Whether an event tells what befalls somebody.
pub fn befalls(event: &Event, phrases: &Phrases) -> bool {
    match &event.what {
        What::Fell { .. } | What::Removed { .. } => true,
        What::Noted { token: Some(_), .. } => (phrases.befalls)(event),
        _ => false,
    }
}

/// Whether an attack came to nothing for somebody.
fn is_miss(event: &Event) -> bool {
    matches!(&event.what, What::Noted { note, .. } if note.kind == Term::MISSED)
}

/// What dice have done to whom: of each target what holds in the end.
#[derive(Default)]
pub struct Harms {
    each: Vec<Harm>,
}

struct Harm {
    whom: Option<Token>,
    missed: bool,
    clauses: Vec<Clause>,
}

impl Harms {
    /// A miss is forgotten beside a hit, and everything beside the end.
    pub fn add(&mut self, event: &Event, clause: Clause) {
        let (whom, missed) = (story::token(event), is_miss(event));
        let Some(harm) = self.each.iter_mut().find(|it| it.whom == whom) else {
            return self.each.push(Harm { whom, missed, clauses: vec![clause] });
        };
        if missed && !harm.missed || harm.clauses.contains(&clause) {
            return;
        }
        if harm.missed || matches!(event.what, What::Removed { .. }) {
            harm.clauses.clear();
        }
        harm.missed = missed;
        harm.clauses.push(clause);
    }

    /// Those who were hit, or if nobody was, those who were missed.
    pub fn saying(mut self, names: &Names) -> Saying {
        if self.each.iter().any(|it| !it.missed) {
            self.each.retain(|it| !it.missed);
        }
        let mut each: Vec<Saying> = self.each.into_iter().map(Harm::saying).collect();
        match each.len() {
            1 => each.remove(0),
            _ => {
                let said: Vec<String> = each.iter().map(|it| it.whole(names)).collect();
                Saying::alone(said.join(", "))
            }
        }
    }
}

impl Harm {
    fn saying(self) -> Saying {
        let clause = match self.clauses.as_slice() {
            [one] => one.clone(),
            all => all.iter().map(Clause::words).collect::<Vec<_>>().join(" and ").into(),
        };
        Saying { whom: self.whom, between: " ", clause }
    }
}
