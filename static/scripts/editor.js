// The editor of a visitor's program, by CodeMirror. It is a file of its own, which the program of the page loads with the
// screen that shows it (`own/screen/src/editor/library.rs`). It lives in a shadow root: there its styles are sheets that
// the script adopts, which the policy of the page allows.
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { python } from "@codemirror/lang-python";
import { bracketMatching, HighlightStyle, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { lintKeymap, setDiagnostics } from "@codemirror/lint";
import { search, searchKeymap } from "@codemirror/search";
import { Annotation, EditorState, RangeSetBuilder, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, gutter, GutterMarker, gutterLineClass, keymap, lineNumbers, placeholder } from "@codemirror/view";
import { WORDS } from "./words.js";

/** The kinds of lines, as in the plain field: about to run, run last, with an error. */
const KINDS = ["next", "before", "wrong"];

const look = EditorView.theme({
    "&": { backgroundColor: "transparent", color: "inherit" },
    "&.cm-focused": { outline: "none" },
    ".cm-scroller": { fontFamily: "inherit", lineHeight: "var(--line)" },
    ".cm-content": { caretColor: "var(--ink)", minHeight: "calc(12 * var(--line) + 2 * var(--s2))", padding: "var(--s2) 0" },
    ".cm-line": { borderLeft: "3px solid transparent", padding: "0 var(--s2) 0 calc(var(--s2) - 3px)" },
    ".cm-placeholder": { color: "var(--quiet)" },
    ".cm-gutters": { backgroundColor: "var(--paper)", border: "none", borderRight: "1px solid var(--rule)", color: "var(--quiet)" },
    ".cm-gutterElement": { cursor: "pointer" },
    ".cm-breaks": { color: "var(--conflict)", width: "1.25rem" },
    ".cm-breaks .cm-gutterElement": { textAlign: "center" },
    ".cm-lineNumbers .cm-gutterElement": { padding: "0 var(--s2) 0 0" },
    ".cm-lineNumbers .next": { color: "var(--accent)", fontWeight: "bold" },
    ".cm-lineNumbers .wrong": { color: "var(--conflict)", fontWeight: "bold" },
    ".cm-line.before": { borderLeft: "3px dashed var(--quiet)" },
    ".cm-line.next": { backgroundColor: "color-mix(in srgb, var(--accent) 14%, transparent)", borderLeft: "3px solid var(--accent)" },
    ".cm-line.wrong": { backgroundColor: "color-mix(in srgb, var(--conflict) 14%, transparent)", borderLeft: "3px solid var(--conflict)" },
    "&.cm-focused .cm-matchingBracket": { backgroundColor: "transparent", outline: "1px solid var(--accent)" },
    "&.cm-focused .cm-nonmatchingBracket": { backgroundColor: "transparent", outline: "1px solid var(--conflict)" },
    ".cm-searchMatch": { backgroundColor: "color-mix(in srgb, var(--ochre) 30%, transparent)" },
    ".cm-searchMatch-selected": { outline: "2px solid var(--ochre)" },
    ".cm-panels": { backgroundColor: "var(--paper)", color: "var(--ink)" },
    ".cm-panels-bottom": { borderTop: "1px solid var(--rule)" },
    ".cm-panel.cm-search": { fontFamily: "var(--sans)" },
    ".cm-panel.cm-search label": { fontSize: "var(--small)" },
    ".cm-panel.cm-search [name=close]": { fontSize: "var(--large)", minHeight: "var(--small-control)", minWidth: "var(--small-control)" },
    ".cm-textfield, .cm-button": {
        backgroundColor: "transparent",
        backgroundImage: "none",
        border: "1px solid var(--edge)",
        borderRadius: "2px",
        color: "inherit",
        fontSize: "var(--small)",
        minHeight: "var(--small-control)",
    },
    ".cm-tooltip": { backgroundColor: "var(--paper)", border: "1px solid var(--edge)", color: "var(--ink)", maxWidth: "min(24rem, 80vw)" },
    ".cm-diagnostic": { fontFamily: "var(--sans)" },
    // As in the programs that are shown (`static/styles/code.css`).
    ".keyword": { color: "var(--accent)", fontWeight: "600" },
    ".type": { color: "var(--accent)" },
    ".defined": { fontWeight: "600" },
    ".literal": { color: "var(--solved)" },
    ".comment": { color: "var(--quiet)", fontStyle: "italic" },
});

/** The text comes from the page, and is not reported to it. */
const ofPage = Annotation.define();
/** The marks of lines: for each kind its line, if it has one, and the lines with breakpoints. */
const setMarks = StateEffect.define();

const marks = StateField.define({
    create: () => ({ breaks: [] }),
    update: (value, { effects }) => effects.reduce((value, effect) => (effect.is(setMarks) ? { ...value, ...effect.value } : value), value),
});

/** The items at the beginning of each marked line: an item that `make` gives for the line's classes and whether the run rests there. */
function atLines(state, make) {
    const { breaks, ...lines } = state.field(marks);
    const numbers = [...new Set([...KINDS.map((kind) => lines[kind]), ...breaks])].filter((line) => line >= 1 && line <= state.doc.lines);
    const builder = new RangeSetBuilder();
    for (const line of numbers.sort((a, b) => a - b)) {
        const item = make(KINDS.filter((kind) => lines[kind] === line).join(" "), line, breaks.includes(line));
        const { from } = state.doc.line(line);
        if (item) builder.add(from, from, item);
    }
    return builder.finish();
}

const markedLines = EditorView.decorations.compute([marks, "doc"], (state) =>
    atLines(state, (kinds, line, rests) => {
        const hooks = { ...(kinds.includes("next") && { "data-own-line": line }), ...(rests && { "data-own-break": line }) };
        return Decoration.line({ class: kinds, attributes: hooks });
    }),
);

class ClassOfNumber extends GutterMarker {
    constructor(kinds) {
        super();
        this.elementClass = kinds;
    }
    eq(other) {
        return other.elementClass === this.elementClass;
    }
}

class Break extends GutterMarker {
    toDOM() {
        return document.createTextNode("●");
    }
    eq() {
        return true;
    }
}

const classesOfNumbers = gutterLineClass.compute([marks, "doc"], (state) => atLines(state, (kinds) => kinds && new ClassOfNumber(kinds)));

/** The gutters, where a press on a line sets a breakpoint or takes it away. */
function gutters(callbacks) {
    const press = (view, block, event) => {
        if (event.button !== 0) return false;
        callbacks.onBreak(view.state.doc.lineAt(block.from).number);
        return true;
    };
    return [
        gutter({
            class: "cm-breaks",
            renderEmptyElements: true,
            markers: (view) => atLines(view.state, (_, line, rests) => rests && new Break()),
            lineMarkerChange: (update) => update.startState.field(marks) !== update.state.field(marks),
            domEventHandlers: { mousedown: press },
        }),
        lineNumbers({ domEventHandlers: { mousedown: press } }),
    ];
}

const lineOf = (state) => state.doc.lineAt(state.selection.main.head).number;

class ProgramEditor {
    constructor(host, words, callbacks) {
        const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
        const { label, help, empty, ...phrases } = words;
        const updates = EditorView.updateListener.of(({ docChanged, selectionSet, state, transactions }) => {
            if (docChanged && !transactions.some((one) => one.annotation(ofPage))) {
                this.text = state.doc.toString();
                callbacks.onEdit(this.text);
            }
            if (selectionSet) callbacks.onCaret(lineOf(state));
        });
        const f9 = { key: "F9", run: ({ state }) => callbacks.onBreak(lineOf(state)) ?? true };
        const extensions = [
            EditorState.phrases.of(phrases),
            EditorView.contentAttributes.of({
                "data-own": "source",
                // Or the area around it, which may scroll, counts as one that no key reaches.
                tabindex: "0",
                "aria-label": label,
                "aria-description": help,
                autocapitalize: "off",
                autocorrect: "off",
                spellcheck: "false",
            }),
            placeholder(empty),
            keymap.of([f9, ...searchKeymap, ...lintKeymap, ...historyKeymap, indentWithTab, ...defaultKeymap]),
            history(),
            search(),
            python(),
            indentUnit.of("    "),
            bracketMatching(),
            syntaxHighlighting(HighlightStyle.define(WORDS)),
            marks,
            markedLines,
            classesOfNumbers,
            gutters(callbacks),
            look,
            updates,
        ];
        this.text = "";
        this.view = new EditorView({ extensions, parent: root, root });
    }

    /** Shows a text of the page, unless it is the one that was reported or shown last. */
    setText(text) {
        if (text === this.text) return;
        this.text = text;
        const whole = { from: 0, to: this.view.state.doc.length };
        this.view.dispatch({ changes: { ...whole, insert: text }, annotations: ofPage.of(true) });
    }

    /** Marks lines, and says at the wrong one what is wrong. */
    setLines(next, before, wrong, message) {
        const { state } = this.view;
        this.view.dispatch({ effects: setMarks.of({ next, before, wrong }) });
        if (wrong === this.wrong && message === this.message) return;
        Object.assign(this, { wrong, message });
        const isThere = wrong >= 1 && wrong <= state.doc.lines && message;
        const { from, to, text } = state.doc.line(isThere ? wrong : 1);
        const indent = text.length - text.trimStart().length;
        const diagnostics = isThere ? [{ from: from + indent, to, severity: "error", message }] : [];
        this.view.dispatch(setDiagnostics(state, diagnostics));
    }

    setBreaks(breaks) {
        this.view.dispatch({ effects: setMarks.of({ breaks: [...breaks] }) });
    }

    /** Takes the focus, with a selection that was made elsewhere. */
    focus(anchor, head) {
        const { length } = this.view.state.doc;
        this.view.dispatch({ selection: { anchor: Math.min(anchor, length), head: Math.min(head, length) } });
        this.view.focus();
    }

    /** The box of a line in the window, also of one that is not drawn. */
    boxOf(line) {
        const { doc } = this.view.state;
        const { top, height } = this.view.lineBlockAt(doc.line(Math.min(Math.max(line, 1), doc.lines)).from);
        return new DOMRect(0, this.view.documentTop + top, 0, height);
    }

    close() {
        this.view.destroy();
    }
}

globalThis.openProgramEditor = (host, words, onEdit, onBreak, onCaret) => new ProgramEditor(host, words, { onEdit, onBreak, onCaret });
