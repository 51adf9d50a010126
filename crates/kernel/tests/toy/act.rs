//! What a figure of the toy does, and what others do about it.
use kernel::{Choice, Dice, Gone, Menu, OptionView, Pause, Play, Roll, Seat, Term, Token, What, ask};
use serde::{Deserialize, Serialize};

use super::{
    Cellar,
    field::{Reach, distance},
    rule,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card(pub u8);

impl Card {
    pub fn name(self) -> &'static str {
        ["candle", "knife", "rope"][usize::from(self.0)]
    }
}

impl Choice for Card {
    type Table = Cellar;
    fn offered(&self, _: &Cellar) -> OptionView {
        OptionView::new(self.name())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Man(pub usize);

impl Choice for Man {
    type Table = Cellar;
    fn offered(&self, cellar: &Cellar) -> OptionView {
        OptionView::new(format!("figure {} ({} left)", self.0, cellar.figures[self.0].health))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    Move,
    Shoot,
    Play,
    Rest,
}

impl Choice for Deed {
    type Table = Cellar;
    fn offered(&self, _: &Cellar) -> OptionView {
        OptionView::new(format!("{self:?}"))
    }
}

pub fn act(cellar: &mut Cellar, play: &mut Play<'_>, figure: usize) -> Result<(), Pause> {
    let seat = cellar.figures[figure].seat;
    if cellar.figures[figure].health <= 0 {
        return Ok(());
    }
    let mut menu = Menu::default();
    menu.offer(Deed::Rest);
    menu.offer_unless((cellar.figures[figure].health < 2).then_some(rule("toy.act.lame")), Deed::Move);
    menu.offer_unless(targets(cellar, figure).is_empty().then_some(rule("toy.act.no-target")), Deed::Shoot);
    let empty = cellar.hands[usize::from(seat.0)].is_empty();
    menu.offer_unless(empty.then_some(rule("toy.act.no-card")), Deed::Play);
    match play.pick_from(cellar, ask(rule("toy.act.deed"), seat).about(Token(figure as u32)), &menu)? {
        Deed::Move => walk(cellar, play, figure),
        Deed::Shoot => {
            let targets = targets(cellar, figure);
            let target = play.pick(cellar, ask(rule("toy.shoot.target"), seat), &targets)?;
            fire(cellar, play, figure, target.0, 0)
        }
        Deed::Play => cards(cellar, play, figure),
        Deed::Rest => {
            let hours = play.number(cellar, ask(rule("toy.rest.hours"), seat).or(2), 1..=4)?;
            let healed = play.count(rule("toy.rest.heal"), hours as u16, 6, 6..=6);
            cellar.figures[figure].health = (cellar.figures[figure].health + i32::from(healed)).min(4);
            Ok(())
        }
    }
}

fn targets(cellar: &Cellar, figure: usize) -> Vec<Man> {
    let other = Seat(1 - cellar.figures[figure].seat.0);
    let from = cellar.figures[figure].at;
    let near = |it: &usize| distance(from, cellar.figures[*it].at) <= 5;
    cellar.alive(other).into_iter().filter(near).map(Man).collect()
}

/// Whoever it comes near may fire at it.
fn walk(cellar: &mut Cellar, play: &mut Play<'_>, figure: usize) -> Result<(), Pause> {
    let from = cellar.figures[figure].at;
    let reach = Reach { cellar, from };
    let to = play.point(cellar, ask(rule("toy.move.to"), cellar.figures[figure].seat), &reach)?;
    cellar.figures[figure].at = to;
    play.tell(rule("toy.move.to"), What::Moved { token: Token(figure as u32), from, to });
    for watcher in targets(cellar, figure) {
        let seat = cellar.figures[watcher.0].seat;
        let who = Token(watcher.0 as u32);
        if play.yes_no(cellar, ask(rule("toy.react.fire"), seat).about(who).or(1))? {
            fire(cellar, play, watcher.0, figure, 1)?;
        }
        if cellar.figures[figure].health <= 0 {
            break;
        }
    }
    Ok(())
}

/// Both roll until one is better; who is hit and still stands may fire back, down to three deep.
fn fire(
    cellar: &mut Cellar,
    play: &mut Play<'_>,
    shooter: usize,
    target: usize,
    depth: u8,
) -> Result<(), Pause> {
    let better = loop {
        let (ours, theirs) = (play.d6(rule("toy.shoot.duel")), play.d6(rule("toy.shoot.duel")));
        if ours != theirs {
            break theirs < ours;
        }
    };
    if !better {
        return Ok(());
    }
    wound(cellar, play, target, 1)?;
    let able = 0 < cellar.figures[target].health && depth < 3;
    if able && cellar.switches.ambush {
        let seat = cellar.figures[target].seat;
        if play.yes_no(cellar, ask(rule("toy.react.back"), seat).about(Token(target as u32)))? {
            fire(cellar, play, target, shooter, depth + 1)?;
        }
    }
    Ok(())
}

/// The one door for wounds; cards may be thrown away to parry.
pub fn wound(cellar: &mut Cellar, play: &mut Play<'_>, figure: usize, n: i32) -> Result<(), Pause> {
    let seat = cellar.figures[figure].seat;
    let hand = cellar.hands[usize::from(seat.0)].clone();
    let mut left = n;
    if cellar.switches.parry && !hand.is_empty() {
        let most = hand.len().min(2) as i32;
        let thrown = play.number(cellar, ask(rule("toy.wound.parry"), seat), 0..=most)?;
        for _ in 0..thrown {
            cellar.hands[usize::from(seat.0)].pop();
        }
        left = (n - thrown).max(0);
    }
    cellar.figures[figure].health -= left;
    play.tell(
        rule("toy.wound.mark"),
        What::Counted { token: Some(Token(figure as u32)), what: Term::new("wounds"), n: left },
    );
    if cellar.figures[figure].health <= 0 {
        play.tell(
            rule("toy.wound.gone"),
            What::Removed { token: Token(figure as u32), gone: Gone::Out, by: None },
        );
    }
    Ok(())
}

/// One or two cards, chosen in secret, each a die for the health of the figure or the harm of the nearest.
fn cards(cellar: &mut Cellar, play: &mut Play<'_>, figure: usize) -> Result<(), Pause> {
    let seat = cellar.figures[figure].seat;
    let hand = cellar.hands[usize::from(seat.0)].clone();
    let asked = ask(rule("toy.play.cards"), seat);
    let played =
        play.privately(kernel::Audience::Only(seat), |play| play.some(cellar, asked, &hand, 1..=2))?;
    for card in played {
        let hand = &mut cellar.hands[usize::from(seat.0)];
        if let Some(at) = hand.iter().position(|&it| it == card) {
            hand.remove(at);
        }
        let face = play.die(rule("toy.play.strength"), 10);
        match (card.0, targets(cellar, figure).first()) {
            (1, Some(&target)) if 4 <= face => wound(cellar, play, target.0, 1)?,
            (2, Some(&target)) => fire(cellar, play, figure, target.0, 2)?,
            _ => cellar.figures[figure].health = (cellar.figures[figure].health + 1).min(4),
        }
    }
    Ok(())
}
