// Has the site kept for times without a network, and offers a new version when one has arrived.

const site = navigator.serviceWorker;
// Only a release has one: while the page is being worked on, the newest files should be seen.
const script = document.querySelector('meta[name="service-worker"]')?.content;

/** Whether the visitor has asked for the new version. */
let asked = false;

async function keep() {
    const registration = await site.register(script);
    offer(registration);
    registration.addEventListener("updatefound", () => {
        registration.installing.addEventListener("statechange", () => offer(registration));
    });
    site.addEventListener("controllerchange", () => asked && location.reload());
    registration.active?.postMessage("forget others");
}

/** Shows the panel that offers a version which has arrived; it stands hidden in the page. */
function offer(registration) {
    // Without a controller it is the first version, which the page has anyway.
    if (!registration.waiting || !site.controller) return;
    const panel = document.getElementById("update");
    document.getElementById("update-now").onclick = () => {
        asked = true;
        // In another tab it may have been taken already.
        if (registration.waiting) registration.waiting.postMessage("take over");
        else location.reload();
    };
    document.getElementById("update-later").onclick = () => {
        panel.hidden = true;
    };
    panel.hidden = false;
}

/** Keeps the site. Without room or permission the page works as before, with a network. */
export function keepSite() {
    return site && script && keep().catch((problem) => console.info("Not kept for offline use:", problem));
}
