// Has the site kept for times without a network, and offers a new version when one has arrived.

const site = navigator.serviceWorker;
// Only a release has one: while the page is being worked on, the newest files should be seen.
const script = document.querySelector('meta[name="service-worker"]')?.content;

/** Whether the visitor has asked for the new version. */
let asked = false;

async function keep() {
    const controlled = Boolean(site.controller);
    const registration = await site.register(script);
    offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
        const arriving = registration.installing;
        arriving.addEventListener("statechange", () => offer(registration.waiting));
    });
    site.addEventListener("controllerchange", () => {
        if (asked) location.reload();
        // Another tab has taken the new version: this one goes over to it when the visitor leaves the screen.
        else if (controlled) addEventListener("hashchange", () => location.reload(), { once: true });
    });
}

/** Shows the panel that offers a version; it stands hidden in the page. */
function offer(version) {
    // Without a controller it is the first version, which the page has anyway.
    if (!version || !site.controller) return;
    const panel = document.getElementById("update");
    document.getElementById("update-now").onclick = () => {
        asked = true;
        version.postMessage("take over");
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
