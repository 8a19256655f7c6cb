//! The program of the board. `static/start.js` loads it, or one of those in `bin/`, and opens it.

bezzel::program!(QUEENS);
