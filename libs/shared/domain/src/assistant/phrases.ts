/**
 * Syntax of the phrases that the office writes: `prayer meeting(s)`, `preach*`, `on/about`, `call (the/our) office`,
 * `pray ... night`, `give !me/us` (not before these words), `^hello` (at the beginning), `^ok$` (the whole message).
 */

const letter = String.raw`[\p{L}\p{N}_]`;
const before = String.raw`(?:^|[^\p{L}\p{N}_])`;
const other = String.raw`[^\p{L}\p{N}_]*`;
const ending = `(?!${letter})`;
/** A word, with its optional marks: `*night(s)`, `preach*`. */
const word = /^\*?[\p{L}\p{N}'’&.+-]+(\(\p{L}+\))?\*?$/u;

export const normalPhrase = (phrase: string): string =>
  phrase.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();

/** A message in the form that phrases are compared with. */
export const normalMessage = (message: string): string => message.toLowerCase().replace(/[’‘]/g, "'");

const alternatives = (token: string): string[] => token.split('/');
const wordSource = (text: string): string =>
  text
    .replace(/[.+]/g, String.raw`\$&`)
    .replace(/'/g, "'?")
    .replace(/\*/g, `${letter}*`)
    .replace(/\(/g, '(?:')
    .replace(/\)/g, ')?');
const choice = (token: string): string => `(?:${alternatives(token).map(wordSource).join('|')})`;

/** Optional words: `(the/our)`. */
const optional = /^\((.+)\)$/;
const withoutEdges = (phrase: string): string[] =>
  phrase
    .replace(/^\^\s*/, '')
    .replace(/\s*\$$/, '')
    .split(' ');

/** What is wrong with a phrase, as text to follow the name of its field; undefined if nothing is. */
export function phraseProblem(phrase: string): string | undefined {
  const tokens = withoutEdges(normalPhrase(phrase));
  const words = tokens.filter((token) => token !== '...' && !token.startsWith('!'));
  const isFine = (token: string): boolean => alternatives(token).every((each) => word.test(each));
  const wrong = words.find((token) => !isFine(optional.exec(token)?.[1] ?? token));
  if (wrong !== undefined) return `‘${phrase}’ cannot be read at ‘${wrong}’`;
  if (words.every((token) => optional.test(token))) return `‘${phrase}’ needs a word that must be there`;
  const excluded = tokens.findIndex((token) => token.startsWith('!'));
  if (excluded >= 0 && (excluded < tokens.length - 1 || !isFine(tokens[excluded]?.slice(1) ?? '')))
    return `‘${phrase}’ can have words after ! at its end only`;
  const gaps = tokens.flatMap((token, place) => (token === '...' ? [place] : []));
  const [gap] = gaps;
  return gap !== undefined && (gaps.length > 1 || gap === 0 || gap === tokens.length - 1)
    ? `‘${phrase}’ can have ... once, between words`
    : undefined;
}

function sourceOf(phrase: string): string {
  let source = '';
  let isFirst = true;
  let gap = '';
  for (const token of withoutEdges(phrase)) {
    const left = optional.exec(token)?.[1];
    if (token === '...') gap = String.raw`(?:.*[^\p{L}\p{N}_])?`;
    else if (token.startsWith('!')) source += `(?! ${choice(token.slice(1))}${ending})`;
    else if (left !== undefined) source += isFirst ? `(?:${choice(left)} )?` : `(?: ${choice(left)})?`;
    else {
      source += `${isFirst ? '' : ' '}${gap}${choice(token)}`;
      gap = '';
      isFirst = false;
    }
  }
  return source;
}

const compiled = new Map<string, RegExp>();

function toPattern(phrase: string): RegExp {
  const known = compiled.get(phrase);
  if (known) return known;
  const normal = normalPhrase(phrase);
  const start = normal.startsWith('^') ? `^${other}` : before;
  const end = normal.endsWith('$') ? `${other}$` : '';
  const pattern = new RegExp(`${start}(${sourceOf(normal)})${ending}${end}`, 'u');
  compiled.set(phrase, pattern);
  return pattern;
}

/** The words of a message that match a phrase; undefined if none do. */
export const wordsFor = (message: string, phrase: string): string | undefined =>
  phraseProblem(phrase) === undefined ? toPattern(phrase).exec(message)?.[1] : undefined;
