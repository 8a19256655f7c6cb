// Reports the state of each worker until its first message or its end, when the page itself would receive nothing. An event at the
// window has the detail "arrived", "lost" or "refused" (its memory), and the worker's address, which ends in the page's
// name for it. The event "bezzel-worker-share" reports the share of its program that has arrived, in the same way. The
// visitor also sees a message when a worker takes long, as long as somebody waits for it: whoever does prevents the default of
// the event "late".

const Sound = window.Worker;
/** The milliseconds after which the visitor sees a message. */
const PATIENCE = 3000;
/** The milliseconds between two questions whether somebody waits. */
const PERIOD = 1000;

/** The messages of browsers that refuse memory. */
const REFUSAL = /out of memory|cannot allocate/i;

/** Returns whether nobody has prevented the event's default. */
const tell = (what, address) =>
    dispatchEvent(new CustomEvent("bezzel-worker", { cancelable: true, detail: `${what} ${address}` }));

/** In the place of a worker that the browser does not make: receives and sends nothing. */
const silent = () => Object.assign(new EventTarget(), { postMessage() {}, terminate() {} });

/** The workers that are late, each with the share of its program that has come. */
const late = new Set();

let again;

/** Shows how far those together are that somebody waits for. While nothing of them has come, the bar says only that. */
function show() {
    clearTimeout(again);
    if (late.size > 0) again = setTimeout(show, PERIOD);
    const awaited = [...late].filter(({ address }) => !tell("late", address));
    document.getElementById("arriving").hidden = awaited.length === 0;
    const share = awaited.reduce((sum, worker) => sum + worker.share, 0) / awaited.length;
    const bar = document.querySelector("#arriving progress");
    if (share > 0) bar.value = share;
    else bar.removeAttribute("value");
    document.getElementById("arriving-share").textContent = share > 0 ? `${Math.floor(share * 100)}%` : "";
}

window.Worker = function Worker(address, options) {
    const [file] = String(address).split("#");
    let worker;
    try {
        worker = new Sound(file, options);
    } catch {
        setTimeout(tell, 0, "lost", address);
        return silent();
    }
    const arrival = { address, share: 0 };
    const patience = setTimeout(() => {
        late.add(arrival);
        show();
    }, PATIENCE);
    // After its first message, a worker reports errors itself.
    const over = new AbortController();
    const cease = () => {
        over.abort();
        clearTimeout(patience);
        // Who ends a worker may be handling an event about it, and must not get another one within it.
        if (late.delete(arrival)) queueMicrotask(show);
    };
    const end = (what) => {
        cease();
        tell(what, address);
    };
    // Nobody waits for a worker that the page ends.
    const { terminate } = worker;
    worker.terminate = () => {
        cease();
        terminate.call(worker);
    };
    const onMessage = (event) => {
        // Messages of its start are not for the page: xtask/finish/worker.js.
        const { share } = event.data;
        if (share === undefined) return end("arrived");
        event.stopImmediatePropagation();
        dispatchEvent(new CustomEvent("bezzel-worker-share", { detail: `${share} ${address}` }));
        arrival.share = share;
        if (late.has(arrival)) show();
    };
    const { signal } = over;
    worker.addEventListener("message", onMessage, { signal });
    worker.addEventListener("error", ({ message }) => end(REFUSAL.test(message) ? "refused" : "lost"), { signal });
    return worker;
};
