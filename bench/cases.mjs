// The timed cases. A case is a way to count, what is counted, and on which board, as in `simd-count:queen:16`.

/** The boards of the tables of queens, and a count of minutes, of which the memory is of interest. */
export const LARGE = 20;
export const BOARDS = [12, 13, 14, 15, 16, 17, 18, LARGE];
/** Up to this board searches are timed as well; beyond, one takes minutes. */
const LARGEST_SEARCHED = 16;
export const SUPERQUEENS = 18;
/** The board that the workers of the page count together: long enough that their start does not matter. */
export const SHARED = 19;
export const TOURS = ['5x12', '6x6', '6x8', '6x10', '7x8', '8x8'];

/** The ways to count, by the place where they run: natively, in a page of the bench's own, and in the built site. */
export const PLACES = {
  native: ['count', 'search'],
  browser: ['simd-count', 'plain-count', 'plain-search', 'javascript'],
  site: ['two-workers'],
};
const SEARCHES = ['search', 'plain-search', 'javascript'];

export const queens = (way, n) => `${way}:queen:${n}`;
export const superqueens = (way) => `${way}:superqueen:${SUPERQUEENS}`;
export const tours = (way, board) => `${way}:closed-tours:${board}`;
/** The number that a case counts. */
export const countedBy = (name) => name.slice(name.indexOf(':') + 1);

function all() {
  const compared = [...PLACES.native, ...PLACES.browser].flatMap((way) => BOARDS.map((n) => queens(way, n)));
  // Only the fastest ways count the large board.
  const fastest = ['count', 'simd-count'];
  const isTimed = (name) => !name.endsWith(`:${LARGE}`) || fastest.includes(name.split(':')[0]);
  // The page counts tours with a program that has no 128-bit instructions.
  const ofTours = ['count', 'plain-count'].flatMap((way) => TOURS.map((board) => tours(way, board)));
  return [...compared.filter(isTimed), ...fastest.map(superqueens), ...ofTours, queens('two-workers', SHARED)];
}

/** Whether it takes minutes. */
function isLong(name) {
  const [way, what, n] = name.split(':');
  return what === 'queen' && (Number(n) === LARGE || (SEARCHES.includes(way) && Number(n) > LARGEST_SEARCHED));
}

/** The cases of a round, by place: the long ones are timed in the first round only, and only if they are wanted. */
export function casesOfRound(round, long) {
  const cases = all().filter((name) => !isLong(name) || (long && round === 1));
  const those = (ways) => cases.filter((name) => ways.includes(name.split(':')[0]));
  return Object.fromEntries(Object.entries(PLACES).map(([place, ways]) => [place, those(ways)]));
}
