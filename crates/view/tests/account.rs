//! What an account takes for the result of dice.
use kernel::{Audience, Event, Note, RuleId, Term, Token, What};
use view::account::{Account, Consequence, Foretold, Shaken};

const RULE: RuleId = RuleId::in_ledger("toy.shoot.fire");
const FIRES: Term = Term::new("fires");

/// A book in which whoever fires says so before the dice.
const ACCOUNT: Account = Account {
    deed: |event| match &event.what {
        What::Noted { token: Some(token), note } if note.kind == FIRES => Some(Consequence::Acts(*token)),
        _ => None,
    },
    throw: |_| None,
    high: |_| None,
    won: |_| false,
    verdict: |_| String::new(),
    fared: |_| Vec::new(),
    side: |_| None,
    ours: |_| false,
    told: |_, _| None,
    shot: |_| None,
    attack: |_| None,
    came: |_| Vec::new(),
    grave: |_| false,
    shaken: Shaken { one: "", many: "", short: "" },
    foretold: Foretold { out: "", left: "", fell: "", shaken: "" },
    dead: "",
};

#[test]
fn who_fires_is_not_taken_for_the_target() {
    let noted = |kind| {
        let what = What::Noted { token: Some(Token(1)), note: Note::new(kind) };
        Event { rule: RULE, audience: Audience::All, what }
    };
    assert!(!ACCOUNT.is_outcome(&noted(FIRES)));
    assert!(ACCOUNT.is_outcome(&noted(Term::new("missed"))));
}
