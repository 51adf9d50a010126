//! What is tried of all that could be answered.
use crate::question::{Answer, AskedFor, LiveQuestion, Options};

/// Answers worth trying, all of which may be given: first the plain bot's, then no more than `most` others.
pub fn of(asked: &LiveQuestion<'_>, plain: Answer, most: usize) -> Vec<Answer> {
    let mut all = vec![plain];
    for answer in spread(listed(asked), most.saturating_sub(1)) {
        if !all.contains(&answer) && asked.check(&answer).is_ok() {
            all.push(answer);
        }
    }
    all
}

fn listed(asked: &LiveQuestion<'_>) -> Vec<Answer> {
    match asked.shape {
        AskedFor::One(of) => (0..of.open()).map(Answer::One).collect(),
        AskedFor::YesNo(_) => [true, false].map(Answer::YesNo).to_vec(),
        AskedFor::Number { least, most } => numbers(least, most),
        AskedFor::Point(field) => field.propose().into_iter().map(Answer::Point).collect(),
        AskedFor::Some { of, least, most } => some(of, least, most),
        AskedFor::Order(of) => orders(of),
        AskedFor::Form(_) | AskedFor::Game(_) => Vec::new(),
    }
}

/// All of a short range, a few of a long one.
fn numbers(least: i32, most: i32) -> Vec<Answer> {
    const FEW: i64 = 12;
    let (from, many) = (i64::from(least), i64::from(most) - i64::from(least));
    let steps = many.clamp(0, FEW);
    let at = |step: i64| Answer::Number((from + many * step / steps.max(1)) as i32);
    (0..=steps).map(at).collect()
}

/// As few as possible, as many as possible, each alone, and all but each.
fn some(of: &dyn Options, least: usize, most: usize) -> Vec<Answer> {
    let open = of.open();
    let but = |left_out: usize| (0..open).filter(move |&it| it != left_out);
    let first = |n: usize| Answer::Some((0..n.min(open)).collect());
    let mut all = vec![first(least), first(most)];
    if least <= 1 && 1 <= most {
        all.extend((0..open).map(|it| Answer::Some(vec![it])));
    }
    if least < open && open - 1 <= most {
        all.extend((0..open).map(|it| Answer::Some(but(it).collect())));
    }
    all
}

/// As it stands, backwards, and each first.
fn orders(of: &dyn Options) -> Vec<Answer> {
    let open = of.open();
    let mut all = vec![Answer::Order((0..open).collect()), Answer::Order((0..open).rev().collect())];
    all.extend((1..open).map(|first| {
        Answer::Order(std::iter::once(first).chain((0..open).filter(|&it| it != first)).collect())
    }));
    all
}

/// No more than `most`, evenly from among all.
fn spread(all: Vec<Answer>, most: usize) -> Vec<Answer> {
    let many = all.len();
    if many <= most {
        return all;
    }
    let chosen = |at: &usize| (at * most) / many != ((at + 1) * most) / many;
    all.into_iter().enumerate().filter(|it| chosen(&it.0)).map(|it| it.1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_many_options_those_are_tried_that_lie_evenly_among_them() {
        let all: Vec<Answer> = (0..10).map(Answer::One).collect();
        assert_eq!(spread(all.clone(), 3).len(), 3);
        assert_eq!(spread(all.clone(), 10), all);
        assert_eq!(spread(all.clone(), 20), all);
        assert_eq!(spread(all, 0), []);
    }

    #[test]
    fn a_long_range_of_numbers_is_tried_at_both_ends_and_between() {
        assert_eq!(numbers(2, 4), [2, 3, 4].map(Answer::Number));
        let long = numbers(i32::MIN, i32::MAX);
        assert_eq!(long.first(), Some(&Answer::Number(i32::MIN)));
        assert_eq!(long.last(), Some(&Answer::Number(i32::MAX)));
        assert_eq!(numbers(7, 7), [Answer::Number(7)]);
    }
}
