//! Numbers and lists as people write them.

/// Small numbers in words.
pub fn number(n: usize) -> String {
    const WORDS: [&str; 13] = [
        "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ];
    WORDS.get(n).map_or_else(|| n.to_string(), |it| (*it).to_owned())
}

/// `one wound`, `three wounds`.
pub fn counted(n: usize, one: &str, many: &str) -> String {
    format!("{} {}", number(n), if n == 1 { one } else { many })
}

/// How often: once, twice, three times.
pub fn times(n: usize) -> String {
    match n {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        n => format!("{} times", number(n)),
    }
}

/// `one`, `one and two`, `one, two and three`.
pub fn list(these: &[String]) -> String {
    match these {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |it| it.to_uppercase().chain(letters).collect())
}

/// A chance as one in so many, or in parts of 100.
pub fn one_in(chance: f64) -> String {
    if chance <= 0.0 {
        return "never".to_owned();
    }
    if chance < 0.45 {
        return format!("one in {:.0}", 1.0 / chance);
    }
    format!("{:.0} in 100", chance * 100.0)
}

/// A number with the sign that modifiers have.
pub fn plain(n: i32) -> String {
    n.to_string().replace('-', "\u{2212}")
}

/// A number with its sign, a plus too.
pub fn signed(n: i32) -> String {
    match n {
        ..0 => format!("\u{2212}{}", n.unsigned_abs()),
        0 => "±0".to_owned(),
        1.. => format!("+{n}"),
    }
}
