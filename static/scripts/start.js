// Starts a release: once the document is on the screen, fetches the core of the program, the chunk of the address's screen,
// and its texts, all at once.
// `cargo xtask finish` makes one script of this file, its imports, and the program's own script.
import init from "bezzel";
import { adopt, fetchFile, fetchFirst, prefetchDoors, savesData } from "./chunks.js";
import { keepSite } from "./offline.js";
import { prepareShell, screenOf } from "./preferences.js";
import "./page.js";

/** A program whose only function makes a vector of 128 bits, as Bezzel's programs do. */
const VECTORS = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 5, 1, 0x60, 0, 1, 0x7b, 3, 2, 1, 0, 10, 8, 1, 6, 0, 0x41, 0, 0xfd, 0x0f, 0x0b];

start();
prepareShell();

async function start() {
    await framePainted();
    if (!WebAssembly.validate(new Uint8Array(VECTORS))) {
        document.getElementById("outdated").hidden = false;
        return;
    }
    fetchFirst(screenOf(location.hash));
    try {
        const core = await WebAssembly.compileStreaming(fetchFile(FILES.core));
        adopt(await init({ module_or_path: core }));
    } catch (problem) {
        console.error("The page cannot be started:", problem);
        document.getElementById("retry-now").onclick = () => location.reload();
        document.getElementById("retry").hidden = false;
        return;
    }
    await drawn();
    if (savesData()) return;
    await prefetchDoors();
    await keepSite();
}

/**
 * Waits until what stands in the document is on the screen, which the start of the program would keep back; not for long where
 * nothing is painted, as in a tab that is not seen.
 */
function framePainted() {
    const frame = new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    return Promise.race([frame, new Promise((late) => setTimeout(late, 100))]);
}

/** Waits until the program has drawn the page in the place of what stands in the document. */
function drawn() {
    return new Promise((drawn) => {
        new MutationObserver((_, observer) => {
            observer.disconnect();
            drawn();
        }).observe(document.getElementById("app"), { childList: true });
    });
}
