//! Automatic fire (11.2.6): which target each hit falls on.
