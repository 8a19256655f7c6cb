// The parts of the document that work without the program.
import "./arriving.js";
import "./focus.js";
import "./glide.js";
import "./stage.js";
import "./why.js";
