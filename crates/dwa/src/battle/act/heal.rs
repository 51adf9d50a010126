//! Healing (9.1, 16.2): a kit that is used up, or the First aid skill.
use kernel::{
    Dice, Menu, OptionView, Play, odds,
    question::{Anchor, Chance},
};

use super::{ActAction, Action};
use crate::{
    battle::{Battle, FigureId, ap, change, item, quirk, shoot::either, skill},
    journal::{Ending, Incident},
    table::{
        ap::Action as Priced,
        search::Item,
        skill::{FirstAid, Healing, Skill},
    },
};

/// What somebody heals with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    Kit(Item),
    Skill,
}

/// The kits, smallest first, and the wounds each removes.
const KITS: [(Item, u8); 3] =
    [(Item::SmallFirstAidKit, 1), (Item::MediumFirstAidKit, 2), (Item::LargeFirstAidKit, 3)];

/// Offers to heal the wounded within reach with whatever he has for it.
pub fn offer(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    let means = means(battle, human);
    if means.is_empty() {
        return;
    }
    let unaffordable = ap::unaffordable(battle, human, Priced::Heal);
    for (whom, figure) in battle.humans() {
        let near = whom == human
            || figure.is_on_table() && battle.in_contact(FigureId::Human(human), FigureId::Human(whom));
        if figure.wounds == 0 || !near {
            continue;
        }
        for &with in &means {
            menu.offer_unless(unaffordable, Action::Act(ActAction::Heal { whom, with }));
        }
    }
}

fn means(battle: &Battle, human: u16) -> Vec<Means> {
    let figure = &battle.humans[usize::from(human)];
    let kits = KITS.iter().map(|it| it.0).filter(|it| battle.rules.items && figure.items.contains(it));
    let mut means: Vec<Means> = kits.map(Means::Kit).collect();
    if skill::may_use(battle, human, Skill::FirstAid) {
        means.push(Means::Skill);
    }
    means
}

pub fn heal(battle: &mut Battle, play: &mut Play<'_>, human: u16, whom: u16, with: Means) {
    ap::pay(battle, play, human, Priced::Heal);
    play.cite(rule!("dwa.ruling.heal"));
    match with {
        Means::Kit(kit) => {
            let wounds = KITS.iter().find(|it| it.0 == kit).map_or(0, |it| it.1);
            change::use_up_item(battle, play, rule!("dwa.item.first-aid-kit"), human, kit);
            change::heal(battle, play, rule!("dwa.act.heal"), whom, wounds);
        }
        Means::Skill => {
            skill::use_skill(battle, play, human, Skill::FirstAid);
            let aid = FirstAid { distraction: quirk::distraction(battle, human) };
            let (by, patient) = (FigureId::Human(human).token(), FigureId::Human(whom).token());
            match aid.roll(&mut play.by(by).at(patient)) {
                Healing::OneWound => change::heal(battle, play, rule!("dwa.act.heal"), whom, 1),
                Healing::Nothing => {
                    play.note(rule!("dwa.skill.first-aid"), patient, Incident::NoHelp { by });
                }
            }
        }
    }
}

pub fn offered(battle: &Battle, human: u16, whom: u16, with: Means) -> OptionView {
    let name = &battle.humans[usize::from(whom)].name;
    let (with, odds) = match with {
        Means::Kit(kit) => (item::name(kit), Vec::new()),
        Means::Skill => ("First aid", first_aid_odds(battle, human)),
    };
    OptionView::new(format!("heal {name} with {with}"))
        .at(Anchor::Token(FigureId::Human(whom).token()))
        .cost(i32::from(ap::price(battle, human, Priced::Heal)))
        .odds(odds)
}

fn first_aid_odds(battle: &Battle, human: u16) -> Vec<Chance> {
    let aid = FirstAid { distraction: quirk::distraction(battle, human) };
    either(&odds(|dice| aid.roll(dice) == Healing::OneWound), Ending::WoundLess, Ending::NoHelp)
}
