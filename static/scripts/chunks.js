// The chunks of the program, one for each screen and each part that is loaded by itself: asked for when it is likely to be
// shown, started when it is.
import screens from "../screens.json";
import { language, screenOf } from "./preferences.js";

/** The screens, each followed by its parts, which need no texts of their own. */
const CHUNKS = screens.flatMap((screen) => [screen, ...[...(screen.parts ?? []), ...(screen.apart ?? [])].map((name) => ({ name, texts: [] }))]);

/** The promise of each file that was asked for, and of each that was started. */
const modules = {};
const instances = {};
/** What the core of the program shares with its chunks. */
let core;

export function adopt(exports) {
    core = exports;
}

/** Fetches a file of the release, which must be as it was built. Addresses are relative to the document's base. */
export function fetchFile({ file, integrity }) {
    return fetch(new URL(file, document.baseURI), { integrity });
}

/** Asks for the files of a screen or part and for its texts; what cannot be had can be asked for again. */
export function prefetch({ name, texts }) {
    prefetchTexts(texts);
    return Promise.all(FILES.chunks[name].map(compiled));
}

const compiled = (chunk) => once(modules, chunk.file, () => WebAssembly.compileStreaming(fetchFile(chunk)));

/** The promise that is kept under a name, made where there is none; one that fails is not kept. */
function once(promises, name, make) {
    promises[name] ??= make().catch((problem) => {
        delete promises[name];
        throw problem;
    });
    return promises[name];
}

function prefetchTexts(texts) {
    for (const file of ["page", ...texts]) {
        const href = `locales/${language()}/${file}.ftl?v=${FILES.texts}`;
        if (document.head.querySelector(`link[href="${href}"]`)) continue;
        const link = Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "anonymous", href });
        document.head.append(link);
    }
}

/** What the core calls to have a chunk started; the splitter's protocol: a function of its table hears how it went. */
export function loader(name) {
    let started;
    return async (heard, data) => {
        started ??= start(CHUNKS.find((chunk) => chunk.name === name));
        const succeeded = await started.then(
            () => true,
            (problem) => {
                console.error(`"${name}" cannot be loaded:`, problem);
                started = undefined;
                return false;
            },
        );
        core.__indirect_function_table.get(heard)(data, succeeded);
    };
}

async function start(chunk) {
    const files = FILES.chunks[chunk.name];
    const modules = await prefetch(chunk);
    // What another screen has started is not started again.
    await Promise.all(files.map(({ file }, at) => once(instances, file, () => instance(modules[at]))));
}

async function instance(module) {
    const shared = Object.fromEntries(WebAssembly.Module.imports(module).map(({ name }) => [name, core[name]]));
    // The second is of those that were put together of several.
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

/** Asks for all chunks, one after the other, when nothing else is going on. */
export async function prefetchAll() {
    for (const chunk of CHUNKS) {
        await new Promise((idle) => (window.requestIdleCallback ?? setTimeout)(idle));
        await prefetch(chunk).catch(() => {});
    }
}
