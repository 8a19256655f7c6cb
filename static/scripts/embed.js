// The text that puts the present screen into another page, in a dialog that stands closed in the page.

/** The height that a screen is given at first, in pixels: a board and its controls are to be seen. */
const HEIGHT = 720;

const dialog = document.getElementById("embed");
const part = (name) => document.getElementById(`embed-${name}`);

/** A text as the value of an attribute. */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** The present address within another page, and in the language that is seen now. */
function address() {
    const [page, hash = "/queens"] = location.href.split("#");
    const [screen, parameters = ""] = hash.split("?");
    const query = new URLSearchParams(parameters);
    query.set("lang", document.documentElement.lang);
    query.set("embed", "1");
    // The signs that links are made of need not be escaped.
    return `${page}#${screen}?${decodeURIComponent(query)}`;
}

function open() {
    const source = escaped(address());
    const title = escaped(document.title);
    part("text").textContent =
        `<iframe src="${source}" title="${title}" width="100%" height="${HEIGHT}" loading="lazy" allow="clipboard-write"></iframe>`;
    tell(null);
    dialog.showModal();
}

async function copy() {
    try {
        await navigator.clipboard.writeText(part("text").textContent);
        tell("copied");
    } catch {
        getSelection().selectAllChildren(part("text"));
        tell("marked");
    }
}

/** Shows how the copy went, in one of two sentences, or in none. */
function tell(outcome) {
    for (const name of ["copied", "marked"]) part(name).hidden = name !== outcome;
}

addEventListener("click", (event) => {
    if (event.target.closest?.('[data-action="embed"]')) open();
    // The dialog itself is hit only beside its content.
    else if (event.target === dialog) dialog.close();
});
part("copy").onclick = copy;
part("close").onclick = () => dialog.close();
