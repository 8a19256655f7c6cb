// Tables and figures as Markdown; a dash stands for a missing time.

/** A table, of which columns of figures are set to the right. */
export function table(head, rows) {
  const isOfWords = (column) => column === 0 || rows.every((cells) => /^[a-z]/.test(cells[column]));
  const rule = head.map((_, column) => (isOfWords(column) ? '---' : '--:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

const orDash = (format) => (value) => (value === undefined || value === null ? '-' : format(value));

/** The time of a case, with about three digits. */
export const time = orDash(({ milliseconds: ms }) => {
  if (ms < 1000) return `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;
  return seconds({ milliseconds: ms });
});
/** The time of a case in seconds. */
export const seconds = orDash(({ milliseconds: ms }) => `${(ms / 1000).toFixed(ms < 100_000 ? 2 : 0)} s`);
/** The memory that a program in the browser had in the end. */
export const memory = (timed) => orDash((bytes) => `${(bytes / 2 ** 20).toFixed(0)} MiB`)(timed?.bytes);
/** The number of times that something else took longer. */
export const timesFaster = orDash((ratio) => `${ratio.toFixed(ratio < 10 ? 2 : 0)} x`);
export const percent = orDash((share) => `${(100 * share).toFixed(0)} %`);
/** A ratio and a share beside a limit: with more digits, so that one just beyond the limit does not look equal to it. */
export const ratioBesideLimit = orDash((ratio) => `${ratio.toFixed(ratio < 10 ? 3 : 1)} x`);
export const shareBesideLimit = orDash((share) => `${(100 * share).toFixed(2)} %`);
/** A number in digits, with commas. */
export const thousands = orDash((digits) => digits.replace(/\B(?=(\d{3})+$)/g, ','));

/** A paragraph in lines of up to 120 characters. */
export const wrapped = (paragraph) => paragraph.replace(/(.{1,120})(?: |$)/g, '$1\n');

/** A board such as `8x8` for people. */
export const boardOf = (size) => size.replace('x', ' x ');
