// The chunks of the program, one for each screen and each part that is loaded by itself: fetched when it is likely to be
// shown, started when it is.
import { language, screenOf } from "./preferences.js";

/** The promises of the programs, texts and style sheets that were fetched, and of the programs that were started. */
const modules = {};
const sheets = {};
const cached = {};
const instances = {};
/** The functions that the core of the program shares with its chunks. */
let core;

export function adopt(exports) {
    core = exports;
}

/** Fetches a file of the release, which must be as it was built. Addresses are relative to the document's base. */
export function fetchFile({ file, integrity }, priority) {
    return fetch(new URL(file, document.baseURI), { integrity, priority });
}

/**
 * Fetches the programs of a screen or part. With low priority it leaves out those that the build marks as late. After a
 * failure the next call tries again.
 */
function modulesOf(name, priority) {
    const isWanted = ({ late }) => priority !== "low" || !late;
    return Promise.all(FILES.chunks[name].filter(isWanted).map((chunk) => compiled(chunk, priority)));
}

const compiled = (chunk, priority) => once(modules, chunk.file, () => WebAssembly.compileStreaming(fetchFile(chunk, priority)));

/** Puts the style sheet of a screen into the document, if it has one. Parts have none. */
function styled(name) {
    const sheet = FILES.styles[name];
    return sheet && once(sheets, sheet.file, () => linked(sheet));
}

function linked({ file, integrity }) {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: file, integrity });
    return new Promise((loaded, failed) => {
        link.onload = loaded;
        link.onerror = () => {
            link.remove();
            failed(new Error(`${file} cannot be loaded`));
        };
        document.head.append(link);
    });
}

const textAddress = (file) => `locales/${language()}/${file}.ftl?v=${FILES.texts}`;

/** The answers to requests of the program that it has not made yet, by their addresses. */
const early = {};
const fetchAnew = window.fetch.bind(window);
window.fetch = (address, options) => {
    const response = early[address];
    delete early[address];
    return response ?? fetchAnew(address, options);
};

/**
 * Fetches the first screen, whose texts the program asks for as soon as it runs. Browsers report a preload as unused if the program
 * comes late.
 */
export function fetchFirst({ name, texts }) {
    for (const href of ["page", ...texts].map(textAddress)) {
        cached[href] = Promise.resolve();
        early[href] = fetch(href);
        // A failure is reported where the program asks for the text.
        early[href].catch(() => {});
    }
    Promise.all([modulesOf(name), styled(name)]).catch(() => {});
}

/**
 * Fetches a screen that may be opened next. With low priority it leaves out the style sheet: it is small, and among the files
 * that the service worker fetches next.
 */
function prefetch({ name, texts }, priority) {
    const cache = (href) => once(cached, href, async () => (await fetch(href, { priority })).arrayBuffer());
    const sheet = priority !== "low" && styled(name);
    return Promise.all([modulesOf(name, priority), sheet, ...texts.map(textAddress).map(cache)]);
}

/** The promise stored under a name, made if there is none; one that fails is not stored. */
function once(promises, name, make) {
    promises[name] ??= make().catch((problem) => {
        delete promises[name];
        throw problem;
    });
    return promises[name];
}

/** The core calls this to start a chunk; in the splitter's protocol, a function of its table gets the result. */
export function loader(name) {
    let started;
    return async (callback, data) => {
        started ??= start(name);
        const succeeded = await started.then(
            () => true,
            (problem) => {
                console.error(`"${name}" cannot be loaded:`, problem);
                started = undefined;
                return false;
            },
        );
        core.__indirect_function_table.get(callback)(data, succeeded);
    };
}

/** Lets the browser do something else first, such as answer the visitor. */
const taskOfItsOwn = () => new Promise((begun) => setTimeout(begun));

async function start(name) {
    const [modules] = await Promise.all([modulesOf(name), styled(name)]);
    await taskOfItsOwn();
    // Files that another screen has started are not started again.
    await Promise.all(FILES.chunks[name].map(({ file }, at) => once(instances, file, () => instance(modules[at]))));
    await taskOfItsOwn();
}

async function instance(module) {
    const shared = Object.fromEntries(WebAssembly.Module.imports(module).map(({ name }) => [name, core[name]]));
    // The second one belongs to chunks that were put together of several.
    return WebAssembly.instantiate(module, { __wasm_split: shared, core: shared });
}

// A link that the pointer or the focus has reached is likely to be followed.
for (const event of ["pointerover", "pointerdown", "focusin"]) {
    addEventListener(event, ({ target }) => {
        const hash = target.closest?.('a[href*="#/"]')?.getAttribute("href").replace(/^[^#]*/, "");
        if (hash && !savesData()) prefetch(screenOf(hash)).catch(() => {});
    });
}

/** Whether the visitor has asked for as little traffic as possible. */
export const savesData = () => Boolean(navigator.connection?.saveData);

/** Fetches the screens behind the other doors, one after the other, when nothing else is going on. */
export async function prefetchDoors() {
    const links = [...document.querySelectorAll(".doors a")];
    const here = screenOf(location.hash);
    for (const screen of links.map(({ hash }) => screenOf(hash)).filter((screen) => screen !== here)) {
        await new Promise((idle) => (window.requestIdleCallback ?? setTimeout)(idle));
        await prefetch(screen, "low").catch(() => {});
    }
}
