// Which chunks of the program make a file.
//
// The splitter makes a chunk of what each screen and each part of a screen needs alone, and puts what several share into
// chunks of their own, dozens of them. What the first screen shares, with which most visits begin, goes into the core; what
// others share is one file for all of these, but that of the knight's screens alone, which is too much for the others.

/** The screen of the bare address. */
export const FIRST = 'queens';
/** The file of all screens but the first, and a further one of the knight's screens. */
const SHARED = 'shared';
const OF_KNIGHT = 'shared_knight';

/** The file that a chunk goes into, by the names of the screens and parts that need it. */
export function fileOf(users, screens) {
  const needed = [...new Set(users.map((name) => wholeOf(name, screens)))];
  if (needed.length === 1) return needed[0].name;
  if (needed.some(({ name }) => name === FIRST)) return 'core';
  return needed.every(({ door }) => door === 'knight') ? OF_KNIGHT : SHARED;
}

/** A part is loaded after its screen, and a screen within another with that one. A part that stands apart is as a screen. */
function wholeOf(name, screens) {
  const screen = screens.find(({ name: own, parts = [] }) => own === name || parts.includes(name)) ?? { name };
  return screens.find(({ name }) => name === screen.within) ?? screen;
}

/** The files that each screen and each part needs beside the core. */
export function filesOfEach(screens) {
  const ofScreen = ({ name, within, door }) => {
    if (name === FIRST) return [name];
    if (within) return [name, within, SHARED];
    return door === 'knight' ? [name, OF_KNIGHT, SHARED] : [name, SHARED];
  };
  const files = screens.map((screen) => [screen.name, ofScreen(screen)]);
  const parts = screens.flatMap((screen) => screen.parts ?? []).map((part) => [part, [part]]);
  const apart = screens.flatMap((screen) => screen.apart ?? []).map((part) => [part, [part, SHARED]]);
  return Object.fromEntries([...files, ...parts, ...apart]);
}
