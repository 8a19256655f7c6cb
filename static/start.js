// Starts the program that draws the screen of the address, and hands the page over when the address leads to a screen
// of another: each program knows some of the screens only, so that a visitor loads no more than that.

/** The screens that are not drawn by the main program, with the program that draws them. */
const PROGRAM_OF = {
    solutions: "solutions",
    search: "search",
    construct: "study",
    about: "study",
    tour: "tour",
    boards: "boards",
    duel: "knight",
};

/** The addresses of a program's script and wasm, and the hashes that they must have; only a release has those. */
function filesOf(name) {
    const told = document.querySelector(`meta[name="program-${name}"]`)?.dataset;
    return told ?? { js: `./${name}.js`, wasm: `./${name}_bg.wasm` };
}

/** The promise of each program that was asked for. */
const programs = {};
/** What is on the page: the program's name, its element, and how to draw it, or to take it away. */
let shown = { name: null, root: document.getElementById("app"), draw() {} };
/** The same of the program that is being drawn apart, to replace it. */
let arriving = null;

function nameOfAddress() {
    const screen = location.hash.match(/^#?\/*([^?]*)/)[1];
    return Object.hasOwn(PROGRAM_OF, screen) ? PROGRAM_OF[screen] : "queens";
}

/** Addresses are relative to the document's base; those in an import would be relative to this file. */
const absolute = (file) => new URL(file, document.baseURI).href;

async function load(name) {
    const { js, wasm, jsIntegrity, wasmIntegrity } = filesOf(name);
    // Both are asked for at once: else the wasm would wait for its script.
    const response = fetch(absolute(wasm), { integrity: wasmIntegrity });
    response.catch(() => {});
    if (jsIntegrity) await preload(absolute(js), jsIntegrity);
    const program = await import(absolute(js));
    await program.default({ module_or_path: response });
    const root = document.createElement("div");
    root.id = "app";
    return { name, root, draw: program.open(root) };
}

/** Has the browser take a script with a hash, which an import cannot name. */
function preload(href, integrity) {
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href, integrity });
    if (!link.relList.supports("modulepreload")) return null;
    return new Promise((loaded, failed) => {
        link.onload = loaded;
        link.onerror = () => failed(new Error(`${href} is not as it was built, or cannot be reached`));
        document.head.append(link);
    });
}

async function show() {
    const name = nameOfAddress();
    if (name === shown.name) stopArriving();
    if (name === (arriving ?? shown).name) return;
    try {
        programs[name] ??= load(name);
        const program = await programs[name];
        if (nameOfAddress() === name && name !== (arriving ?? shown).name) open(program);
    } catch (problem) {
        delete programs[name];
        console.error(`The program "${name}" cannot be loaded:`, problem);
        fail();
    }
}

function stopArriving() {
    arriving?.draw();
    arriving = null;
}

/**
 * Draws a program apart from the page, and puts it in the place of the one that is shown when it is all there: so
 * there is never a gap, and never anything twice.
 */
function open(program) {
    stopArriving();
    arriving = program;
    program.draw(() => {
        if (arriving === program) changeOver();
    });
}

function changeOver() {
    const left = shown;
    [shown, arriving] = [arriving, null];
    const focused = document.activeElement;
    const hadFocus = left.root.contains(focused);
    const fromHeader = left.root.querySelector("header")?.contains(focused);
    left.root.replaceWith(shown.root);
    left.draw();
    if (left.name === null) return;
    scrollTo(0, 0);
    // Where the visitor stood is gone; the same place stands in the other program's header.
    const here = fromHeader ? shown.root.querySelector("nav [aria-current]") : shown.root.querySelector("main");
    if (hadFocus) here?.focus({ preventScroll: true });
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
