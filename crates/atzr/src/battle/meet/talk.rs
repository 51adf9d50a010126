//! Talk the Talk on the map (16.3): gifts, words, and what they lead to.
use kernel::{
    Choice, Dice, Interrupt, Note, OptionView, Pause, Play, Seat, Throw, ask,
    question::{Anchor, Chance},
    rule::hit,
    scripted,
};

use super::{is_npc_star, strangers::close_places, walk, walk_odds};
use crate::{
    battle::{
        Battle, FigureId, Person, PersonId, SideId, Stance, State,
        change::{self, Slot},
        encounter,
        group::{self, Purpose},
        item,
    },
    journal::{Choosing, Ending, Happened, Interruption},
    phrases,
    printed::{Attribute, CounterThing},
    table::{
        group::room,
        talk::{Talk, Talked, Talker, may_join},
    },
    view::{is_known, is_known_group, words},
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
    let receiver = nearest(battle, who, to);
    if let Some(receiver) = receiver {
        item::receive(battle, receiver, item);
    }
    battle.side_mut(to).talks.gifts += 1;
    let thing = item.thing.name().into();
    let note = Happened::GivesAway { thing, to: receiver.map(PersonId::token) };
    play.note(rule!("atzr.talk.gifts"), who.token(), note);
}

/// The one of a side who is nearest to somebody.
fn nearest(battle: &Battle, who: PersonId, of: SideId) -> Option<PersonId> {
    let here = battle.person(who).at;
    let all = battle.functioning().filter(|it| it.1.side == of);
    all.min_by_key(|it| (it.1.at.distance(here), it.0)).map(|it| it.0)
}

/// The test as it would be taken now, both Leaders for their groups.
pub fn measure(battle: &Battle, who: PersonId, with: SideId) -> Option<Talk> {
    let ours = group::group_of(battle, who, Purpose::Activation);
    let theirs = group::group_of(battle, nearest(battle, who, with)?, Purpose::Activation);
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

/// The two who talk: the Leader of the players' group, and theirs.
fn leaders(battle: &Battle, who: PersonId, with: SideId) -> Option<(PersonId, PersonId)> {
    let near = nearest(battle, who, with)?;
    let leader = |it: PersonId| group::group_of(battle, it, Purpose::Activation).leader;
    Some((leader(who), leader(near)))
}

/// Both of them as they roll.
pub fn talkers(battle: &Battle, who: PersonId, with: SideId) -> Vec<Throw> {
    let Some((ours, theirs)) = leaders(battle, who, with) else { return Vec::new() };
    let [ours, theirs] = [ours, theirs].map(PersonId::token);
    vec![Throw::by(ours).at(theirs), Throw::by(theirs).at(ours)]
}

/// Both Leaders talk; then they barter, join, part or fight.
pub fn talk(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, with: SideId) -> Result<(), Pause> {
    let Some(test) = measure(battle, who, with) else { return Ok(()) };
    let table = battle.scene.printed.clone();
    let both = || talkers(battle, who, with);
    let mut dice = play.thrown().parties(both);
    let scored = test.score(&table.people.talk, &mut dice);
    let talked = test.result(scored, &table.people.talk, &mut dice);
    let talked = recruits(battle, who, with, &mut scripted(&[])).heard(talked);
    let talks = &mut battle.side_mut(with).talks;
    (talks.done, talks.gifts) = (true, 0);
    talks.barters = matches!(talked, Talked::Barter | Talked::BarterAndJoin);
    let success = Talked::success(scored, talked, play);
    let side = battle.person(who).side;
    encounter::talked(battle, play, side, success);
    if let Some((ours, theirs)) = leaders(battle, who, with) {
        let note = Happened::Talks { with: theirs.token(), result: talked };
        play.note(rule!("atzr.talk.roll"), ours.token(), note);
    }
    match talked {
        Talked::WalkTheWalk => walk(battle, play, side, with),
        Talked::Pleasantries | Talked::Barter => {
            battle.set_stance(side, with, Stance::Neutral);
            Ok(())
        }
        Talked::BarterAndJoin => {
            battle.set_stance(side, with, Stance::Neutral);
            recruit(battle, play, who, with)
        }
    }
}

/// What the Leader of those who are spoken to may do before he talks, or instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Parley {
    Talk { who: PersonId, with: SideId },
    Gift { slot: Slot, thing: CounterThing, who: PersonId, with: SideId },
    Fight { who: PersonId, with: SideId },
}

