//! Close combat (12): CQM fire, strikes, chainsaws, breaking off.
mod cqm;
mod escape;
mod strike;

pub use self::{
    cqm::{Cqm, CqmHits, CqmRoll},
    escape::{Break, Broke},
    strike::{Blow, Mishap, Strike, StrikeAt, StrikeSkill},
};
