//! What lies about, as a table shows it: one piece a place and kind of thing, however many were dropped.
use std::collections::BTreeMap;

use kernel::Point;
use view::{Outline, Terrain, TerrainKind};

use crate::battle::{
    board::{LooseThing, Lying},
    figure::Ammo,
};

/// What lies about, with the ammunition of each place counted together.
pub fn shown(lying: &[Lying]) -> Vec<Terrain> {
    piles(lying).iter().map(piece).collect()
}

fn piece((at, what): &(Point, LooseThing)) -> Terrain {
    Terrain {
        name: super::thing(what),
        kind: TerrainKind::Object,
        outline: Outline::Circle { at: *at, diameter: 10 },
        marks: Vec::new(),
    }
}

/// Clips that were dropped one by one lie as one pile, where the first of them stands in the list.
fn piles(lying: &[Lying]) -> Vec<(Point, LooseThing)> {
    let mut piles: Vec<(Point, LooseThing)> = Vec::new();
    // The last pile of ammunition of each place.
    let mut last: BTreeMap<Point, usize> = BTreeMap::new();
    for it in lying {
        let pile = last.get(&it.at).and_then(|&index| Some((index, together(&piles[index].1, &it.what)?)));
        if let Some((index, sum)) = pile {
            piles[index].1 = sum;
            continue;
        }
        if matches!(it.what, LooseThing::Ammo(_)) {
            last.insert(it.at, piles.len());
        }
        piles.push((it.at, it.what));
    }
    piles
}

/// Two lots of ammunition as one, if its numbers hold so much.
fn together(one: &LooseThing, other: &LooseThing) -> Option<LooseThing> {
    let (LooseThing::Ammo(one), LooseThing::Ammo(other)) = (one, other) else { return None };
    Some(LooseThing::Ammo(Ammo {
        clips: one.clips.checked_add(other.clips)?,
        shells: one.shells.checked_add(other.shells)?,
        belts: one.belts.checked_add(other.belts)?,
        arrows: one.arrows.checked_add(other.arrows)?,
    }))
}
