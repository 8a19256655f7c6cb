//! The program of the lists and counts of solutions.

bezzel::program!(SOLUTIONS);
