// Tells the page what becomes of each worker until its first word, of which it would hear nothing: by an event at the window,
// whose detail is "arrived", "lost" or "refused" (its memory), and the worker's address, which ends in the page's name for it.
// The event "bezzel-worker-share" tells the share of its program that has come, in the same way. The visitor is told as well when
// a worker takes its time.

const Sound = window.Worker;
/** The visitor is told after so many milliseconds. */
const PATIENCE = 3000;

/** What browsers say that refuse memory. */
const REFUSAL = /out of memory|cannot allocate/i;

const tell = (what, address) => dispatchEvent(new CustomEvent("bezzel-worker", { detail: `${what} ${address}` }));

/** In the place of a worker that the browser does not make: hears and says nothing. */
const silent = () => Object.assign(new EventTarget(), { postMessage() {}, terminate() {} });

/** The workers that are late, each with the share of its program that has come. */
const late = new Set();

/** Shows how far the late ones are together. While nothing of them has come, the bar says only that they are waited for. */
function show() {
    document.getElementById("arriving").hidden = late.size === 0;
    const share = [...late].reduce((sum, worker) => sum + worker.share, 0) / late.size;
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
    const arrival = { share: 0 };
    const patience = setTimeout(() => {
        late.add(arrival);
        show();
    }, PATIENCE);
    // What goes wrong after its first word, a worker says itself.
    const over = new AbortController();
    const end = (what) => {
        over.abort();
        clearTimeout(patience);
        if (late.delete(arrival)) show();
        tell(what, address);
    };
    const heard = (event) => {
        // What its start says is not for the page: xtask/finish/worker.js.
        const { share } = event.data;
        if (share === undefined) return end("arrived");
        event.stopImmediatePropagation();
        dispatchEvent(new CustomEvent("bezzel-worker-share", { detail: `${share} ${address}` }));
        arrival.share = share;
        if (late.has(arrival)) show();
    };
    const { signal } = over;
    worker.addEventListener("message", heard, { signal });
    worker.addEventListener("error", ({ message }) => end(REFUSAL.test(message) ? "refused" : "lost"), { signal });
    return worker;
};
