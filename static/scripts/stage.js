// The tabs of a screen with a board: a tab scrolls to its section, and the tab of the section in view is marked. Where the
// sections lie below the board, a square that gets the focus by keyboard brings the board back into view.

const tabOf = (section) => section.closest(".stage").querySelector(`[data-tab="${section.dataset.section}"]`);

/** Marks the tab of a section, and no other. */
function mark(section) {
    const chosen = tabOf(section);
    for (const tab of chosen?.parentElement.children ?? []) {
        if (tab === chosen) tab.setAttribute("aria-current", "true");
        else tab.removeAttribute("aria-current");
    }
}

/** The section that a reader looks at: the last one that begins above the upper quarter of the visible part. */
function sectionInView(stage) {
    // Beside a lesson some are hidden.
    const sections = [...stage.querySelectorAll("[data-section]")].filter((section) => section.getClientRects().length > 0);
    const top = stage.querySelector(".parts")?.getBoundingClientRect().bottom ?? 0;
    // Beside a lesson the panel has no box of its own.
    const seen = Math.min(innerHeight, stage.querySelector(".beside-board").getBoundingClientRect().bottom || innerHeight);
    const isSeen = (section) => section.getBoundingClientRect().top < seen;
    const root = document.documentElement;
    // At the end of the page the last sections are in view, however short they are: one of them may have been chosen.
    if (root.scrollTop > 0 && root.scrollTop + root.clientHeight >= root.scrollHeight - 1) {
        const marked = sections.find((section) => tabOf(section)?.hasAttribute("aria-current") && isSeen(section));
        return marked ?? sections.findLast(isSeen);
    }
    const line = top + (seen - top) / 4;
    return sections.findLast((section) => section.getBoundingClientRect().top <= line) ?? sections[0];
}

/** The section that a tab was pressed for, until the reader does something else. */
let chosen = null;
function show() {
    if (!chosen) return;
    const boxes = [chosen.parentElement, chosen.closest(".beside-board"), chosen.closest(".beside")];
    const box = boxes.find((box) => box && getComputedStyle(box).overflowY === "auto");
    if (!box) return chosen.scrollIntoView({ block: "start" });
    // If the sections scroll by themselves, the page does not scroll.
    const margin = parseFloat(getComputedStyle(chosen).scrollMarginTop);
    box.scrollTop += chosen.getBoundingClientRect().top - box.getBoundingClientRect().top - margin;
}
// Parts of the sections that come a moment later move it.
const growth = new ResizeObserver(show);
for (const event of ["wheel", "touchmove", "keydown", "pointerdown"]) {
    addEventListener(event, () => (chosen = null), { capture: true, passive: true });
}

/** Shows a section; with the focus, if a reader has asked for it. */
function choose(section, isPressed) {
    chosen = section;
    show();
    growth.disconnect();
    for (const other of section.parentElement.children) growth.observe(other);
    if (isPressed) section.focus({ preventScroll: true });
    mark(section);
}

/** Does something with a section, once it is drawn and can be found: within so many frames. */
function whenDrawn(find, use, frames = 300) {
    const section = find();
    if (section) use(section);
    else if (frames > 0) requestAnimationFrame(() => whenDrawn(find, use, frames - 1));
}

addEventListener("click", (event) => {
    const link = event.target.closest?.("[data-shows]");
    // A link that opens elsewhere keeps its default.
    if (link && event.defaultPrevented) {
        // The section may be on another screen, which the link opens.
        const find = () => document.querySelector(`.beside .stage [data-section="${link.dataset.shows}"]`);
        return requestAnimationFrame(() => whenDrawn(find, (section) => choose(section, true)));
    }
    const tab = event.target.closest?.("[data-tab]");
    if (!tab) return;
    // The page presses the tab that a lesson is about: nobody's focus goes there, and no board is scrolled away.
    const isPressed = event.isTrusted;
    const stage = tab.closest(".stage");
    const find = () => stage.querySelector(`[data-section="${tab.dataset.tab}"]`);
    whenDrawn(find, (section) => {
        if (!isPressed && getComputedStyle(section.closest(".beside-board")).overflowY !== "auto") return;
        choose(section, isPressed);
    });
});

addEventListener(
    "scroll",
    (event) => {
        const scrolled = event.target.nodeType === Node.DOCUMENT_NODE ? event.target : event.target.closest(".stage");
        const stage = scrolled === document ? document.querySelector(".stage") : scrolled;
        // Parts that come a moment later move what is in view, and not what was chosen.
        const section = stage && (chosen && stage.contains(chosen) ? chosen : sectionInView(stage));
        if (section) mark(section);
    },
    { capture: true, passive: true },
);

addEventListener("focusin", (event) => {
    const place = event.target.closest?.(".stage .board-place");
    if (place && getComputedStyle(place).position === "sticky" && event.target.matches(":focus-visible")) {
        place.closest(".set").scrollIntoView({ block: "start" });
    }
});
