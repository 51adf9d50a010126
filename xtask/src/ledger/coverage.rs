//! What is cited, and what the tests that ran have proved.

use std::collections::BTreeSet;
use std::path::Path;

use serde::Serialize;

use super::{Citations, is_claim, is_example_test};
use crate::Error;
use crate::book::Book;
use crate::facts::Kind;
use crate::ran::{self, Program, Ran, State};
use crate::source::Citation;

/// What a book's code and tests say about its ledger.
#[derive(Serialize)]
pub struct Coverage {
    #[serde(flatten)]
    pub all: Share,
    pub unproved: Vec<String>,
    pub uncited: Vec<String>,
    pub rulings_uncited: Vec<String>,
    pub rulings_unproved: Vec<String>,
    pub examples_untested: Vec<String>,
    pub facts_unproved: Vec<Unproved>,
    pub chapters: Vec<Chapter>,
    pub programs: Vec<Program>,
    /// Tests that claim to prove something, and have not run and passed.
    pub not_run: Vec<String>,
    /// Rules and rulings that several tests apply, and more than half of all: only a proof that names a fact of them counts, and a
    /// ruling has none.
    pub everywhere: Vec<String>,
    #[serde(skip)]
    pub unreliable: Vec<String>,
}

/// One chapter's share, chapters standing in the ledger's order.
#[derive(Serialize)]
pub struct Chapter {
    pub chapter: String,
    #[serde(flatten)]
    pub share: Share,
}

/// A ruling or an example is of the chapter of the first rule it names.
#[derive(Serialize, Default, Clone)]
pub struct Share {
    pub rules: usize,
    pub cited: usize,
    pub proved: usize,
    pub rulings: usize,
    pub rulings_cited: usize,
    pub rulings_proved: usize,
    pub examples: usize,
    pub examples_tested: usize,
    /// Definitions are not counted: nothing can get them wrong.
    pub facts: usize,
    pub facts_proved: usize,
    pub pressing: usize,
    pub pressing_proved: usize,
}

/// A fact without a proof.
#[derive(Serialize)]
pub struct Unproved {
    pub rule: String,
    pub n: u8,
    pub kind: Kind,
}

/// The claims of a book's tests that ran and passed.
pub struct Proofs<'a> {
    ran: Ran,
    /// Every claim of the source, run or not.
    claims: Vec<&'a Citation>,
    everywhere: BTreeSet<String>,
}

impl<'a> Proofs<'a> {
    pub fn read(root: &Path, book: &Book, found: &'a Citations) -> Result<Self, Error> {
        let ran = ran::read(root, book)?;
        let claims: Vec<&Citation> = found.tests.iter().filter(|cited| is_claim(cited)).collect();
        let tests: BTreeSet<_> = claims.iter().map(|cited| (&cited.file, &cited.test)).collect();
        // A ruling has no facts that a claim could name: what begins most games may be applied by more tests than not.
        let most = |id: &str| if id.contains(".ruling.") { 3 * tests.len() / 4 } else { tests.len() / 2 };
        let too_often = |id: &str, n: usize| 1 < n && most(id) < n;
        let often = ran.applied().into_iter().filter(|it| too_often(it.0, it.1));
        let everywhere = often.map(|it| it.0.to_owned()).collect();
        Ok(Proofs { ran, claims, everywhere })
    }

    /// Whether the claim's test ran and passed, and made this very claim.
    pub fn is_proof(&self, claim: &Citation) -> bool {
        let seen = claim.test.as_ref().and_then(|test| self.ran.test(&claim.file, test));
        let facts = seen.and_then(|seen| seen.claims.get(&claim.id));
        let named = |facts: &BTreeSet<u8>| claim.facts.iter().all(|fact| facts.contains(fact));
        facts.is_some_and(named) && (!claim.facts.is_empty() || !self.everywhere.contains(&claim.id))
    }

    fn of<'b>(&'b self, id: &'b str) -> impl Iterator<Item = &'a Citation> + 'b {
        self.claims.iter().copied().filter(move |claim| claim.id == id && self.is_proof(claim))
    }

    /// The tests that prove a fact.
    pub fn of_fact<'b>(&'b self, rule: &'b str, n: u8) -> impl Iterator<Item = &'a Citation> + 'b {
        self.of(rule).filter(move |claim| claim.facts.contains(&n))
    }

    /// Whether a test of the book's examples ran and passed.
    pub fn is_played(&self, cited: &Citation) -> bool {
        let seen = cited.test.as_ref().and_then(|test| self.ran.test(&cited.file, test));
        seen.is_some_and(|seen| seen.claims.contains_key(&cited.id))
    }

    fn not_run(&self) -> Vec<String> {
        let ran = |claim: &Citation| {
            claim.test.as_ref().is_some_and(|test| self.ran.test(&claim.file, test).is_some())
        };
        let not = self.claims.iter().filter(|claim| !ran(claim));
        let named = not
            .map(|claim| format!("{} {}", claim.file.display(), claim.test.as_deref().unwrap_or_default()));
        named.collect::<BTreeSet<String>>().into_iter().collect()
    }

    /// Why what was read is not the whole truth.
    pub fn unreliable(&self) -> Vec<String> {
        let mut said: Vec<String> = self.ran.programs.iter().filter_map(unreliable).collect();
        let (not_run, missing) = (self.not_run().len(), said.len());
        if 0 < not_run && missing == 0 {
            said.push(format!("{not_run} tests that claim to prove something have not run and passed"));
        }
        said
    }
}

