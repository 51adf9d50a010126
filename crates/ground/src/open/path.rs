//! Ways round what is in the way, and what they cost.
