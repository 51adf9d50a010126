//! Who comes before whom, and the dice of those who are equal.
use std::{cmp::Reverse, ops::ControlFlow};

use kernel::{Dice, Roll, RuleId, until};
use smallvec::SmallVec;

/// Places whose order is not settled yet.
pub(super) type Block = SmallVec<[usize; 4]>;
pub(super) type Blocks = SmallVec<[Block; 4]>;

/// Places from the highest number to the lowest, equals together.
pub(super) fn in_blocks(numbers: &[(usize, i32)]) -> Blocks {
    let mut sorted: SmallVec<[(usize, i32); 8]> = SmallVec::from_slice(numbers);
    sorted.sort_by_key(|it| Reverse(it.1));
    sorted.chunk_by(|one, other| one.1 == other.1).map(|it| it.iter().map(|it| it.0).collect()).collect()
}

/// Equals roll a die each, the highest first, until no two are equal.
pub(super) fn roll_off(why: RuleId, blocks: Blocks, dice: &mut dyn Dice) -> SmallVec<[usize; 4]> {
    until(dice, blocks, move |blocks, dice| {
        if blocks.iter().all(|it| it.len() == 1) {
            return ControlFlow::Break(blocks.into_iter().flatten().collect());
        }
        ControlFlow::Continue(blocks.into_iter().flat_map(|it| split(why, it, dice)).collect())
    })
}

fn split(why: RuleId, block: Block, dice: &mut dyn Dice) -> Blocks {
    if block.len() == 1 {
        return Blocks::from_iter([block]);
    }
    let rolled: SmallVec<[(usize, i32); 8]> = block.iter().map(|&at| (at, dice.d6(why))).collect();
    in_blocks(&rolled)
}
