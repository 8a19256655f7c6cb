// The parts of the page until the program draws its own: in the first language, with the texts of the others. The start
// of the page chooses one of them (`static/scripts/preferences.js`).

/**
 * The navigation, the sign of the menu, and the introductions of the screens that have one. `words` are the texts that all
 * screens share, by language, and `icons` the signs.
 */
export function shellOf(screens, languages, words, icons) {
  const element = (name, attributes, key) => {
    const [first, ...others] = languages.map(({ code }) => [code, escaped(textOf(words[code], key))]);
    const data = others.map(([code, text]) => ` data-${code}="${text}"`);
    return `<${name}${attributes}${data.join('')}>${first[1]}</${name}>`;
  };
  const doors = [...new Set(screens.map(({ door }) => door))].filter(Boolean);
  const behind = (door) => screens.filter((screen) => screen.door === door && !screen.within);
  const doorLink = (door) => {
    const content = iconOf(icons, `door-${door}`) + element('span', '', `door-${door}`);
    return `<li><a href="#/${behind(door)[0].name}" data-of="${door}">${content}</a></li>`;
  };
  const tab = ({ name }) => `<li>${element('a', ` href="#/${name}"`, `nav-${name}`)}</li>`;
  const tabs = (door) => `<ul class="tabs" data-behind="${door}" hidden>${behind(door).map(tab).join('')}</ul>`;
  const introduced = screens.filter(({ name }) => hasText(words[languages[0].code], `introduction-${name}`));
  const introduction = ({ name }) => element('p', ` class="status" data-introduces="${name}" hidden`, `introduction-${name}`);
  const several = doors.filter((door) => behind(door).length > 1);
  return {
    navigation: `<ul class="doors">${doors.map(doorLink).join('')}</ul>${several.map(tabs).join('')}`,
    menu: iconOf(icons, 'icon-menu'),
    introductions: introduced.map(introduction).join(''),
  };
}

/** The sign with this id, as it stands in the page. */
function iconOf(icons, id) {
  const drawing = icons.match(new RegExp(`<symbol id="${id}" viewBox="0 0 24 24">(.*?)</symbol>`))?.[1];
  if (!drawing) throw new Error(`there is no icon ${id}`);
  return `<svg class="icon" viewBox="0 0 24 24">${drawing}</svg>`;
}

/** The text of a key, which stands on one line. */
function textOf(texts, key) {
  const line = texts.split('\n').find((line) => line.startsWith(`${key} = `));
  if (!line) throw new Error(`there is no text ${key}`);
  return line.slice(key.length + 3);
}

const hasText = (texts, key) => texts.includes(`\n${key} = `);
const escaped = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
