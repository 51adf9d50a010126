//! Lists of faults that grow with what somebody sends: the first are told, and how many more there are.
use std::fmt::Display;

/// More are not told one by one.
const MOST: usize = 10;

/// One after the other; of many, the first and how many more there are.
pub fn few<T: Display>(all: &[T]) -> String {
    let told = all.iter().take(MOST).map(ToString::to_string);
    let rest = all.len().saturating_sub(MOST);
    let more = (rest != 0).then(|| format!("and {} more", grouped(rest)));
    told.chain(more).collect::<Vec<_>>().join("; ")
}

/// A number with a comma between thousands.
fn grouped(number: usize) -> String {
    match number {
        0..1000 => number.to_string(),
        _ => format!("{},{:03}", grouped(number / 1000), number % 1000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn up_to_ten_are_told_and_of_more_the_first_ten() {
        assert_eq!(few::<u8>(&[]), "");
        assert_eq!(few(&[1]), "1");
        let all: Vec<usize> = (1..=1_234_577).collect();
        assert_eq!(few(&all[..10]), "1; 2; 3; 4; 5; 6; 7; 8; 9; 10");
        assert_eq!(few(&all[..11]), "1; 2; 3; 4; 5; 6; 7; 8; 9; 10; and 1 more");
        assert!(few(&all[..1_009]).ends_with("; and 999 more"));
        assert!(few(&all[..1_010]).ends_with("; and 1,000 more"));
        assert!(few(&all).ends_with("; and 1,234,567 more"));
    }
}
