//! Talk the Talk on the map (16.3): gifts, words, and what they lead to.
use kernel::{Dice, Pause, Play, What, ask, question::Chance};

use super::{is_npc_star, walk};
use crate::{
    battle::{
        Battle, PersonId, SideId, Stance,
        change::{self, Slot},
        encounter,
        group::{self, Named, Purpose},
        item,
    },
    printed::Attribute,
    table::{
        group::room,
        talk::{Talk, Talked, Talker},
    },
};

/// Whether somebody stands beside one of a side.
pub fn is_beside(battle: &Battle, who: PersonId, with: SideId) -> bool {
    let here = battle.person(who).at;
    battle.functioning().any(|it| it.1.side == with && it.1.at.distance(here) <= 1)
}

pub fn in_sight(battle: &Battle, who: PersonId, with: SideId) -> bool {
    battle.functioning().any(|it| it.1.side == with && battle.sees(who, it.0))
}

/// A gift given beforehand: it is the other side's now.
pub fn give(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, slot: Slot, to: SideId) {
    let Some(item) = change::take(battle, who, slot) else { return };
    let receiver = battle.functioning().find(|it| it.1.side == to).map(|it| it.0);
    if let Some(receiver) = receiver {
        item::receive(battle, receiver, item);
    }
    battle.side_mut(to).talks.gifts += 1;
    let text = format!("gives away a {}", item.thing.name()).into();
    play.tell(rule!("atzr.talk.gifts"), What::Noted { token: Some(who.token()), text });
}

/// The test as it would be taken now, both Leaders for their groups.
pub fn measure(battle: &Battle, who: PersonId, with: SideId) -> Option<Talk> {
    let ours = group::group_of(battle, who, Purpose::Activation);
    let theirs = group::groups(battle, with, Purpose::Activation).into_iter().next()?;
    let talker = |group: &crate::battle::place::Group, gifts: i32| {
        let leader = battle.person(group.leader);
        Talker {
            class: leader.class,
            rep: leader.rep().into(),
            negotiator: leader.has(Attribute::Negotiator),
            gifts,
            characters: group.members.len() as i32,
        }
    };
    Some(Talk {
        ours: talker(&ours, battle.side(with).talks.gifts.into()),
        npcs: talker(&theirs, 0),
        npc_star: is_npc_star(battle.person(theirs.leader)),
    })
}

/// Both Leaders talk; then they barter, join, part or fight.
pub fn talk(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, with: SideId) -> Result<(), Pause> {
    let Some(test) = measure(battle, who, with) else { return Ok(()) };
    let table = battle.scene.printed.clone();
    let scored = test.score(&table.people.talk, play);
    let talked = test.result(scored, &table.people.talk, play);
    let talks = &mut battle.side_mut(with).talks;
    (talks.done, talks.gifts) = (true, 0);
    talks.barters = matches!(talked, Talked::Barter | Talked::BarterAndJoin);
    let success = Talked::success(scored, talked, play);
    encounter::talked(battle, play, success);
    let side = battle.person(who).side;
    match talked {
        Talked::WalkTheWalk => walk(battle, play, side, with),
        Talked::Pleasantries | Talked::Barter => {
            battle.set_stance(side, with, Stance::Neutral);
            let text = "parts in peace".into();
            play.tell(rule!("atzr.talk.roll"), What::Noted { token: Some(who.token()), text });
            Ok(())
        }
        Talked::BarterAndJoin => {
            battle.set_stance(side, with, Stance::Neutral);
            recruit(battle, play, who, with)
        }
    }
}

/// Those of the players' Class whose Rep is not higher than the Star's may join, as many as there is room for.
fn recruit(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, with: SideId) -> Result<(), Pause> {
    let leader = group::group_of(battle, who, Purpose::Activation).leader;
    let (side, class, rep) =
        (battle.person(who).side, battle.person(leader).class, battle.person(leader).rep());
    let joins = |it: &crate::battle::Person| {
        it.side == with && it.class == class && !it.is_generic() && it.rep() <= rep
    };
    let wanted: Vec<Named> = battle.functioning().filter(|it| joins(it.1)).map(|it| Named(it.0)).collect();
    let members = battle.functioning().filter(|it| it.1.side == side).count() as u8;
    let most = usize::from(room(battle.person(leader).rep, members, play));
    if wanted.is_empty() || most == 0 {
        return Ok(());
    }
    play.cite(rule!("atzr.ruling.join-limit"));
    let seat = battle.seat_for(who);
    let asking = ask(rule!("atzr.talk.recruit"), seat).about(who.token());
    for it in play.some(&*battle, asking, &wanted, 0..=most)? {
        if is_npc_star(battle.person(it.0)) {
            play.cite(rule!("atzr.tonya.joins-survivors"));
            battle.person_mut(it.0).deeds.leaves_after = true;
        }
        change::join(battle, play, rule!("atzr.talk.recruit"), it.0, side, Some(seat));
        encounter::recruited(battle, play, it.0);
    }
    Ok(())
}

/// How a talk may end, by the very code that talks.
pub fn odds(battle: &Battle, who: PersonId, with: SideId) -> Vec<Chance> {
    let Some(test) = measure(battle, who, with) else { return Vec::new() };
    let table = &battle.scene.printed.people.talk;
    let all = kernel::odds(|dice| {
        let scored = test.score(table, dice);
        test.result(scored, table, dice)
    });
    let word = |it: Talked| match it {
        Talked::WalkTheWalk => "a fight",
        Talked::Pleasantries => "pleasantries",
        Talked::Barter => "they barter",
        Talked::BarterAndJoin => "they barter and may join",
    };
    all.outcomes.iter().map(|(talked, p)| Chance { what: word(*talked).to_owned(), p: p.clone() }).collect()
}
