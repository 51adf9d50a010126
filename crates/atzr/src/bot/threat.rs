//! How dangerous it is to be somewhere: the dead who could come, and enemies who could fire.
use ground::hex::Hex;
use smallvec::SmallVec;

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
    down(melee_dice(person), zombies)
}

/// The same for so many dice.
fn down(dice: usize, zombies: usize) -> i32 {
    if zombies == 0 {
        return 0;
    }
    DOWN[dice.min(DOWN.len() - 1)][zombies.min(4) - 1]
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

/// Who is where, as far as somebody fears or follows them: looked up once for all the hexes that are compared.
#[derive(Clone, Debug)]
pub struct Lookout {
    /// The dead who are at no feast.
    undead: SmallVec<[Hex; 32]>,
    /// Those of his side beside him.
    friends: SmallVec<[Hex; 8]>,
    /// Enemies who could fire.
    armed: SmallVec<[Hex; 8]>,
    /// The Stars of his side, he among them if he is one.
    stars: SmallVec<[Hex; 4]>,
    dice: usize,
}

impl Lookout {
    pub fn of(battle: &Battle, who: PersonId) -> Lookout {
        let person = battle.person(who);
        let undead = battle.undead().filter(|it| it.1.feasts.is_none()).map(|it| it.1.at).collect();
        let (mut friends, mut armed, mut stars) = (SmallVec::new(), SmallVec::new(), SmallVec::new());
        for (other, it) in battle.functioning() {
            if it.side == person.side {
                if other != who {
                    friends.push(it.at);
                }
                if it.star {
                    stars.push(it.at);
                }
            } else if !it.ducked && !it.hands.is_empty() && battle.hostile(person.side, it.side) {
                armed.push(it.at);
            }
        }
        Lookout { undead, friends, armed, stars, dice: melee_dice(person) }
    }

    /// What it is worth not to be there: the dead who come, shared with whoever stands beside him, and enemies who see the hex.
    pub fn danger(&self, battle: &Battle, hex: Hex) -> i32 {
        let (mut next, mut soon) = (0, 0);
        for zombie in &self.undead {
            let far = zombie.distance(hex);
            next += usize::from(far <= NEXT);
            soon += usize::from(NEXT < far && far <= SOON);
        }
        // Friends in the hex or right beside it share what comes.
        let friends = self.friends.iter().filter(|it| it.distance(hex) <= 1).count();
        let mine = next.div_ceil(1 + friends.min(2));
        let (now, later) = (down(self.dice, mine), down(self.dice, soon.div_ceil(1 + friends)));
        now / 2 + next as i32 + later / 10 + self.fire(battle, hex)
    }

    /// Armed enemies who would see him there; cover halves what they do, and in a building they see little of him.
    fn fire(&self, battle: &Battle, hex: Hex) -> i32 {
        let seen = self.armed.iter().filter(|&&it| battle.line(it, hex)).count();
        let each = match battle.scene.board.terrain(hex) {
            Terrain::Clear => 10,
            Terrain::Rough | Terrain::Building => 4,
        };
        seen as i32 * each
    }

    /// How far a hex is from the nearest Star of his side, a step aside.
    pub fn astray(&self, hex: Hex) -> i32 {
        self.stars.iter().map(|it| i32::from(it.distance(hex)).saturating_sub(1)).min().unwrap_or(0)
    }
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
