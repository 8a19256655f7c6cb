// The list of screens for the tests and the pictures.
import { readFileSync } from 'node:fs';

/**
 * The screens in the order of the navigation, with what a first visit to each loads.
 * @type {{ name: string, door?: string, within?: string, alone?: boolean, link?: string, texts: string[], worker?: string, board?: number }[]}
 */
export const SCREENS = JSON.parse(readFileSync(new URL('../../static/screens.json', import.meta.url), 'utf8'));

/** The names of all screens in links; parts of screens have none of their own. */
export const PLACES = SCREENS.filter(({ within }) => !within).map(({ name }) => name);
