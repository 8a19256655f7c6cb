// Starts the program that draws the screen of the address, and hands the page over when the address leads to a screen
// of another: each program knows some of the screens only, so that a visitor loads no more than that.

/** The screens that are not drawn by the main program, with the program that draws them. */
const PROGRAM_OF = {
    solutions: "solutions",
    search: "search",
    construct: "study",
    about: "study",
    tour: "knight",
    boards: "knight",
    duel: "knight",
};

function filesOf(name) {
    // The name of the main program's files changes with what is in them; Trunk writes it into the page.
    const main = document.querySelector('meta[name="program-queens"]').dataset;
    return name === "queens" ? main : { js: `./${name}.js`, wasm: `./${name}_bg.wasm` };
}

/** The promise of each program that was asked for. */
const programs = {};
/** What is on the page: the program's name, its element, and how to take it away. */
let shown = { name: null, root: document.getElementById("app"), leave() {} };

function nameOfAddress() {
    const screen = location.hash.match(/^#?\/*([^?]*)/)[1];
    return Object.hasOwn(PROGRAM_OF, screen) ? PROGRAM_OF[screen] : "queens";
}

/** Addresses are relative to the document's base; those in an import would be relative to this file. */
const absolute = (file) => new URL(file, document.baseURI).href;

async function load({ js, wasm }) {
    // Both are asked for at once: else the wasm would wait for its script.
    const response = fetch(absolute(wasm));
    response.catch(() => {});
    const program = await import(absolute(js));
    await program.default({ module_or_path: response });
    return program;
}

async function show() {
    const name = nameOfAddress();
    if (name === shown.name) return;
    try {
        programs[name] ??= load(filesOf(name));
        const program = await programs[name];
        if (nameOfAddress() === name && name !== shown.name) open(name, program);
    } catch (problem) {
        delete programs[name];
        console.error(`The program "${name}" cannot be loaded:`, problem);
        fail();
    }
}

/** Draws a program beside the one that is shown, and changes over when it is all there. */
function open(name, program) {
    const left = shown;
    const first = left.name === null;
    const root = first ? left.root : document.createElement("div");
    if (!first) {
        root.className = "arriving";
        left.root.before(root);
    }
    shown = { name, root, leave() {} };
    shown.leave = program.open(root, () => {
        if (first) return;
        const fromHeader = left.root.querySelector("header")?.contains(document.activeElement);
        left.leave();
        left.root.remove();
        root.id = "app";
        root.className = "";
        scrollTo(0, 0);
        // Where the visitor stood is gone; the same place stands in the other program's header.
        if (fromHeader) root.querySelector("nav [aria-current]")?.focus();
    });
}

/** Shows the panel that offers the link and a new start; it stands hidden in the page. */
function fail() {
    const link = document.getElementById("crash-link");
    link.href = link.textContent = location.href;
    document.getElementById("crash-reload").onclick = () => location.reload();
    document.getElementById("crash").hidden = false;
}

addEventListener("hashchange", show);
show();
