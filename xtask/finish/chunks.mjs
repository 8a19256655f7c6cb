// Which chunks of the program make a file.
//
// Assigns code to files. The splitter makes a chunk of the code that only one screen or part needs, and dozens of
// chunks of the code that several share. Code that the first screen shares, with which most visits begin, goes into the
// core. Code that others share goes into one file, with an exception: code that only a group of screens shares would be
// too much for the others.

/** The screen of the bare address. */
export const FIRST = 'queens';
/** The file that all screens but the first share. */
const SHARED = 'shared';
/** The files that groups of screens share. */
const GROUPS = [
  { file: 'shared_knight', has: ({ door }) => door === 'knight' },
  { file: 'shared_puzzles', has: ({ name }) => name === 'start' || name === 'puzzles' },
  // Few links hold a program, so that no page at rest fetches what reads them.
  { file: 'shared_programs', has: ({ name }) => name === 'lessons' || name === 'own', late: true },
];

/** Whether a file is fetched only when a link to a screen with it is reached, and not by a page at rest. */
export const isLate = (file) => GROUPS.some((group) => group.file === file && group.late);

/** The file that a chunk goes into, by the names of the screens and parts that need it. */
export function fileOf(users, screens) {
  const own = users.map((name) => screenOf(name, screens));
  // A screen within another has the code that only its parts share with it.
  if (own.every((screen) => screen === own[0])) return own[0].name;
  const needed = [...new Set(users.map((name) => wholeOf(name, screens)))];
  if (needed.length === 1) return needed[0].name;
  if (needed.some(({ name }) => name === FIRST)) return 'core';
  return GROUPS.find(({ has }) => own.every(has))?.file ?? SHARED;
}

/** A part is loaded after its screen. A part that stands apart is as a screen. */
function screenOf(name, screens) {
  return screens.find(({ name: own, parts = [] }) => own === name || parts.includes(name)) ?? { name };
}

/** The screen that a screen is loaded with: the one that it is within, unless its file stands alone. */
const outerOf = ({ within, alone }) => (alone ? undefined : within);

/** A screen within another is loaded with that one. */
function wholeOf(name, screens) {
  const screen = screenOf(name, screens);
  return screens.find(({ name }) => name === outerOf(screen)) ?? screen;
}

/**
 * The file with the styles of a screen, beside that of the page: a screen within another has that of the other.
 * @param {{ name: string, within?: string }} screen
 */
export const styleOf = ({ name, within }) => within ?? name;

/** The style sheets that make each of these files, of those with these names. That of the first screen is in the page's. */
export function sheetsOfFiles(screens, names) {
  const files = new Map();
  for (const screen of screens.filter(({ name }) => name !== FIRST && names.includes(name))) {
    const file = styleOf(screen);
    files.set(file, [...(files.get(file) ?? []), screen.name]);
  }
  return Object.fromEntries(files);
}

/**
 * The files that each screen and each part needs beside the core.
 * @returns {Record<string, string[]>}
 */
export function filesOfEach(screens) {
  const shared = (screen) => [...GROUPS.filter(({ has }) => has(screen)).map(({ file }) => file), SHARED];
  const ofScreen = (screen) => {
    if (screen.name === FIRST) return [FIRST];
    const outer = outerOf(screen);
    return [screen.name, ...(outer ? [outer] : []), ...shared(screen)];
  };
  const files = screens.map((screen) => [screen.name, ofScreen(screen)]);
  const parts = screens.flatMap((screen) => screen.parts ?? []).map((part) => [part, [part]]);
  const apart = screens.flatMap((screen) => screen.apart ?? []).map((name) => [name, [name, ...shared({ name })]]);
  return Object.fromEntries([...files, ...parts, ...apart]);
}
