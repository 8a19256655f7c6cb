// The answers of the functions on the knight, for right and wrong arguments.
import { outcome } from './outcome.mjs';

/** The holes of 6 x 6 squares that leave a cross of 20 squares. */
const CORNERS = ['a', 'b', 'e', 'f'].flatMap((column) => [1, 2, 5, 6].map((row) => `${column}${row}`));

export const KNIGHT = {
  'tour(8, 8)': [(s) => isTour(s.tour(8, 8), 64), 'true'],
  'tour between corners': [
    (s) => ((tour) => [tour[0], tour.at(-1), isTour(tour, 25)])(s.tour(5, 5, { start: 'a1', end: 'e5' })),
    '["a1","e5",true]',
  ],
  'tour, closed': [
    (s) => ((tour) => isTour([...tour, tour[0]], 31))(s.tour(5, 6, { closed: true, start: 'c3' })),
    'true',
  ],
  'tour where none is closed': [
    (s) => s.tour(5, 5, { closed: true }),
    'NoTour: there are 13 dark and 12 light squares, but the colour changes at each move',
  ],
  'tour gives its reason': [
    (s) => {
      try {
        return s.tour(4, 4);
      } catch (error) {
        return [error instanceof Error, error instanceof s.NoTour, error.reason === error.message, error.code];
      }
    },
    '[true,true,true,"falls-apart"]',
  ],
  'tour with a hole': [(s) => ((tour) => isTour([...tour, tour[0]], 9))(s.tour(3, 3, { closed: true, holes: ['b2'] })), 'true'],
  'tour with holes between squares': [
    (s) => ((tour) => [tour[0], tour.at(-1), isTour(tour, 34)])(
      s.tour(6, 6, { start: 'b1', end: 'd6', holes: ['a1', 'f1'] }),
    ),
    '["b1","d6",true]',
  ],
  'tour that a hole prevents': [
    (s) => s.tour(8, 8, { closed: true, holes: ['a1'] }),
    'NoTour: there are 31 dark and 32 light squares, but the colour changes at each move',
  ],
  'tour that starts in a hole': [
    (s) => outcome(() => s.tour(8, 8, { start: 'a1', holes: ['a1'] })).startsWith('RangeError: '),
    'true',
  ],
  'tour with a hole off the board': [
    (s) => s.tour(8, 8, { holes: ['a9'] }),
    'RangeError: holes[0] = "a9": expected a square from a1 to h8',
  ],
  'tour with holes, too long': [
    (s) => outcome(() => s.tour(1000000, 1000000, { holes: ['a1'] })).startsWith('RangeError: '),
    'true',
  ],
  'tour off the board': [(s) => s.tour(8, 8, { start: 'i1' }), 'RangeError: start = "i1": expected a square from a1 to h8'],
  'tour, closed, with an end': [
    (s) => s.tour(8, 8, { closed: true, end: 'b3' }),
    'RangeError: a closed tour leads back to its start: expected no end',
  ],
  'tour without columns': [
    (s) => s.tour(8),
    'TypeError: columns = undefined: expected a whole number from 1 to 1000000',
  ],
  'tour too long': [
    (s) => s.tour(3000, 3000),
    'RangeError: a tour of 3000x3000 is too long to write down: expected at most 4194304 squares',
  ],
  'tourVerdict yes': [(s) => s.tourVerdict(3, 10, { closed: true }), '{"exists":true,"reason":null}'],
  'tourVerdict no': [
    (s) => s.tourVerdict(2, 100),
    '{"exists":false,"code":"too-narrow","reason":"with one or two rows or columns a knight cannot visit every square"}',
  ],
  'tourVerdict with a hole': [(s) => s.tourVerdict(3, 3, { closed: true, holes: ['b2'] }), '{"exists":true,"reason":null}'],
  'tourVerdict that a hole changes': [(s) => s.tourVerdict(5, 5, { closed: true, holes: ['c3'] }).exists, 'false'],
  'countClosedTours(6, 6)': [(s) => s.countClosedTours(6, 6), '9862n'],
  'countClosedTours(5, 5)': [(s) => s.countClosedTours(5, 5), '0n'],
  'countClosedTours too large': [(s) => outcome(() => s.countClosedTours(20, 20)).startsWith('RangeError: '), 'true'],
  'countOpenTours(5, 5)': [(s) => s.countOpenTours(5, 5), '1728n'],
  'countClosedTours of a cross': [(s) => s.countClosedTours(6, 6, { holes: CORNERS }), '2n'],
  'countOpenTours of a cross': [(s) => s.countOpenTours(6, 6, { holes: CORNERS }), '368n'],
  'countClosedTours without a corner': [(s) => s.countClosedTours(5, 5, { holes: ['a1'] }), '30n'],
  'countOpenTours of a ring': [(s) => [s.countClosedTours(3, 3, { holes: ['b2'] }), s.countOpenTours(3, 3, { holes: ['b2'] })], '[1n,16n]'],
  'countClosedTours with a hole elsewhere': [
    (s) => s.countClosedTours(5, 5, { holes: ['f1'] }),
    'RangeError: holes[0] = "f1": expected a square from a1 to e5',
  ],
  'tourByNumber, all of a board with a hole': [
    (s) => {
      const holes = ['a1'];
      const tours = Array.from({ length: 30 }, (_, k) => s.tourByNumber(5, 5, k + 1, { holes }));
      const closed = tours.every((tour) => s.isTour(5, 5, tour, { closed: true, holes }));
      const numbers = tours.map((tour) => s.tourNumber(5, 5, tour, { holes }));
      return [closed, new Set(tours.map(String)).size, numbers.every((number, k) => number === BigInt(k + 1))];
    },
    '[true,30,true]',
  ],
  'randomTour of each of eight': [
    (s) => new Set(Array.from({ length: 200 }, (_, seed) => s.randomTour(5, 6, { seed }).join(' '))).size,
    '8',
  ],
  'randomTour is closed': [
    (s) => ((tour) => [tour.slice(0, 2), isTour([...tour, 'a1'], 37)])(s.randomTour(6, 6)),
    '[["a1","b3"],true]',
  ],
  'randomTour, open': [(s) => isTour(s.randomTour(5, 5, { closed: false }), 25), 'true'],
  'randomTour with a seed': [
    (s) => {
      const seeds = [1, 2, 1, 1n].map((seed) => s.randomTour(6, 6, { seed }).join(' '));
      return [seeds[0] === seeds[1], seeds[0] === seeds[2], seeds[0] === seeds[3]];
    },
    '[false,true,true]',
  ],
  'randomTour without a seed': [(s) => s.randomTour(6, 6).join() === s.randomTour(6, 6).join(), 'false'],
  'randomTour where there is none': [(s) => s.randomTour(5, 5), 'RangeError: 5x5 has no closed tour'],
  'randomTour too wide': [
    (s) => s.randomTour(8, 8, { closed: false }),
    'RangeError: open tours of 8x8 cannot be counted: expected a shorter side of at most 7',
  ],
  'randomTour with a wrong seed': [
    (s) => outcome(() => s.randomTour(6, 6, { seed: -1 })).startsWith('RangeError: seed = -1: expected'),
    'true',
  ],
  'tourByNumber, all of a board': [
    (s) => {
      const tours = [1n, 2n, 3, 4, 5n, 6n, 7n, 8n].map((k) => s.tourByNumber(5, 6, k));
      const closed = tours.every((tour) => tour[0] === 'a1' && isTour([...tour, 'a1'], 31));
      return [closed, new Set(tours.map(String)).size, tours.map((tour) => s.tourNumber(5, 6, tour))];
    },
    '[true,8,[1n,2n,3n,4n,5n,6n,7n,8n]]',
  ],
  'tourNumber of any start and direction': [
    (s) => {
      const tour = s.tourByNumber(6, 6, 1848n);
      const other = [...tour.slice(5), ...tour.slice(0, 5)].reverse();
      return [s.tourNumber(6, 6, tour), s.tourNumber(6, 6, other)];
    },
    '[1848n,1848n]',
  ],
  'tourByNumber of a board and its reflection': [
    (s) => {
      const reflected = (square) => `${'abcdef'[6 - Number(square[1])]}${5 - 'abcde'.indexOf(square[0])}`;
      return s.tourNumber(5, 6, s.tourByNumber(6, 5, 3n).map(reflected));
    },
    '3n',
  ],
  'tourByNumber of the last': [(s) => s.tourNumber(6, 6, s.tourByNumber(6, 6, 9862n)), '9862n'],
  'tourByNumber of a chess board': [
    (s) => [1n, 10n ** 12n, 13267364410532n].map((k) => s.tourNumber(8, 8, s.tourByNumber(8, 8, k))),
    '[1n,1000000000000n,13267364410532n]',
  ],
  'tourByNumber of none': [
    (s) => s.tourByNumber(5, 6, 9n),
    'RangeError: 5x6 has no closed tour 9: expected 1 to 8',
  ],
  'tourByNumber of zero': [
    (s) => s.tourByNumber(8, 8, 0n),
    'RangeError: k = 0n: expected a BigInt from 1n to the number of tours',
  ],
  'tourByNumber of a text': [
    (s) => s.tourByNumber(5, 6, '1'),
    'TypeError: k = "1": expected a BigInt from 1n to the number of tours',
  ],
  'tourByNumber where there is none': [(s) => s.tourByNumber(4, 5, 1n), 'RangeError: 4x5 has no closed tour'],
  'tourByNumber too large': [(s) => outcome(() => s.tourByNumber(20, 20, 1n)).startsWith('RangeError: '), 'true'],
  'tourNumber of an open tour': [
    (s) => s.tourNumber(5, 5, s.tour(5, 5)),
    'RangeError: the path is no closed tour of 5x5: expected all its squares, and a last one a move from the first',
  ],
  'tourNumber of a part of a tour': [
    (s) => outcome(() => s.tourNumber(8, 8, ['a1', 'b3'])).startsWith('RangeError: the path is no closed tour of 8x8'),
    'true',
  ],
  'tourNumber after no move of a knight': [
    (s) => outcome(() => s.tourNumber(6, 6, ['a1', 'a2'])).includes('is no move of a knight'),
    'true',
  ],
  'canFinish from a corner': [(s) => s.canFinish(5, 5, ['a1', 'b3']), 'true'],
  'canFinish from the other colour': [(s) => s.canFinish(5, 5, ['b1']), 'false'],
  'canFinish, closed': [(s) => s.canFinish(6, 6, ['a1'], { closed: true }), 'true'],
  'canFinish after no move of a knight': [
    (s) => outcome(() => s.canFinish(5, 5, ['a1', 'a2'])).includes('is no move of a knight'),
    'true',
  ],
  'canFinish without the hole': [(s) => s.canFinish(3, 3, ['a1']), 'false'],
  'canFinish around a hole': [(s) => s.canFinish(3, 3, ['a1'], { closed: true, holes: ['b2'] }), 'true'],
  'canFinish through a hole': [
    (s) => outcome(() => s.canFinish(3, 3, ['b2'], { holes: ['b2'] })).startsWith('RangeError: '),
    'true',
  ],
  'finish continues': [
    (s) => ((tour) => [tour.slice(0, 3), isTour(tour, 25)])(s.finish(5, 5, ['a1', 'b3', 'a5'])),
    '[["a1","b3","a5"],true]',
  ],
  'finish from nothing': [(s) => isTour(s.finish(5, 5, []), 25), 'true'],
  'finish, closed': [
    (s) => ((tour) => isTour([...tour, 'a1'], 37) && tour[1] === 'b3')(s.finish(6, 6, ['a1', 'b3'], { closed: true })),
    'true',
  ],
  'finish, closed, from one square': [
    (s) => ((tour) => tour[0] === 'c3' && isTour([...tour, 'c3'], 37))(s.finish(6, 6, ['c3'], { closed: true })),
    'true',
  ],
  'finish around a hole': [
    (s) => s.finish(3, 3, ['a1', 'b3'], { closed: true, holes: ['b2'] }),
    '["a1","b3","c1","a2","c3","b1","a3","c2"]',
  ],
  'finish where nothing leads on': [(s) => s.finish(5, 5, ['b1']), 'null'],
  'finish of a tour': [(s) => s.finish(1, 1, ['a1']), '["a1"]'],
  'finish without a path': [(s) => s.finish(5, 5), 'TypeError: path = undefined: expected an array of squares'],
  'finish with an end': [
    (s) => s.finish(5, 5, [], { end: 'a1' }),
    'TypeError: an option\'s name = "end": expected an object with any of closed, holes',
  ],
  'duel from a corner': [(s) => s.duel(8, 8, ['a1']).winner, '"mover"'],
  'duel with the first square to choose': [(s) => s.duel(8, 8, []), '{"winner":"other","move":null}'],
  'duel on an odd board': [(s) => s.duel(3, 3, []), '{"winner":"mover","move":"b2"}'],
  'duel with holes': [(s) => s.duel(3, 2, ['a1'], { holes: ['b3'] }), '{"winner":"other","move":null}'],
  'duel with holes alone': [(s) => s.duel(3, 2, ['a1'], ['b3']), '{"winner":"other","move":null}'],
  'duel, closed': [
    (s) => s.duel(3, 2, ['a1'], { closed: true }),
    'TypeError: an option\'s name = "closed": expected an object with any of holes',
  ],
  'reasonForNoFinish': [
    (s) => s.reasonForNoFinish(5, 5, ['a1', 'b3', 'c1', 'd3', 'b2']).code,
    '"dead-ends"',
  ],
  'reasonForNoFinish of colours': [
    (s) => s.reasonForNoFinish(5, 5, ['b1']),
    '{"code":"end-of-other-colour","reason":"there is one dark square more than of the other colour, so a tour starts and ends on that colour, which b1 does not have"}',
  ],
  'reasonForNoFinish where it can be finished': [(s) => s.reasonForNoFinish(5, 5, ['a1', 'b3']), 'null'],
  'reasonForNoFinish without a path': [
    (s) => s.reasonForNoFinish(5, 5),
    'TypeError: path = undefined: expected an array of squares',
  ],
  'isTour of a tour': [(s) => s.isTour(5, 5, s.tour(5, 5)), 'true'],
  'isTour of a closed one': [(s) => s.isTour(6, 6, s.tour(6, 6, { closed: true }), { closed: true }), 'true'],
  'isTour of an open one, closed': [(s) => s.isTour(5, 5, s.tour(5, 5), { closed: true }), 'false'],
  'isTour of a large one': [(s) => s.isTour(200, 300, s.tour(200, 300)), 'true'],
  'isTour of the other way round': [(s) => s.isTour(5, 6, s.tour(5, 6).toReversed()), 'true'],
  'isTour with two exchanged': [
    (s) => ((tour) => s.isTour(5, 5, [tour[1], tour[0], ...tour.slice(2)]))(s.tour(5, 5)),
    'false',
  ],
  'isTour with one twice': [(s) => ((tour) => s.isTour(5, 5, [...tour.slice(0, 24), tour[22]]))(s.tour(5, 5)), 'false'],
  'isTour of a part': [(s) => s.isTour(5, 5, s.tour(5, 5).slice(1)), 'false'],
  'isTour of nothing': [(s) => s.isTour(5, 5, []), 'false'],
  'isTour of one square': [(s) => [s.isTour(1, 1, ['a1']), s.isTour(1, 1, ['a1'], { closed: true })], '[true,false]'],
  'isTour around a hole': [
    (s) => ((tour) => [s.isTour(3, 3, tour, { holes: ['b2'] }), s.isTour(3, 3, tour)])(s.tour(3, 3, { holes: ['b2'] })),
    '[true,false]',
  ],
  'isTour through a hole': [(s) => s.isTour(3, 3, ['a1', 'b3', 'c1', 'a2', 'c3', 'b1', 'a3', 'b2'], { holes: ['c2'] }), 'false'],
  'isTour off the board': [(s) => s.isTour(5, 5, ['f1']), 'RangeError: path[0] = "f1": expected a square from a1 to e5'],
  'isTour without a path': [(s) => s.isTour(5, 5), 'TypeError: path = undefined: expected an array of squares'],
  'isTour with an end': [
    (s) => s.isTour(5, 5, [], { end: 'a1' }),
    'TypeError: an option\'s name = "end": expected an object with any of closed, holes',
  ],
  'duel into a hole': [(s) => outcome(() => s.duel(3, 2, ['a1', 'b3'], ['b3'])).startsWith('RangeError: '), 'true'],
};

/** Whether so many squares follow each other by moves of a knight, all of them different but for a closing last one. */
function isTour(squares, length) {
  const places = squares.map((name) => [name.charCodeAt(0), Number(name.slice(1))]);
  const moves = places.slice(1).map(([file, rank], at) => Math.abs((file - places[at][0]) * (rank - places[at][1])));
  const closing = squares[0] === squares.at(-1) ? 1 : 0;
  return squares.length === length && new Set(squares).size === length - closing && moves.every((move) => move === 2);
}
