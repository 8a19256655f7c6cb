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
    // The skeleton of a screen with a board; what stands beside a lesson or within another page has another one.
    if (!screen.board || isStudied || isEmbedded || link.has("present")) return;
    const name = screen.within ?? screen.name;
    shell.querySelector(".screen").classList.add("stage", name);
    const [rows, columns = rows] = (link.get("size") ?? link.get("n") ?? String(screen.board)).split("x").map(Number);
    // Larger boards may be drawn in another way.
    const isDrawn = [rows, columns].every((side) => side >= 1 && side <= 20);
    if (isDrawn) drawBoard(shell.querySelector(".board-column"), rows, columns, name === "search");
}

/** Draws an empty board in the place of the one that comes, as `page/components/src/board` does; above a transport bar with numbers all round. */
function drawBoard(column, rows, columns, isPlayed) {
    const set = (element, attributes) => Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
    const [margin, size] = [5 * Math.max(rows, columns, 4), { width: 100 * columns, height: 100 * rows }];
    const beyond = isPlayed ? margin : 0;
    const [width, height] = [size.width, size.height].map((side) => side + margin + beyond);
    const board = column.querySelector(".board");
    set(board, { viewBox: [-margin, -beyond, width, height].join(" "), width: 40 * width, height: 40 * height });
    // The square in the lower left corner is dark.
    set(board.querySelector("pattern"), { x: 100 * (rows % 2) });
    board.querySelectorAll("rect").forEach((square) => set(square, size));
    column.classList.toggle("played", isPlayed);
    column.hidden = false;
}
