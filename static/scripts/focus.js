// Keeps the focus where the visitor works. When what has it is taken away, as a button that another replaces, browsers
// give it to nothing, and a visitor who works by keyboard or by ear begins again at the top of the page.

const FOCUSABLE = "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), summary, [tabindex='0']";

/** What was focused last, and all that it stood in, from the inside out. */
let path = [];

addEventListener("focusin", (event) => {
    path = event.composedPath().filter((node) => node instanceof HTMLElement);
});

// Of what is taken away with the focus in it, some browsers tell that it loses the focus, and some do not.
new MutationObserver(() => {
    const isLost = document.activeElement === document.body && path.length > 0 && !path[0].isConnected;
    if (!isLost) return;
    const around = path.filter((element) => element.isConnected);
    path = [];
    // Outside of the main part there is no telling what the visitor was about.
    const near = around.slice(0, around.findIndex((element) => element.tagName === "MAIN") + 1);
    const next = near.map((element) => element.querySelector(FOCUSABLE)).find((found) => found?.checkVisibility());
    (next ?? near.at(-1))?.focus({ preventScroll: true });
}).observe(document.body, { childList: true, subtree: true });
