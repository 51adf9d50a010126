//! What the winners of an In Sight Test do, all at the same time (8.4, 8.5).
use std::cmp::Reverse;

use ground::hex::Hex;
use kernel::{Choice, Dice, Interrupt, Note, OptionGroup, OptionView, Pause, Play, ask, question::Anchor};

use super::{
    super::{Battle, PersonId, charge, r#move, shoot, turn::can_act},
    occasion::Contender,
};
use crate::{
    battle::shoot::{Exchange, Manner},
    journal::{Choosing, Happened, Interruption},
};

/// What one of them does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    Fire(PersonId),
    Charge(PersonId, Hex),
    DuckBack,
    Move(Hex),
    Nothing,
    /// What the mechanics would have a Grunt do instead of charging with his Star.
    NotWithHim,
}

/// All decide, then all act at once.
pub fn act(
    battle: &mut Battle,
    play: &mut Play<'_>,
    won: &[Contender],
    startled: &[PersonId],
) -> Result<(), Pause> {
    play.cite(rule!("atzr.insight.who-acts"));
    let mut deeds = Exchange::default();
    for contender in won {
        let mut with_star = false;
        for &who in &contender.group.members {
            if startled.contains(&who) {
                play.note(rule!("atzr.ruling.duck-back-visibility"), who.token(), Happened::Startled);
                continue;
            }
            let Some(enemy) = nearest_enemy(battle, who) else { continue };
            let wish = decide(battle, play, who, with_star)?;
            with_star |= battle.person(who).star && matches!(wish, Wish::Charge(..));
            declare(battle, play, &mut deeds, who, wish, enemy)?;
        }
    }
    shoot::exchange(battle, play, deeds)
}

/// Notes down what he does; a shot is declared before anybody fires.
fn declare(
    battle: &mut Battle,
    play: &mut Play<'_>,
    deeds: &mut Exchange,
    who: PersonId,
    wish: Wish,
    enemy: PersonId,
) -> Result<(), Pause> {
    match wish {
        Wish::Fire(_) if battle.person(who).is_players_star() => {
            play.cite(rule!("atzr.star.advantages"));
            deeds.fires.extend(shoot::declare(battle, play, who, Manner::InSight)?);
        }
        Wish::Fire(_) => deeds.fires.extend(shoot::mechanical(battle, play, who, Manner::InSight)),
        Wish::Charge(who, hex) => deeds.charges.push((who, hex)),
        Wish::DuckBack => deeds.ducks.push((who, battle.person(enemy).at)),
        Wish::Move(hex) => deeds.moves.push((who, hex)),
        Wish::Nothing | Wish::NotWithHim => (),
    }
    Ok(())
}

/// A Star as its player likes, anybody else by the book.
fn decide(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, with_star: bool) -> Result<Wish, Pause> {
    let person = battle.person(who);
    if person.is_players_star() {
        return choose(battle, play, who);
    }
    if person.carries.is_some() {
        play.cite(rule!("atzr.ruling.insight-star-actions"));
        return Ok(Wish::Nothing);
    }
    if with_star && person.seat.is_some() {
        let wish = follow(battle, play, who)?;
        if wish != Wish::NotWithHim {
            return Ok(wish);
        }
    }
    play.cite(rule!("atzr.insight.actions"));
    Ok(by_the_book(battle, who))
}

/// Fire; who cannot charges the nearest enemy he can reach; who cannot do that either ducks back (8.4).
fn by_the_book(battle: &Battle, who: PersonId) -> Wish {
    if shoot::can_fire(battle, who) {
        return Wish::Fire(who);
    }
    let here = battle.person(who).at;
    let humans = charge::in_reach(battle, who)
        .into_iter()
        .filter(|&hex| battle.standing_at(hex).any(|it| battle.hostile(battle.person(who).side, it.1.side)));
    humans.min_by_key(|it| it.distance(here)).map_or(Wish::DuckBack, |hex| Wish::Charge(who, hex))
}

