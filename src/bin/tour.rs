//! The program of the knight's tour.

bezzel::program!(TOUR);
