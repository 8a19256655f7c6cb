// Keeps the focus where the visitor works. When the focused element is removed, such as a button that another replaces,
// browsers give the focus to nothing, and a visitor who uses the keyboard or a screen reader begins again at the top of
// the page.

const FOCUSABLE = "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), summary, [tabindex='0']";

/** The last focused element, and all elements around it, from the inside out. */
let path = [];

addEventListener("focusin", (event) => {
    path = event.composedPath().filter((node) => node instanceof HTMLElement);
});

// When an element with the focus in it is removed, some browsers report the loss of the focus, and some do not.
new MutationObserver(() => {
    const isLost = document.activeElement === document.body && path.length > 0 && !path[0].isConnected;
    if (!isLost) return;
    const around = path.filter((element) => element.isConnected);
    path = [];
    // Outside of the main part, the next place of the focus cannot be guessed.
    const near = around.slice(0, around.findIndex((element) => element.tagName === "MAIN") + 1);
    const next = near.map((element) => element.querySelector(FOCUSABLE)).find((found) => found?.checkVisibility());
    (next ?? near.at(-1))?.focus({ preventScroll: true });
}).observe(document.body, { childList: true, subtree: true });
