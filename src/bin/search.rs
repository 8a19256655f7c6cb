//! The program of the search.

bezzel::program!(SEARCH);
