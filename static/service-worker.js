// Keeps every file of one version of the site, and answers with them: so that the page works without a network, and
// never mixes files of two versions. A release fills in what is in braces (xtask/finish/offline.mjs).

const VERSION = "{version}";
const FILES = JSON.parse('{files}');

/** Several sites may share an origin, each in a folder of its own. */
const OURS = `bezzel ${registration.scope} `;
const CACHE = OURS + VERSION;

addEventListener("install", (event) => event.waitUntil(keepAll()));
addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => clients.claim())));
// A version that has arrived waits until the visitor wants it, or has closed the page.
addEventListener("message", ({ data }) => data === "take over" && skipWaiting());
addEventListener("fetch", (event) => {
    if (event.request.method === "GET" && event.request.url.startsWith(registration.scope)) {
        event.respondWith(answer(event.request));
    }
});

async function keepAll() {
    const cache = await caches.open(CACHE);
    // Of what keeps its name the browser may still hold the version before; the rest it may take from what it has.
    const isNamed = (file) => /-[0-9a-f]{8,}\.\w+$|\?v=/.test(file);
    await cache.addAll(FILES.map((file) => new Request(file, { cache: isNamed(file) ? "default" : "no-cache" })));
}

async function forgetOthers() {
    const names = await caches.keys();
    const others = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
    await Promise.all(others.map((name) => caches.delete(name)));
}

async function answer(request) {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(request.mode === "navigate" ? "./" : request, { ignoreSearch: true });
    return kept ?? fetch(request);
}
