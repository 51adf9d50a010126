//! How dangerous it is to be somewhere: the dead who could come, and enemies who could fire.
use ground::hex::Hex;

use crate::{
    battle::{Battle, Person, PersonId, melee, shoot},
    printed::{Attribute, Terrain},
    table::melee::MeleeWeapon,
};

/// How likely a human with so many dice goes down against one to four zombies, in percent.
#[rustfmt::skip]
const DOWN: [[i32; 4]; 11] = [
    [100, 100, 100, 100],
    [92, 100, 100, 100],
    [68, 94, 99, 100],
    [38, 74, 93, 99],
    [16, 45, 74, 91],
    [6, 22, 48, 73],
    [3, 9, 25, 48],
    [1, 4, 12, 27],
    [1, 2, 6, 14],
    [0, 1, 3, 8],
    [0, 1, 2, 4],
];

/// As far as a zombie comes in one turn, and in two.
const NEXT: u8 = 3;
const SOON: u8 = 6;

/// Dice of somebody in melee with zombies.
pub fn melee_dice(person: &Person) -> usize {
    let weapon = melee::weapons(person).first().copied();
    let armed = match weapon {
        Some(MeleeWeapon::BatInBothHands) => 2,
        Some(MeleeWeapon::BatInOneHand | MeleeWeapon::FryingPan) => 1,
        None => 0,
    };
    let more = [person.wears_vest, person.has(Attribute::Brawler), person.has(Attribute::Rage)];
    usize::from(person.rep()) + 1 + armed + more.into_iter().filter(|it| *it).count()
}

/// How likely somebody goes down in melee with so many zombies, in percent.
pub fn goes_down(person: &Person, zombies: usize) -> i32 {
    if zombies == 0 {
        return 0;
    }
    DOWN[melee_dice(person).min(DOWN.len() - 1)][zombies.min(4) - 1]
}

/// The dead who could be there in the next turn, and in the one after it.
#[inline]
pub fn undead_near(battle: &Battle, hex: Hex) -> (usize, usize) {
    let (mut next, mut soon) = (0, 0);
    for (_, zombie) in battle.undead().filter(|it| it.1.feasts.is_none()) {
        let far = zombie.at.distance(hex);
        next += usize::from(far <= NEXT);
        soon += usize::from(NEXT < far && far <= SOON);
    }
    (next, soon)
}

/// What it is worth not to be there: the dead who come, shared with whoever stands beside him, and enemies who see the hex.
pub fn danger(battle: &Battle, who: PersonId, hex: Hex) -> i32 {
    let person = battle.person(who);
    let (next, soon) = undead_near(battle, hex);
    let friends = friends_beside(battle, who, hex);
    let mine = next.div_ceil(1 + friends.min(2));
    let dead = goes_down(person, mine) / 2 + next as i32 + goes_down(person, soon.div_ceil(1 + friends)) / 10;
    dead + fire(battle, person, hex)
}

/// Friends in the hex or right beside it, who share what comes.
fn friends_beside(battle: &Battle, who: PersonId, hex: Hex) -> usize {
    let side = battle.person(who).side;
    battle.functioning().filter(|it| it.0 != who && it.1.side == side && it.1.at.distance(hex) <= 1).count()
}

/// Armed enemies who would see him there; cover halves what they do, and in a building they see little of him.
fn fire(battle: &Battle, person: &Person, hex: Hex) -> i32 {
    let enemies = battle.functioning().filter(|it| battle.hostile(person.side, it.1.side));
    let seen =
        enemies.filter(|it| !it.1.ducked && !it.1.hands.is_empty() && battle.line(it.1.at, hex)).count();
    let each = match battle.scene.board.terrain(hex) {
        Terrain::Clear => 10,
        Terrain::Rough | Terrain::Building => 4,
    };
    seen as i32 * each
}

/// Whether anybody is in sight who is hostile and can be fired at now.
pub fn can_fire(battle: &Battle, who: PersonId) -> bool {
    shoot::can_fire(battle, who)
}

/// Enemies on the map who are on their feet.
pub fn enemies(battle: &Battle, who: PersonId) -> usize {
    let side = battle.person(who).side;
    battle.functioning().filter(|it| battle.hostile(side, it.1.side)).count()
}
