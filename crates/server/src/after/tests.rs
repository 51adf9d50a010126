//! Who hears what in a replay.
use kernel::{Audience, Crew, Event, OwnTables, RuleId, Seat, Token, Viewer, What};
use serde_json::Value;
use shelf::{Bot, GameFault, Past, PastDice, Playouts, ReplayEffort, VictoryTest, WinCount};
use view::{View, account::Account};

use super::PastView;
use crate::seat::Who;

/// A game of two moments in which one seat was told something the others were not.
#[derive(Debug)]
struct Secretive {
    journal: Vec<Event>,
    over: bool,
}

impl Past for Secretive {
    fn moments(&self) -> usize {
        2
    }

    fn told(&self, moment: usize) -> usize {
        if moment == 0 { 0 } else { self.journal.len() }
    }

    fn decisions(&self, _: usize) -> usize {
        0
    }

    fn view(&self, _: usize, viewer: Viewer) -> View {
        View { title: format!("as {viewer:?} sees it"), ..View::default() }
    }

    fn journal(&self) -> &[Event] {
        &self.journal
    }

    fn is_over(&self) -> bool {
        self.over
    }

    fn result(&self) -> Option<Value> {
        None
    }

    fn own_tables(&self) -> Option<&OwnTables> {
        None
    }

    fn chance(
        &self,
        _: usize,
        _: VictoryTest,
        _: &Bot,
        _: Playouts,
        _: &dyn Crew,
    ) -> Result<WinCount, GameFault> {
        Err(GameFault::Other("nobody plays this on".to_owned()))
    }

    fn throws(&self, _: &Account, _: ReplayEffort, _: &dyn Crew, _: &mut dyn FnMut(u32)) -> Vec<PastDice> {
        Vec::new()
    }
}

fn looked(over: bool) -> PastView {
    let rule = RuleId::in_ledger("toy.card.draw");
    let note = |audience, text: &'static str| {
        let what = What::Worded { token: Some(Token(1)), text: text.into() };
        Event { rule, audience, what }
    };
    let journal = vec![
        note(Audience::All, "draws a card"),
        note(Audience::Only(Seat(1)), "has drawn the ambush"),
        note(Audience::Nobody, "hides a pistol"),
    ];
    PastView::new(0, Box::new(Secretive { journal, over }), &books::stock()[0])
}

fn heard(looked: &PastView, who: Who) -> String {
    let moment = looked.moment(who, 1).unwrap_or_else(|it| panic!("{}", it.words));
    assert_eq!(
        moment.view.title,
        format!("as {:?} sees it", who.eyes()),
        "everybody sees with their own eyes"
    );
    moment.told.iter().map(|it| it.text.clone()).collect::<Vec<_>>().join("; ")
}

#[test]
fn what_a_seat_was_not_told_it_does_not_hear_in_the_replay_until_the_game_is_over() {
    let on = looked(false);
    assert!(heard(&on, Who::Sits(Seat(1))).contains("ambush"));
    for who in [Who::Sits(Seat(0)), Who::Watches] {
        assert!(!heard(&on, who).contains("ambush"));
        assert!(heard(&on, who).contains("draws a card"));
        assert!(heard(&looked(true), who).contains("ambush"));
    }
    for who in [Who::Sits(Seat(0)), Who::Sits(Seat(1)), Who::Watches] {
        assert!(![false, true].map(looked).iter().any(|it| heard(it, who).contains("pistol")));
    }
    assert!(on.moment(Who::Watches, 2).is_err());
    assert!(on.report().is_err(), "and there is no report yet");
}
