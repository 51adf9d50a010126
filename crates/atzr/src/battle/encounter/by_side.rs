//! What each side of players has done for itself.
use serde::{Deserialize, Deserializer, Serialize, Serializer};
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

/// As it is written.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Written {
    First(u16),
    Each(SmallVec<[u16; 2]>),
}

impl Serialize for BySide {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self.0[..] {
            [] => Written::First(0),
            [first] => Written::First(first),
            _ => Written::Each(self.0.clone()),
        }
        .serialize(s)
    }
}

impl<'de> Deserialize<'de> for BySide {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        Ok(match Written::deserialize(d)? {
            Written::First(first) => first.into(),
            Written::Each(each) => each.into_iter().collect(),
        })
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
}
