// The list of screens for the tests and the pictures; shell.spec.ts holds it against the page's own.

/** The names of all screens in links, in the order of the navigation. */
export const PLACES = ['queens', 'solutions', 'search', 'construct', 'tour', 'boards', 'duel', 'about'];
