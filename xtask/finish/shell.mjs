// What stands in the page until the program draws its own: in the first language, with the words of the others, of which the
// start of the page takes one (`static/scripts/preferences.js`).

/** The languages, the navigation and the introductions; `words` are the texts that all screens share, by language. */
export function shellOf(screens, languages, words) {
  const element = (name, attributes, key) => {
    const [first, ...others] = languages.map(({ code }) => [code, escaped(textOf(words[code], key))]);
    const data = others.map(([code, text]) => ` data-${code}="${text}"`);
    return `<${name}${attributes}${data.join('')}>${first[1]}</${name}>`;
  };
  const item = ({ name }) => `<li>${element('a', ` href="#/${name}"`, `nav-${name}`)}</li>`;
  const family = (name) => {
    const items = screens.filter((screen) => screen.family === name && !screen.within).map(item);
    if (!name) return items.join('');
    return `<li class="family">${element('span', '', `family-${name}`)}<ul>${items.join('')}</ul></li>`;
  };
  const introduction = ({ name }) => {
    const words = element('p', '', `introduction-${name}`);
    return `<div class="introduction" data-screen="${name}" hidden>${words}<button class="action plain">×</button></div>`;
  };
  return {
    languages: languages.map(({ code, name }) => `<option value="${code}">${name}</option>`).join(''),
    navigation: [...new Set(screens.map((screen) => screen.family))].map(family).join(''),
    introductions: screens.filter((screen) => screen.family).map(introduction).join(''),
  };
}

/** The text of a key, which stands on one line. */
function textOf(texts, key) {
  const line = texts.split('\n').find((line) => line.startsWith(`${key} = `));
  if (!line) throw new Error(`there is no text ${key}`);
  return line.slice(key.length + 3);
}

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
