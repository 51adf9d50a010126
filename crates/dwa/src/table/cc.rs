//! Close combat (12): CQM fire, strikes, chainsaws, breaking off.
