// The start of each worker: fetches its program, and reports to the page how much of that has come (static/scripts/arriving.js).
import init from "bindings";

/** The file of the program and its bytes. The host may compress it, and would then report another number. */
const { file, size } = PROGRAM;

async function tellShare({ body }) {
    const reader = body.getReader();
    let come = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
        come += part.value.length;
        postMessage({ share: come / size });
    }
}

const response = await fetch(new URL(file, import.meta.url));
// Only workers that other workers start have names, and those do not know this message. What goes wrong with the file, the
// program's own start reports.
if (!self.name) tellShare(response.clone()).catch(() => {});
await init({ module_or_path: response });
