//! The program of the knight's screens.

bezzel::program!(KNIGHT);
