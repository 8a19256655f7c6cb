// The document of a release: its policy, its script and its style sheet by their names and hashes, the names of the workers,
// and the shell, which is seen until the program draws its own.
import { SERVICE_WORKER } from './offline.mjs';

/** The files that development loads. */
const STYLE = '<link rel="stylesheet" href="styles/page.css" />';
const SCREENS = '<link rel="stylesheet" href="styles/screens.css" />';
const SCRIPTS = '<script type="module" src="scripts/page.js"></script>';
const PICTURE = 'content="preview.png"';

/** The page with the files of a release. `site` is the whole address of the site, if it is known. */
export function finishedPage(page, { policy, script, editor, style, workers, texts, isLight, site, shell }) {
  const metas = { texts, 'service-worker': SERVICE_WORKER, editor: `${editor.file} ${editor.integrity}`, ...workers, ...(isLight && { build: 'light' }) };
  const head = [
    // Asked for first.
    `<link rel="modulepreload" href="${script.file}" integrity="${script.integrity}" />`,
    `<link rel="stylesheet" href="${style.file}" integrity="${style.integrity}" />`,
    ...Object.entries(metas).map(([name, content]) => `<meta name="${name}" content="${content}" />`),
  ];
  // The script needs what stands in the body, but not the styles, for which a module waits that is not asynchronous.
  const start = `<script type="module" async src="${script.file}" integrity="${script.integrity}"></script>`;
  const replaced = [
    // Before anything that the policy is about.
    ['<head>', `<head>\n<meta http-equiv="Content-Security-Policy" content="${oneLine(policy)}">`],
    [STYLE, head.join('\n')],
    [SCREENS, ''],
    [SCRIPTS, ''],
    ['</body>', `${start}\n</body>`],
    ...Object.entries(shell).map(([name, content]) => [`<!-- ${name} -->`, content]),
  ];
  // Programs that draw previews of links take no picture but by its whole address.
  if (site) replaced.push([PICTURE, `content="${site}preview.png"`]);
  const filled = replaced.reduce((page, [place, content]) => withInPlace(page, place, content), page);
  return filled.replace(/<!--.*?-->/gs, '').replace(/\s*\n\s*/g, '\n');
}

function withInPlace(page, place, content) {
  const parts = page.split(place);
  if (parts.length !== 2) throw new Error(`the page has ${place} ${parts.length - 1} times: expected once`);
  return parts.join(content);
}

const oneLine = (text) => text.trim().replace(/\s+/g, ' ');
