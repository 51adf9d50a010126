//! Positions kept along the way, so that undoing to any decision plays again only a few steps.

/// How many steps apart the youngest positions are kept.
const EVERY: usize = 32;

/// Kept positions: many young ones, ever fewer old ones, and always the first.
#[derive(Clone, Debug)]
pub(super) struct Frames<T>(Vec<(usize, T)>);

impl<T: Clone> Frames<T> {
    pub fn new(start: T) -> Self {
        Frames(vec![(0, start)])
    }

    pub fn start(&self) -> &T {
        &self.0[0].1
    }

    /// Keeps the position after `step` steps if it is time to.
    pub fn offer(&mut self, step: usize, position: &T) {
        if !step.is_multiple_of(EVERY) {
            return;
        }
        self.0.push((step, position.clone()));
        let newest = step / EVERY;
        self.0.retain(|(step, _)| {
            let at = step / EVERY;
            // The distance kept doubles with age, so a long game of many figures still fits in memory.
            let apart = ((newest - at) / 8 + 1).next_power_of_two();
            at.is_multiple_of(apart)
        });
    }

    /// The last position kept at or before `step`, with its step.
    pub fn before(&self, step: usize) -> (usize, &T) {
        let after = self.0.partition_point(|it| it.0 <= step).max(1);
        let (at, position) = &self.0[after - 1];
        (*at, position)
    }

    /// Forgets what comes after `step`.
    pub fn cut(&mut self, step: usize) {
        self.0.retain(|it| it.0 <= step);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_game_keeps_few_positions_and_the_young_ones_densely() {
        let mut frames = Frames::new(0);
        for step in 1..=100_000 {
            frames.offer(step, &step);
            let (at, _) = frames.before(step);
            assert!(step - at < EVERY);
            assert_eq!(frames.before(3), (0, &0));
        }
        assert!(frames.0.len() < 150, "{}", frames.0.len());
        for back in [100, 1_000, 10_000, 50_000] {
            let (at, _) = frames.before(100_000 - back);
            assert!(100_000 - back - at <= EVERY + back / 2, "{back} back: {at}");
        }
        frames.cut(64);
        assert_eq!(frames.before(1_000_000).0, *frames.0.last().map(|it| &it.0).unwrap());
    }
}
