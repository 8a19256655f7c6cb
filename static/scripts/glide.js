// Pieces that change their squares glide there, pieces that are put on a board appear softly, and a solved board gives
// one sign: quietly, shortly, not on large boards, and not for visitors who asked for less motion. The drawing is right
// at once; this only moves it.

// The times in milliseconds: of a piece that glides, and of one that is put on the board.
const GLIDE = 160;
const LANDING = 120;
/** A glide takes this part of the time until the next move at most, so that none is cut short. */
const OF_STEP = 0.7;
/** A shorter movement is not seen. */
const SHORTEST = 50;
const LARGEST = 16;
const SOLVED = ["solution", "tour", "closed-tour", "won"];

const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)");
/** The time of the last move of a piece. */
let last = 0;

new MutationObserver((changes) => {
    const of = (name) => changes.filter(({ attributeName }) => attributeName === name);
    const moves = of("data-piece");
    const since = performance.now() - last;
    if (moves.length > 0) last = performance.now();
    if (reducesMotion.matches) return;
    if (of("data-status").some(({ target }) => SOLVED.includes(target.dataset.status))) celebrate();
    // This is another board, or the piece was dragged and is there already.
    const isOther = of("data-board").length > 0 || of("class").some(({ oldValue }) => oldValue?.includes("dragging"));
    if (!isOther) move(moves, OF_STEP * Math.min(since, interval(of("data-interval"))));
}).observe(document.getElementById("app"), {
    subtree: true,
    attributeFilter: ["data-piece", "data-board", "data-status", "data-interval", "class"],
    attributeOldValue: true,
});

/** The time of a step of the running player, or of a player that has just ended with its last step. */
function interval(changes) {
    const playing = document.querySelector("[data-interval]");
    const times = [playing?.dataset.interval, ...changes.map(({ oldValue }) => oldValue)];
    return Math.min(...times.map((time) => Number(time ?? Infinity)));
}

/** Moves the pieces that have changed, within this time. */
function move(changes, most) {
    if (most < SHORTEST) return;
    const board = changes[0]?.target.closest("[data-board]");
    if (!board || board.dataset.board.split("x").some((side) => side > LARGEST)) return;
    const places = changes
        .filter(({ target }) => target.dataset.square)
        .map(({ target, oldValue }) => ({ square: target, was: oldValue, ...corner(target) }));
    let left = places.filter(({ square, was }) => was && !square.dataset.piece);
    const reached = places.filter(({ square, was }) => !was && square.dataset.piece);
    for (const { square, x, y } of reached) {
        const [from] = left.toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
        left = left.filter((place) => place !== from);
        const start = from ? { transform: `translate(${from.x - x}px, ${from.y - y}px)` } : { opacity: 0 };
        const duration = Math.min(from ? GLIDE : LANDING, most);
        square.querySelector(".piece")?.animate([start, {}], { duration, easing: "ease-out" });
    }
}

/** The place of a square in the drawing of its board. */
function corner(square) {
    const { e: x, f: y } = square.transform.baseVal.consolidate().matrix;
    return { x, y };
}

function celebrate() {
    const frame = document.querySelector("[data-board] .frame");
    const colour = getComputedStyle(document.documentElement).getPropertyValue("--solved");
    // The outer half of the line would be cut where the picture ends.
    const clipPath = "inset(0) fill-box";
    frame?.animate([{ stroke: colour, strokeWidth: "14px", clipPath }, { clipPath }], { duration: 4 * GLIDE, easing: "ease-in" });
}
