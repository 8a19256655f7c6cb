// Caches every file of one version of the site, and answers with them, so that the page works offline. A page that was
// opened with another version continues with the files of that version, which are stored until it is closed. A release
// fills in the values in braces (xtask/finish/offline.mjs).

const VERSION = "{version}";
const FILES = JSON.parse('{files}');
/** Files that are cached when they are first used. */
const ON_USE = JSON.parse('{on use}');

/** Several sites may share an origin, each in a folder of its own. */
const OURS = `bezzel ${registration.scope} `;
const CACHE = OURS + VERSION;
/** The name under which the state before this version is stored: open pages, and the caches of other versions. */
const EARLIER = "./earlier";
/** Breaks off what is being fetched. */
let fetching = new AbortController();

addEventListener("install", (event) => event.waitUntil(keepAll()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
// A version that has arrived waits until the visitor wants it, or has closed the page.
const ON_MESSAGE = { "forget others": forgetOthers, "give way": giveWay, "take over": () => skipWaiting() };
addEventListener("message", (event) => event.waitUntil(ON_MESSAGE[event.data]()));
addEventListener("fetch", (event) => {
    if (event.request.method === "GET" && event.request.url.startsWith(registration.scope)) {
        event.respondWith(answer(event.request));
    }
});

async function keepAll() {
    const cache = await caches.open(CACHE);
    // For files that keep their names, the browser may still have an earlier version; the others may come from its
    // cache.
    const isNamed = (file) => /-[0-9a-f]{8,}\.\w+$|\?v=/.test(file);
    await cache.addAll(FILES.map((file) => new Request(file, { cache: isNamed(file) ? "default" : "no-cache", priority: "low" })));
    // The cache of an earlier version may have some, and will be deleted.
    for (const file of ON_USE) {
        const stored = await caches.match(file);
        if (stored) await cache.put(file, stored);
    }
}

async function takeOver() {
    const cache = await caches.open(CACHE);
    const names = await caches.keys();
    const others = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
    await cache.put(EARLIER, new Response(JSON.stringify({ pages: await openPages(), others })));
    await forgetOthers();
    await clients.claim();
}

async function openPages() {
    const windows = await clients.matchAll({ includeUncontrolled: true });
    return windows.filter(({ url }) => url.startsWith(registration.scope)).map(({ id }) => id);
}

/** Deletes the files of earlier versions, unless a page is still open that may need them. */
async function forgetOthers() {
    const cache = await caches.open(CACHE);
    const [earlier, open] = await Promise.all([cache.match(EARLIER), openPages()]);
    const { pages, others } = await earlier.json();
    if (pages.some((page) => open.includes(page))) return;
    await Promise.all(others.map((name) => caches.delete(name)));
}

/** Breaks off what is being fetched: another version takes over only when this one has nothing to do. */
async function giveWay() {
    fetching.abort();
    fetching = new AbortController();
}

async function answer(request) {
    const cache = await caches.open(CACHE);
    if (request.mode === "navigate") return (await cache.match("./")) ?? fetch(request);
    // Names contain a content hash, or the request has a version: files of another version are for that version's
    // pages.
    return (await cache.match(request)) ?? (await caches.match(request)) ?? fetchAndKeep(request, cache);
}

/** Fetches a file, and keeps a copy if it is one that is cached on use. */
async function fetchAndKeep(request, cache) {
    const response = await fetch(request, { signal: fetching.signal });
    const isOnUse = ON_USE.some((file) => new URL(file, registration.scope).href === request.url);
    if (isOnUse && response.ok) cache.put(request, response.clone()).catch(() => {});
    return response;
}
