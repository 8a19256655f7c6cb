// What the document does by itself, without the program.
import "./arriving.js";
import "./embed.js";
import "./focus.js";
import "./full_screen.js";
import "./glide.js";
import "./stage.js";
import "./why.js";
