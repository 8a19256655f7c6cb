// The visitor's own program, with an engine that a script plays.
import type { Page } from '@playwright/test';
import { open, write } from './page';

export const LINK = '#/search?program=own';

/** A whole number as the format has it: seven bits to a byte, the lowest first. */
export const number = (value: number): number[] => (value < 128 ? [value] : [(value & 127) | 128, ...number(value >> 7)]);
export const text = (value: string) => [...number(value.length), ...Buffer.from(value)];
export const event = (letter: string, ...fields: number[][]) => [letter.charCodeAt(0), ...fields.flat()];

/** The recording of a program of one line that prints a text. */
export const printing = (words: string) =>
  [[1], event('N', text('<module>')), event('C', number(0), number(1), number(0)), event('L', number(1)), event('P', text(words)), event('E', [...Buffer.from('n')])].flat();

const READY = [0];
export const piece = (recording: number[]) => [1, ...number(recording.length), ...recording];
export const ENDED = [3, 0, ...number(4), ...number(0), 0, 1];

/** Gives the page an engine of the test, from here on. */
export const putEngine = (page: Page) =>
  page.evaluate(() => {
    document.querySelectorAll('meta[name=worker_python]').forEach((meta) => meta.remove());
    document.head.append(Object.assign(document.createElement('meta'), { name: 'worker_python', content: 'engine-of-test.js' }));
  });

/** Lets the engine of the test answer each program with these messages. */
export const script = (page: Page, answers: number[][]) =>
  page.route('**/engine-of-test.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `postMessage(new Uint8Array(${JSON.stringify(READY)}));
        onmessage = () => { for (const answer of ${JSON.stringify(answers)}) postMessage(new Uint8Array(answer)); };`,
    }),
  );

/** Opens the screen with an engine that answers each program with these messages. */
export async function withEngine(page: Page, answers: number[][], link = LINK) {
  await script(page, answers);
  await open(page, link);
  await putEngine(page);
  await write(page, 'x = 1\nx = 2\nx = 3\nprint(x)');
}
