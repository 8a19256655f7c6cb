// Tells the page of workers that cannot be loaded or made, of which it would hear nothing: an event at the window whose
// detail is the worker's address.

const Sound = window.Worker;

const tell = (address) => dispatchEvent(new CustomEvent("bezzel-worker-lost", { detail: String(address) }));

/** In the place of a worker that the browser does not make: hears and says nothing. */
const silent = () => Object.assign(new EventTarget(), { postMessage() {}, terminate() {} });

window.Worker = function Worker(address, options) {
    let worker;
    try {
        worker = new Sound(address, options);
    } catch {
        setTimeout(tell, 0, address);
        return silent();
    }
    // What goes wrong after its first word, a worker says itself.
    let lost = () => tell(address);
    worker.addEventListener("message", () => (lost = () => {}), { once: true });
    worker.addEventListener("error", () => lost(), { once: true });
    return worker;
};
