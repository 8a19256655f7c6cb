// Tells the page what becomes of each worker until its first word, of which it would hear nothing: by an event at the window,
// whose detail is "arrived", "lost" or "refused" (its memory), and the worker's address, which ends in the page's name for it.
// Tells the visitor as well when one takes its time.

const Sound = window.Worker;
/** The visitor is told after so many milliseconds. */
const PATIENCE = 3000;

/** What browsers say that refuse memory. */
const REFUSAL = /out of memory|cannot allocate/i;

const tell = (what, address) => dispatchEvent(new CustomEvent("bezzel-worker", { detail: `${what} ${address}` }));

/** In the place of a worker that the browser does not make: hears and says nothing. */
const silent = () => Object.assign(new EventTarget(), { postMessage() {}, terminate() {} });

/** How many are late. */
let late = 0;

function count(more) {
    late += more;
    document.getElementById("arriving").hidden = late === 0;
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
    let isLate = false;
    const patience = setTimeout(() => {
        isLate = true;
        count(1);
    }, PATIENCE);
    // What goes wrong after its first word, a worker says itself.
    let end = (what) => {
        end = () => {};
        clearTimeout(patience);
        if (isLate) count(-1);
        tell(what, address);
    };
    worker.addEventListener("message", () => end("arrived"), { once: true });
    worker.addEventListener("error", ({ message }) => end(REFUSAL.test(message) ? "refused" : "lost"), { once: true });
    return worker;
};
