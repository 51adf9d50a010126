//! What each side of players has done for itself.
use std::fmt;

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, SeqAccess, Unexpected, Visitor},
};
use smallvec::SmallVec;

use crate::battle::SideId;

/// A count for each side. Where only the first side has any it is written as its number alone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BySide(SmallVec<[u16; 2]>);

impl BySide {
    pub fn of(&self, side: SideId) -> u16 {
        self.0.get(usize::from(side.0)).copied().unwrap_or(0)
    }

    /// Those of the sides that have any, the first side first.
    pub(crate) fn counts(&self) -> &[u16] {
        &self.0
    }

    /// One more.
    pub fn add(&mut self, side: SideId) {
        let at = usize::from(side.0);
        if self.0.len() <= at {
            self.0.resize(at + 1, 0);
        }
        self.0[at] += 1;
    }
}

impl FromIterator<u16> for BySide {
    /// So many of each side, from the first on.
    fn from_iter<I: IntoIterator<Item = u16>>(each: I) -> Self {
        let mut each: SmallVec<[u16; 2]> = each.into_iter().collect();
        let used = each.iter().rposition(|&it| it != 0).map_or(0, |it| it + 1);
        each.truncate(used);
        BySide(each)
    }
}

impl From<u16> for BySide {
    /// So many of the first side.
    fn from(first: u16) -> Self {
        BySide(if first == 0 { SmallVec::new() } else { SmallVec::from_slice(&[first]) })
    }
}

impl Serialize for BySide {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self.0[..] {
            [] => 0_u16.serialize(s),
            [first] => first.serialize(s),
            _ => self.0.serialize(s),
        }
    }
}

impl<'de> Deserialize<'de> for BySide {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        d.deserialize_any(Counts)
    }
}

/// Reads the number of the first side, or those of all, and says which numbers would do.
struct Counts;

impl<'de> Visitor<'de> for Counts {
    type Value = BySide;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a whole number from 0 to {}, or a list of them", u16::MAX)
    }

    fn visit_u64<E: Error>(self, n: u64) -> Result<BySide, E> {
        u16::try_from(n).map(BySide::from).map_err(|_| E::invalid_value(Unexpected::Unsigned(n), &self))
    }

    fn visit_i64<E: Error>(self, n: i64) -> Result<BySide, E> {
        u16::try_from(n).map(BySide::from).map_err(|_| E::invalid_value(Unexpected::Signed(n), &self))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<BySide, A::Error> {
        let mut each: SmallVec<[u16; 2]> = SmallVec::new();
        while let Some(n) = seq.next_element()? {
            each.push(n);
        }
        Ok(each.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_side_is_written_as_a_number_and_several_as_a_list() {
        let mut counts = BySide::default();
        assert_eq!(serde_json::to_string(&counts).unwrap(), "0");
        counts.add(SideId(0));
        assert_eq!(serde_json::to_string(&counts).unwrap(), "1");
        counts.add(SideId(2));
        assert_eq!(serde_json::to_string(&counts).unwrap(), "[1,0,1]");
        assert_eq!([0, 1, 2, 9].map(|it| counts.of(SideId(it))), [1, 0, 1, 0]);
        for text in ["0", "3", "[0,2]", "[1,0,1]"] {
            let read: BySide = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&read).unwrap(), text);
        }
    }

    #[test]
    fn a_count_that_is_out_of_range_is_told_with_its_range() {
        for text in ["65536", "-1", "1.5", "\"many\"", "null"] {
            let wrong = serde_json::from_str::<BySide>(text).unwrap_err().to_string();
            assert!(wrong.contains("from 0 to 65535"), "{text}: {wrong}");
        }
        assert_eq!(serde_json::from_str::<BySide>("65535").unwrap().of(SideId(0)), u16::MAX);
        assert!(serde_json::from_str::<BySide>("[1, 65536]").is_err());
    }
}
