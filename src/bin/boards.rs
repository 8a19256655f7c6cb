//! The program of the map of boards.

bezzel::program!(BOARDS);
