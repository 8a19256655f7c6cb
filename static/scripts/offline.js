// Has the site stored for times without a network, and offers a new version when one has arrived.

const site = navigator.serviceWorker;
// Only a release has one: while the page is being worked on, the newest files should be seen.
const script = document.querySelector('meta[name="service-worker"]')?.content;

/** The milliseconds that the browser has to store a running count before an update. */
const STORING = 3000;
/** The milliseconds that the new version has to take over: the earlier one may be busy with this page until it is left. */
const TAKING = 3000;
/** Whether the visitor has asked for the new version. */
let asked = false;
/** While a new version is offered, keeps the panel's list of the work that an update would stop. */
const works = new MutationObserver(listWorks);

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
    // Without a controller this is the first version, which the page has anyway.
    if (!registration.waiting || !site.controller) return;
    const panel = document.getElementById("update");
    document.getElementById("update-now").onclick = async () => {
        await leave();
        asked = true;
        // In another tab it may have been taken already.
        if (!registration.waiting) return location.reload();
        registration.active.postMessage("give way");
        registration.waiting.postMessage("take over");
        setTimeout(() => location.reload(), TAKING);
    };
    document.getElementById("update-later").onclick = () => {
        panel.hidden = true;
        works.disconnect();
    };
    panel.hidden = false;
    works.observe(document.getElementById("app"), { subtree: true, childList: true, attributeFilter: ["value"] });
    listWorks();
}

function listWorks() {
    // Paused work has a button that resumes it.
    const bars = document.querySelectorAll('#app :not(:has(> [data-action="resume"])) > progress');
    const here = [...bars].map(({ ariaLabel, position }) => `${ariaLabel} ${Math.floor(position * 100)}%`);
    const elsewhere = [...document.querySelectorAll(".background")].map(({ textContent }) => textContent);
    const items = [...here, ...elsewhere].map((text) => Object.assign(document.createElement("li"), { textContent: text }));
    document.getElementById("update-works").replaceChildren(...items);
    document.getElementById("update-running").hidden = items.length === 0;
}

/**
 * Waits until the program has stored its running count: the program puts a promise for it into the event. If the
 * browser does not store, nothing waits for it.
 */
function leave() {
    const stored = [];
    dispatchEvent(new CustomEvent("bezzel-leave", { detail: stored }));
    const late = new Promise((over) => setTimeout(over, STORING));
    return Promise.race([Promise.allSettled(stored), late]);
}

/** Keeps the site. Without room or permission the page works as before, with a network. */
export function keepSite() {
    return site && script && keep().catch((problem) => console.info("Not stored for offline use:", problem));
}
