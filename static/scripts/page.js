// The parts of the document that work without the program.
import "./arriving.js";
import "./embed.js";
import "./focus.js";
import "./full_screen.js";
import "./glide.js";
import "./stage.js";
import "./why.js";