fn unreliable(program: &Program) -> Option<String> {
    match &program.state {
        State::Ran => None,
        State::Missing => {
            Some(format!("the test program `{}` has not run since it was built: `cargo test`", program.name))
        }
        State::Stale(file) => Some(format!(
            "the test program `{}` is stale: {} has changed since; `cargo test`",
            program.name,
            file.display()
        )),
    }
}

pub fn coverage(root: &Path, book: &Book) -> Result<Coverage, Error> {
    let found = super::citations(root, book)?;
    let proofs = Proofs::read(root, book, &found)?;
    let cited: BTreeSet<&str> = found.code.iter().map(|citation| citation.id.as_str()).collect();
    let mut counts = Counts { cited, proofs: &proofs, chapters: Vec::new(), lists: Lists::default() };
    counts.rules(book);
    counts.rulings(book);
    let played = |it: &&Citation| is_example_test(book, root, it) && proofs.is_played(it);
    counts.examples(book, &found.tests.iter().filter(played).map(|it| it.id.as_str()).collect());
    let Counts { chapters, lists, .. } = counts;
    let mut all = Share::default();
    chapters.iter().for_each(|chapter| all.add(&chapter.share));
    Ok(Coverage {
        all,
        unproved: lists.unproved,
        uncited: lists.uncited,
        rulings_uncited: lists.rulings_uncited,
        rulings_unproved: lists.rulings_unproved,
        examples_untested: lists.examples_untested,
        facts_unproved: lists.facts_unproved,
        chapters,
        not_run: proofs.not_run(),
        everywhere: proofs.everywhere.iter().cloned().collect(),
        unreliable: proofs.unreliable(),
        programs: proofs.ran.programs,
    })
}

/// Counting in progress.
struct Counts<'a> {
    cited: BTreeSet<&'a str>,
    proofs: &'a Proofs<'a>,
    chapters: Vec<Chapter>,
    lists: Lists,
}

#[derive(Default)]
struct Lists {
    unproved: Vec<String>,
    uncited: Vec<String>,
    rulings_uncited: Vec<String>,
    rulings_unproved: Vec<String>,
    examples_untested: Vec<String>,
    facts_unproved: Vec<Unproved>,
}

impl Counts<'_> {
    fn share(&mut self, rule: &str) -> &mut Share {
        let name = rule.split('.').nth(1).unwrap_or_default();
        let at = self.chapters.iter().position(|known| known.chapter == name).unwrap_or_else(|| {
            self.chapters.push(Chapter { chapter: name.to_owned(), share: Share::default() });
            self.chapters.len() - 1
        });
        &mut self.chapters[at].share
    }

    fn rules(&mut self, book: &Book) {
        for rule in &book.ledger.rules {
            let is_cited = self.cited.contains(rule.id());
            let is_proved = is_cited && self.proofs.of(rule.id()).next().is_some();
            let share = self.share(rule.id());
            share.rules += 1;
            share.cited += usize::from(is_cited);
            share.proved += usize::from(is_proved);
            keep(&mut self.lists.uncited, is_cited, rule.id());
            keep(&mut self.lists.unproved, is_proved, rule.id());
            self.facts(book, rule.id());
        }
    }

    fn facts(&mut self, book: &Book, rule: &str) {
        for fact in book.facts_of(rule).filter(|fact| fact.kind != Kind::Definition) {
            let is_proved = self.proofs.of_fact(rule, fact.n()).next().is_some();
            let share = self.share(rule);
            share.facts += 1;
            share.facts_proved += usize::from(is_proved);
            share.pressing += usize::from(fact.kind.is_pressing());
            share.pressing_proved += usize::from(fact.kind.is_pressing() && is_proved);
            if !is_proved {
                self.lists.facts_unproved.push(Unproved {
                    rule: rule.to_owned(),
                    n: fact.n(),
                    kind: fact.kind,
                });
            }
        }
    }

    /// A ruling that only says what a word means needs no proof.
    fn rulings(&mut self, book: &Book) {
        for ruling in &book.ledger.rulings {
            let is_cited = self.cited.contains(ruling.id()) || ruling.definition.is_some();
            let proved = ruling.definition.is_some() || self.proofs.of(ruling.id()).next().is_some();
            let is_proved = is_cited && proved;
            let share = self.share(ruling.rules.first().map_or("", |it| it.get_ref()));
            share.rulings += 1;
            share.rulings_cited += usize::from(is_cited);
            share.rulings_proved += usize::from(is_proved);
            keep(&mut self.lists.rulings_uncited, is_cited, ruling.id());
            keep(&mut self.lists.rulings_unproved, is_proved, ruling.id());
        }
    }

    fn examples(&mut self, book: &Book, played: &BTreeSet<&str>) {
        for example in &book.ledger.examples {
            let is_tested = played.contains(example.id());
            let share = self.share(example.rules.first().map_or("", |it| it.get_ref()));
            share.examples += 1;
            share.examples_tested += usize::from(is_tested);
            keep(&mut self.lists.examples_untested, is_tested, example.id());
        }
    }
}

fn keep(list: &mut Vec<String>, is_done: bool, id: &str) {
    if !is_done {
        list.push(id.to_owned());
    }
}

impl Share {
    fn add(&mut self, other: &Share) {
        self.rules += other.rules;
        self.cited += other.cited;
        self.proved += other.proved;
        self.rulings += other.rulings;
        self.rulings_cited += other.rulings_cited;
        self.rulings_proved += other.rulings_proved;
        self.examples += other.examples;
        self.examples_tested += other.examples_tested;
        self.facts += other.facts;
        self.facts_proved += other.facts_proved;
        self.pressing += other.pressing;
        self.pressing_proved += other.pressing_proved;
    }
}
