// The list of screens for the tests and the pictures.
import { readFileSync } from 'node:fs';

/**
 * The screens in the order of the navigation, with what a first visit to each loads.
 * @type {{ name: string, texts: string[], worker?: string }[]}
 */
export const SCREENS = JSON.parse(readFileSync(new URL('../../static/screens.json', import.meta.url), 'utf8'));

/** The names of all screens in links. */
export const PLACES = SCREENS.map(({ name }) => name);
