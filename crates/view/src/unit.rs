//! What lengths and effort are counted in, and how they are written.
use schemars::JsonSchema;
use serde::Serialize;

/// The units of a book.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Units {
    pub length: Length,
    /// The book's word for what deeds cost: AP, MP, actions. Nothing where they cost nothing.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub effort: &'static str,
}

/// What lengths are counted in. On a table they are kept in millimetres, elsewhere in cells or yards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Length {
    #[default]
    Centimetres,
    /// Of 25 millimetres, as a figure's base.
    Inches,
    Yards,
    Squares,
    Hexes,
}

/// How a ruler is marked, in what lengths are kept in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruler {
    /// From one tick to the next.
    pub tick: i32,
    /// From one number to the next.
    pub number: i32,
}

impl Length {
    /// What one of it is kept as.
    pub const fn one(self) -> i32 {
        match self {
            Length::Centimetres => 10,
            Length::Inches => 25,
            Length::Yards | Length::Squares | Length::Hexes => 1,
        }
    }

    /// Behind a number: cm, in.
    pub const fn short(self) -> &'static str {
        match self {
            Length::Centimetres => "cm",
            Length::Inches => "in",
            Length::Yards => "yd",
            Length::Squares => "squares",
            Length::Hexes => "hexes",
        }
    }

    /// In a sentence.
    pub const fn name(self) -> &'static str {
        match self {
            Length::Centimetres => "centimetres",
            Length::Inches => "inches",
            Length::Yards => "yards",
            Length::Squares => "squares",
            Length::Hexes => "hexes",
        }
    }

    /// One of it.
    pub const fn singular(self) -> &'static str {
        match self {
            Length::Centimetres => "centimetre",
            Length::Inches => "inch",
            Length::Yards => "yard",
            Length::Squares => "square",
            Length::Hexes => "hex",
        }
    }

    /// The unit that the name of a field ends with: `range_cm`.
    pub fn of_suffix(suffix: &str) -> Option<Length> {
        match suffix {
            "cm" => Some(Length::Centimetres),
            "in" => Some(Length::Inches),
            "yd" => Some(Length::Yards),
            _ => None,
        }
    }

    /// A length as it is said: `12 cm`, `4.5 in`, `1 hex`.
    pub fn write(self, kept: i32) -> String {
        let unit = match self {
            Length::Squares | Length::Hexes if kept == 1 => self.singular(),
            Length::Centimetres | Length::Inches | Length::Yards | Length::Squares | Length::Hexes => {
                self.short()
            }
        };
        format!("{} {unit}", self.number(kept.into()))
    }

    /// Its number alone, with at most one decimal: 155 millimetres are 15.5 centimetres.
    pub fn number(self, kept: i64) -> String {
        let one = i64::from(self.one());
        let tenths = (kept.saturating_mul(20).abs() / one + 1) / 2;
        let sign = if kept < 0 && tenths != 0 { "-" } else { "" };
        match tenths % 10 {
            0 => format!("{sign}{}", tenths / 10),
            rest => format!("{sign}{}.{rest}", tenths / 10),
        }
    }

    /// A number that somebody wrote, with at most one decimal, as it is kept.
    pub fn read(self, text: &str) -> Option<i64> {
        let (sign, text) = text.strip_prefix('-').map_or((1, text), |it| (-1, it));
        let (whole, tenths) = text.split_once(['.', ',']).unwrap_or((text, "0"));
        let digits = |it: &str| !it.is_empty() && it.bytes().all(|it| it.is_ascii_digit());
        if tenths.len() != 1 || !digits(whole) || !digits(tenths) {
            return None;
        }
        let tenths: i64 = tenths.parse().ok()?;
        let kept = whole.parse::<i64>().ok()?.checked_mul(10)?.checked_add(tenths)?;
        let kept = kept.checked_mul(i64::from(self.one()))?;
        // Half a millimetre goes to the next.
        Some(sign * (kept.checked_add(5)? / 10))
    }

    /// How a ruler along the edge is marked.
    pub const fn ruler(self) -> Ruler {
        match self {
            Length::Centimetres => Ruler { tick: 50, number: 100 },
            Length::Inches => Ruler { tick: 50, number: 100 },
            Length::Yards => Ruler { tick: 5, number: 10 },
            Length::Squares | Length::Hexes => Ruler { tick: 1, number: 1 },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Length;

    #[test]
    fn lengths_are_written_in_their_unit() {
        let cm = [120, 75, 5, -15, 0].map(|it| Length::Centimetres.write(it));
        assert_eq!(cm, ["12 cm", "7.5 cm", "0.5 cm", "-1.5 cm", "0 cm"]);
        assert_eq!([112, 100, 25].map(|it| Length::Inches.write(it)), ["4.5 in", "4 in", "1 in"]);
        assert_eq!([1, 6].map(|it| Length::Hexes.write(it)), ["1 hex", "6 hexes"]);
        assert_eq!(Length::Squares.write(1), "1 square");
    }

    #[test]
    fn what_was_written_is_read_as_it_is_kept() {
        let cm = ["12", "7.5", "7,5", "-0.5"].map(|it| Length::Centimetres.read(it));
        assert_eq!(cm, [Some(120), Some(75), Some(75), Some(-5)]);
        assert_eq!(["4.5", "4"].map(|it| Length::Inches.read(it)), [Some(113), Some(100)]);
        let wrong = ["", "far", "1.25", "1.", ".5", "99999999999999999999"];
        assert!(wrong.iter().all(|it| Length::Centimetres.read(it).is_none()));
    }
}