/// Where his Star charges he may charge as well (ruling on Stars in an In Sight).
fn follow(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<Wish, Pause> {
    let charges = charge::in_reach(battle, who).into_iter().map(|hex| Wish::Charge(who, hex));
    let wishes: Vec<Wish> = charges.chain([Wish::NotWithHim]).collect();
    if wishes.len() == 1 {
        return Ok(Wish::NotWithHim);
    }
    let rule = rule!("atzr.ruling.insight-star-actions");
    let asking = ask(rule, battle.seat_for(who)).about(who.token()).because(quicker(battle, who));
    play.pick(&*battle, asking, &wishes)
}

/// A Star fires at whom it likes, charges, ducks, goes on or does nothing.
fn choose(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<Wish, Pause> {
    play.cite(rule!("atzr.ruling.insight-star-actions"));
    let mut wishes = Vec::new();
    if shoot::can_fire(battle, who) {
        wishes.push(Wish::Fire(who));
    }
    wishes.extend(charge::in_reach(battle, who).into_iter().map(|hex| Wish::Charge(who, hex)));
    wishes.push(Wish::DuckBack);
    let active = can_act(battle, who) && battle.groups.iter().any(|it| it.members.contains(&who));
    if active {
        wishes.extend(r#move::free(battle, who).into_iter().map(Wish::Move));
    }
    wishes.push(Wish::Nothing);
    let asking = ask(rule!("atzr.insight.actions"), battle.seat_for(who)).about(who.token());
    let asking = asking.because(quicker(battle, who));
    play.pick(&*battle, asking, &wishes)
}

/// He was quicker than those with whom he took the test.
pub(in crate::battle) fn quicker(battle: &Battle, who: PersonId) -> Interrupt {
    Interrupt::new(Interruption::WinsInSight).by_all(met(battle, who).map(PersonId::token))
}

/// Of the enemies in sight the one who came into it last: because of him the test was taken. Of several the closest.
fn met(battle: &Battle, who: PersonId) -> Option<PersonId> {
    let (side, here) = (battle.person(who).side, battle.person(who).at);
    let group = battle.groups.iter().find(|it| it.members.contains(&who));
    let ours = |it: PersonId| it == who || group.is_some_and(|group| group.members.contains(&it));
    let pair = |enemy: PersonId| move |it: &(PersonId, PersonId)| it.0 == enemy || it.1 == enemy;
    let since = |enemy: PersonId| {
        let of = |it: &(PersonId, PersonId)| pair(enemy)(it) && (ours(it.0) || ours(it.1));
        battle.seen.iter().rposition(of)
    };
    battle
        .functioning()
        .filter(|it| battle.hostile(side, it.1.side) && battle.sees(who, it.0))
        .max_by_key(|it| (since(it.0), Reverse((it.1.at.distance(here), it.0))))
        .map(|it| it.0)
}

/// The enemy in sight who is closest (8.5), of equals the first.
pub fn nearest_enemy(battle: &Battle, who: PersonId) -> Option<PersonId> {
    let (side, here) = (battle.person(who).side, battle.person(who).at);
    battle
        .functioning()
        .filter(|it| battle.hostile(side, it.1.side) && battle.sees(who, it.0))
        .min_by_key(|it| (it.1.at.distance(here), it.0))
        .map(|it| it.0)
}

impl Choice for Wish {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        let at = |hex: Hex| Anchor::Place(ground::hex::centre(hex));
        match *self {
            Wish::Fire(who) => {
                OptionView::new("Fire").group(OptionGroup::Attack).variants(shoot::in_sight(battle, who))
            }
            Wish::Charge(who, hex) => {
                charge::ChargeAction { hex }.offered(battle, who).group(OptionGroup::Attack)
            }
            Wish::DuckBack => OptionView::new("Duck back").group(OptionGroup::Move),
            Wish::Move(hex) => OptionView::new(format!("Go to {hex}")).at(at(hex)).group(OptionGroup::Move),
            Wish::Nothing => OptionView::new("Do nothing").group(OptionGroup::Move),
            Wish::NotWithHim => OptionView::new("Do not charge").group(OptionGroup::Move),
        }
    }

    fn deed(&self, battle: &Battle) -> Option<Note> {
        let deed = match *self {
            Wish::Fire(_) => Choosing::OpensFire,
            Wish::Charge(who, hex) => charge::ChargeAction { hex }.deed(battle, who),
            Wish::DuckBack => Choosing::DucksBack,
            Wish::Move(hex) => Choosing::goes(hex),
            Wish::Nothing => Choosing::DoesNothing,
            Wish::NotWithHim => Choosing::StaysOutOfIt,
        };
        Some(deed.into())
    }
}