impl Choice for Parley {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        match *self {
            Parley::Talk { who, with } => OptionView::new("Talk").odds(odds(battle, who, with, 0)),
            Parley::Gift { thing, who, with, .. } => {
                let first = format!("Give them the {} first", thing.name());
                OptionView::new(first).note("and then talk").odds(odds(battle, who, with, 1))
            }
            Parley::Fight { who, with } => {
                OptionView::new("Start a fight").odds(walk_odds(battle, who, with))
            }
        }
    }

    fn deed(&self, battle: &Battle) -> Option<Note> {
        let deed = match *self {
            Parley::Talk { .. } => Choosing::Talks,
            Parley::Gift { thing, .. } => Choosing::GivesFirst { thing: thing.name().into() },
            Parley::Fight { with, .. } => {
                Choosing::StartsFight { with: battle.side(with).name.clone().into() }
            }
        };
        Some(deed.into())
    }
}

/// The two groups stand beside each other: gifts as he likes, then they talk; a Star may walk instead (16.2, 16.4).
pub fn parley(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, with: SideId) -> Result<(), Pause> {
    let leader = group::group_of(battle, who, Purpose::Activation).leader;
    let person = battle.person(leader);
    let mut options = vec![Parley::Talk { who: leader, with }];
    let gift = |(slot, it): (Slot, item::Item)| Parley::Gift { slot, thing: it.thing, who: leader, with };
    options.extend(item::slots(person).map(gift));
    let fight = Parley::Fight { who: leader, with };
    options.extend((person.star && !person.deeds.leaves_after).then_some(fight));
    let says = match options.as_slice() {
        [only] => *only,
        [..] => {
            let asking = ask(rule!("atzr.talk.gifts"), battle.seat_for(leader)).about(leader.token());
            let asking = asking.because(meeting(battle, with));
            play.pick(&*battle, asking, &options)?
        }
    };
    match says {
        Parley::Talk { .. } => talk(battle, play, leader, with),
        Parley::Gift { slot, .. } => {
            give(battle, play, leader, slot, with);
            parley(battle, play, who, with)
        }
        Parley::Fight { .. } => {
            play.cite(rule!("atzr.walk.who"));
            walk(battle, play, battle.person(leader).side, with)
        }
    }
}

/// Those of a side who are met.
fn meeting(battle: &Battle, with: SideId) -> Interrupt {
    let them = battle.functioning().filter(|it| it.1.side == with);
    Interrupt::new(Interruption::MeetsStrangers).by_all(them.map(|it| it.0.token()))
}

/// How a meeting ends that has not come to blows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goodbye {
    InPeace,
    Fight { who: PersonId, with: SideId },
}

impl Choice for Goodbye {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        match *self {
            Goodbye::InPeace => OptionView::new("Part in peace"),
            Goodbye::Fight { who, with } => {
                OptionView::new("Start a fight").odds(walk_odds(battle, who, with))
            }
        }
    }

    fn deed(&self, battle: &Battle) -> Option<Note> {
        let deed = match *self {
            Goodbye::InPeace => Choosing::PartsInPeace,
            Goodbye::Fight { with, .. } => {
                Choosing::StartsFight { with: battle.side(with).name.clone().into() }
            }
        };
        Some(deed.into())
    }
}

/// Before they part a Star may still Walk the Walk, even after pleasantries and bartering (16.4).
pub fn part(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, with: SideId) -> Result<(), Pause> {
    let leader = group::group_of(battle, who, Purpose::Activation).leader;
    let person = battle.person(leader);
    let gone = !battle.functioning().any(|it| it.1.side == with);
    if gone || !person.star || person.deeds.leaves_after {
        return Ok(());
    }
    let asking = ask(rule!("atzr.walk.who"), battle.seat_for(leader)).about(leader.token());
    let asking = asking.because(meeting(battle, with));
    let fight = Goodbye::Fight { who: leader, with };
    match play.pick(&*battle, asking, &[Goodbye::InPeace, fight])? {
        Goodbye::InPeace => Ok(()),
        Goodbye::Fight { .. } => walk(battle, play, battle.person(leader).side, with),
    }
}

/// Those who could join, and how many of them there is room for.
struct Recruits {
    able: Vec<Recruit>,
    most: usize,
}

impl Recruits {
    /// What a talk comes to for them: nobody is willing to join who cannot.
    fn heard(&self, talked: Talked) -> Talked {
        match talked {
            Talked::BarterAndJoin if self.most == 0 => {
                hit(rule!("atzr.ruling.join-limit"));
                Talked::Barter
            }
            Talked::BarterAndJoin | Talked::Barter | Talked::Pleasantries | Talked::WalkTheWalk => talked,
        }
    }
}

