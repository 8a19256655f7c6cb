// The kinds of words in a program that are coloured: the fewest that show how it is built. The editor of a visitor's program
// and the programs that Backtracking shows (`xtask/finish/coloured.mjs`) have the same.
import { tags } from "@lezer/highlight";

/** Each kind's class, and the tags of the library that are of it. */
export const WORDS = [
    { class: "keyword", tag: [tags.keyword, tags.processingInstruction] },
    { class: "type", tag: tags.typeName },
    { class: "defined", tag: [tags.function(tags.definition(tags.variableName)), tags.definition(tags.className)] },
    { class: "literal", tag: [tags.literal, tags.escape, tags.bool, tags.null] },
    { class: "comment", tag: tags.comment },
];
