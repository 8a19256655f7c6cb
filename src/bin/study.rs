//! The program of the screens that teach: the constructions, the history.

bezzel::program!(STUDY);
