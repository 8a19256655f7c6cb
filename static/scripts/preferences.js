// The facts about a visit that are known before the program is loaded: screen, language and colours. The link comes
// first, then the stored choice, then the browser's settings. The program decides by the same rules (src/link/,
// src/settings.rs).
import languages from "../languages.json";
import screens from "../screens.json";

const LANGUAGES = languages.map((language) => language.code);
/** The attributes of the document, each with its parameter and the name of its stored choice. */
const LOOK = { theme: ["light", "dark"], board: ["paper", "sea", "wood", "contrast"] };

/** The screen that a link leads to: the first for a link that names none. */
export function screenOf(hash) {
    const [name, parameters] = hash.replace(/^#?\/*/, "").split("?");
    const query = new URLSearchParams(parameters);
    // Screens of one name are parted by a parameter; the last of them goes first.
    const isLed = ({ link = "" }) => {
        const [of, parameter, value] = link.split(/[?=]/);
        return of === name && query.get(parameter) === value;
    };
    return screens.findLast(isLed) ?? screens.find((screen) => screen.name === name) ?? screens[0];
}

const parameters = () => new URLSearchParams(location.hash.split("?")[1]);

function stored(name) {
    try {
        return localStorage.getItem(`bezzel.${name}`);
    } catch {
        return null;
    }
}

export function language() {
    const preferred = (navigator.languages ?? []).map((tag) => tag.split("-")[0].toLowerCase());
    return [parameters().get("lang"), stored("language"), ...preferred].find((code) => LANGUAGES.includes(code)) ?? LANGUAGES[0];
}

/** Makes what stands in the document until the program draws the page look like the page. */
export function prepareShell() {
    const root = document.documentElement;
    root.lang = language();
    const link = parameters();
    const isEmbedded = link.get("embed") === "1";
    // Within another page the visitor's choice for this one does not count.
    const look = (name) => [link.get(name), isEmbedded ? null : stored(name)].find((chosen) => LOOK[name].includes(chosen));
    const [theme, board] = [look("theme"), look("board")];
    if (theme) root.dataset.theme = theme;
    if (board) root.dataset.colouring = board;

    const shell = document.querySelector(".shell");
    // The program may have been quicker.
    if (!shell) return;
    shell.querySelector("header").hidden = isEmbedded;
    for (const element of shell.querySelectorAll(`[data-${root.lang}]`)) {
        element.textContent = element.dataset[root.lang];
    }
    const screen = screenOf(location.hash);
    const tabs = shell.querySelector(`[data-behind="${screen.door}"]`);
    if (tabs) tabs.hidden = false;
    shell.querySelector(`[data-of="${screen.door}"]`)?.setAttribute("aria-current", tabs ? "true" : "page");
    shell.querySelector(`.tabs a[href="#/${screen.within ?? screen.name}"]`)?.setAttribute("aria-current", "page");
    shell.classList.toggle("of-wide", screen.name === "solutions");
    const isStudied = link.has("lesson") || link.has("task");
    const introduction = isStudied ? null : shell.querySelector(`[data-introduces="${screen.name}"]`);
    shell.querySelector(".introduced").hidden = !introduction;
    // The largest text of the first picture: what the program draws later is not larger.
    if (introduction) introduction.hidden = false;
    // The board of most visits; others have other boards.
    shell.querySelector(".board-column").hidden = !screen.board || isStudied || link.has("n") || link.has("size");
}