/// Those of the players' Class whose Rep is not higher than the Star's could join, as many as there is room for.
fn recruits(battle: &Battle, who: PersonId, with: SideId, dice: &mut dyn Dice) -> Recruits {
    let seat = battle.seat_for(who);
    let star = star_of(battle, who, seat);
    let (class, rep) = (star.class, star.rep());
    let room = room(star.rep, everybody_of(battle, battle.person(who).side, seat), dice);
    let joins = |it: &Person| it.side == with && it.class == class && !it.is_generic();
    let of_class = battle.functioning().filter(|it| joins(it.1)).map(|it| it.0);
    let may = |it: &PersonId| may_join(battle.person(*it).rep().into(), rep.into(), dice);
    let mut able: Vec<Recruit> = of_class.filter(may).map(|it| Recruit(it, who)).collect();
    able.sort_by_key(|it| std::cmp::Reverse(battle.person(it.0).rep()));
    let most = able.len().min(room.into());
    Recruits { able, most }
}

/// The player picks who joins; the others say goodbye.
fn recruit(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, with: SideId) -> Result<(), Pause> {
    let Recruits { able, most } = recruits(battle, who, with, play);
    play.cite(rule!("atzr.ruling.join-limit"));
    let (side, seat) = (battle.person(who).side, battle.seat_for(who));
    // Nobody is lost because somebody has not said that he wants him.
    let asking = ask(rule!("atzr.talk.recruit"), seat).about(who.token()).or(most);
    for it in play.some(&*battle, asking, &able, 0..=most)? {
        if is_npc_star(battle.person(it.0)) {
            play.cite(rule!("atzr.tonya.joins-survivors"));
            battle.deeds_mut(it.0).leaves_after = true;
        }
        close_places(battle, play, with);
        change::join(battle, play, rule!("atzr.talk.recruit"), it.0, side, Some(seat));
        encounter::recruited(battle, play, it.0);
    }
    Ok(())
}

/// Somebody who would join, with what he brings, as far as those see it for whom the other has talked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Recruit(PersonId, PersonId);

impl Choice for Recruit {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        let person = battle.person(self.0);
        let mut brings = vec![format!("Rep {}", person.rep())];
        brings.extend(person.attributes.iter().map(words));
        let seen = is_known(battle, self.1, FigureId::Person(self.0));
        brings.extend(person.hands.iter().filter(|_| seen).map(item::Item::words));
        let stays = if is_npc_star(person) { "leaves after this Encounter" } else { "eats every month" };
        let note = format!("{}; {stays}", brings.join(", "));
        OptionView::new(person.name.clone()).at(Anchor::Token(self.0.token())).note(note)
    }
}

/// The Star of a player, wherever he is; without one the Leader of who talks.
fn star_of(battle: &Battle, who: PersonId, seat: Seat) -> &Person {
    let own = |it: &&Person| it.star && !it.deeds.leaves_after && it.seat == Some(seat);
    let leader = group::group_of(battle, who, Purpose::Activation).leader;
    battle.people.iter().find(own).unwrap_or_else(|| battle.person(leader))
}

/// How many are in the group of a player, on the map or not.
fn everybody_of(battle: &Battle, side: SideId, seat: Seat) -> u8 {
    let gone = |it: &Person| match it.state {
        State::ObviouslyDead { .. } | State::TakenOff | State::RanAway | State::Turned { .. } => true,
        State::Waiting
        | State::Functioning
        | State::OutOfTheFight
        | State::Left
        | State::Captive { .. }
        | State::LetGo => false,
    };
    battle.people.iter().filter(|it| it.side == side && it.seat == Some(seat) && !gone(it)).count() as u8
}

/// How a talk may end after so many gifts more, by the very code that talks; nothing while some of theirs are out of sight.
pub fn odds(battle: &Battle, who: PersonId, with: SideId, gifts: i32) -> Vec<Chance> {
    let known = nearest(battle, who, with).filter(|&it| is_known_group(battle, who, it));
    let Some(mut test) = known.and_then(|_| measure(battle, who, with)) else { return Vec::new() };
    test.ours.gifts += gifts;
    let table = &battle.scene.printed.people.talk;
    let recruits = recruits(battle, who, with, &mut scripted(&[]));
    let all = kernel::odds(|dice| {
        let scored = test.score(table, dice);
        recruits.heard(test.result(scored, table, dice))
    });
    let ending = |it: Talked| Ending::Talks { result: it };
    all.outcomes.iter().rev().map(|(it, p)| phrases::chance(battle, ending(*it), p)).collect()
}
