//! Turning into a zombie, and zombies with firearms (12.7).
