//! How often somebody may ask: so much at once for an address and for a link, and then at a steady rate.
use std::{
    collections::BTreeMap,
    net::{IpAddr, Ipv6Addr},
    sync::{Mutex, PoisonError},
    time::Duration,
};

use tokio::time::Instant;

use crate::seat::Key;

/// Programs on this machine may be as quick as they like, short of running wild.
const HOME: Pace = Pace { burst: 40_000, each: Duration::from_micros(50) };
/// A person with a page open asks a few times a second, and a household may share an address.
const ABROAD: Pace = Pace { burst: 300, each: Duration::from_millis(25) };
/// One chair or watcher from elsewhere, however many pages it has open.
const LINK: Pace = Pace { burst: 150, each: Duration::from_millis(50) };

/// What a link that opens nothing costs, so that guessing is slow.
pub const GUESS: u32 = 40;

/// More addresses or links than this are not remembered at once.
const MOST_KNOWN: usize = 4096;

/// `burst` at once, then one for every `each`.
#[derive(Clone, Copy, Debug)]
struct Pace {
    burst: u32,
    each: Duration,
}

impl Pace {
    /// Takes `n` from a bucket that is full again at `full`; the error is how long to wait.
    fn take(self, full: &mut Instant, now: Instant, n: u32) -> Result<(), Duration> {
        let then = (*full).max(now) + self.each * n;
        let late = then.saturating_duration_since(now).saturating_sub(self.each * self.burst);
        if !late.is_zero() {
            return Err(late);
        }
        *full = then;
        Ok(())
    }

    /// Takes `n` whether they are there or not, down to one empty bucket.
    fn charge(self, full: &mut Instant, now: Instant, n: u32) {
        *full = ((*full).max(now) + self.each * n).min(now + self.each * self.burst);
    }
}

/// When the bucket of each is full again.
#[derive(Debug)]
struct Buckets<K>(BTreeMap<K, Instant>);

impl<K: Ord + Clone> Buckets<K> {
    fn of(&mut self, whose: K, now: Instant) -> &mut Instant {
        if MOST_KNOWN <= self.0.len() && !self.0.contains_key(&whose) {
            self.forget(now);
        }
        self.0.entry(whose).or_insert(now)
    }

    /// Forgets whose buckets are full, or else the one with the most in it.
    fn forget(&mut self, now: Instant) {
        self.0.retain(|_, full| now < *full);
        if self.0.len() < MOST_KNOWN {
            return;
        }
        let calmest = self.0.iter().min_by_key(|it| it.1).map(|it| it.0.clone());
        if let Some(calmest) = calmest {
            self.0.remove(&calmest);
        }
    }
}

/// Who has asked how much of late.
#[derive(Debug)]
pub struct Rates {
    addresses: Mutex<Buckets<IpAddr>>,
    links: Mutex<Buckets<Key>>,
}

impl Default for Rates {
    fn default() -> Self {
        Rates { addresses: Mutex::new(Buckets(BTreeMap::new())), links: Mutex::new(Buckets(BTreeMap::new())) }
    }
}

impl Rates {
    /// Counts one request; the error is how long to wait before the next.
    pub fn ask(&self, from: IpAddr, link: Option<Key>) -> Result<(), Duration> {
        let now = Instant::now();
        let from = one(from);
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        pace(from).take(addresses.of(from, now), now, 1)?;
        drop(addresses);
        let Some(link) = link.filter(|_| !from.is_loopback()) else { return Ok(()) };
        let mut links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        LINK.take(links.of(link, now), now, 1)
    }

    /// Charges an address for a link that opened nothing.
    pub fn guessed(&self, from: IpAddr) {
        let now = Instant::now();
        let from = one(from);
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        pace(from).charge(addresses.of(from, now), now, GUESS);
    }
}

fn pace(from: IpAddr) -> Pace {
    if from.is_loopback() { HOME } else { ABROAD }
}

/// What counts as one address: a household's network in IPv6, where everybody has very many.
pub fn one(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(it) if !it.is_loopback() => {
            IpAddr::V6(Ipv6Addr::from_bits(it.to_bits() & !u128::from(u64::MAX)))
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FAR: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 168, 1, 9));

    #[tokio::test(start_paused = true)]
    async fn who_asks_too_fast_waits_and_is_heard_again() {
        let rates = Rates::default();
        let heard = (0..1000).take_while(|_| rates.ask(FAR, None).is_ok()).count();
        assert_eq!(heard, ABROAD.burst as usize);
        let wait = rates.ask(FAR, None).unwrap_err();
        assert_eq!(wait, ABROAD.each);
        tokio::time::advance(wait).await;
        assert_eq!(rates.ask(FAR, None), Ok(()));
    }

    #[tokio::test(start_paused = true)]
    async fn a_link_has_a_bound_of_its_own_wherever_it_is_asked_from() {
        let rates = Rates::default();
        let key = Key::fresh().unwrap();
        let from = |n: u32| IpAddr::from([10, 0, 0, (n % 250) as u8]);
        let heard = (0..1000).take_while(|&n| rates.ask(from(n), Some(key.clone())).is_ok()).count();
        assert_eq!(heard, LINK.burst as usize);
        assert_eq!(rates.ask(from(0), Some(Key::fresh().unwrap())), Ok(()), "other links are as they were");
    }

    #[tokio::test(start_paused = true)]
    async fn guessing_links_is_slow() {
        let rates = Rates::default();
        let mut guesses = 0;
        while rates.ask(FAR, None).is_ok() {
            rates.guessed(FAR);
            guesses += 1;
        }
        assert!(guesses < 10, "{guesses}");
    }

    #[tokio::test(start_paused = true)]
    async fn no_more_are_remembered_than_there_is_room_for() {
        let rates = Rates::default();
        for n in 0..3 * MOST_KNOWN as u32 {
            assert_eq!(rates.ask(IpAddr::from(n.to_be_bytes()), None), Ok(()));
        }
        assert!(rates.addresses.lock().unwrap().0.len() <= MOST_KNOWN);
    }

    #[test]
    fn one_household_is_one_address() {
        let a: IpAddr = "2001:db8:1:2:3::4".parse().unwrap();
        let b: IpAddr = "2001:db8:1:2:ffff::1".parse().unwrap();
        assert_eq!(one(a), one(b));
        assert_ne!(one(a), one("2001:db8:1:3::4".parse().unwrap()));
        assert!(one("::ffff:127.0.0.1".parse().unwrap()).is_loopback());
        assert!(one("::1".parse().unwrap()).is_loopback());
    }
}
