//! What one test or lookup comes to: context and dice in, result out. Nothing here knows a map or asks anybody.
