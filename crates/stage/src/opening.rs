//! Doors and windows whose states are the book's.
use ground::open::{Passage, Walks};

/// A book's kind of opening, and what it lets through in each of its states. For walkers who open what others cannot, and pay for it, a
/// book makes a second list with a kind of its own.
pub trait Openable {
    type State;

    fn passage(&self, state: &Self::State) -> Passage;
}

/// What each opening lets through now.
pub fn passages<'a, O: Openable + 'a>(
    kinds: impl IntoIterator<Item = &'a O>,
    states: impl IntoIterator<Item = &'a O::State>,
) -> Vec<Passage>
where
    O::State: 'a,
{
    kinds.into_iter().zip(states).map(|(kind, state)| kind.passage(state)).collect()
}

/// An opening that can be gone through for so many millimetres, by a walk whose crossings weigh millimetres
/// ([`ground::open::Pace::MILLIMETRES`]); for nothing if it costs nothing.
pub const fn passage_for(sees: bool, mm: u8) -> Passage {
    let walks = if mm == 0 { Walks::Open } else { Walks::Crossing(mm) };
    Passage { sees, walks }
}
