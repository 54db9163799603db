// Bundler loader: puts marks in place of the texts of the interface, which `inline.mjs` fills after the build. With the option
// `language: 'en'` it puts in the English texts at once, for a console that runs alone.
import { replaceMarks, sourcesIn } from '@ministry/messages/compile';
import { extractMessages } from './extract.mjs';

export default function messagesLoader(source) {
  const { marked, entries } = extractMessages(source, this.resourcePath);
  const { language } = this.getOptions();
  if (!language) return marked;
  return replaceMarks(
    marked,
    sourcesIn(language, Object.fromEntries(entries.map(({ key, ...entry }) => [key, entry]))),
  );
}
