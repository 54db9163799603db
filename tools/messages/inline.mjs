// After a build: keeps its files with their marks as templates, from which the server makes those of other languages, and puts the
// English texts into the files themselves. `node tools/messages/inline.mjs <folder>…`, inside an app; folders of built scripts.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { messageSource, replaceMarks } from '@ministry/messages/compile';
import { messagesIn } from './extract.mjs';

const root = join(import.meta.dirname, '../..');
const found = messagesIn([
  join(process.cwd(), 'src'),
  join(root, 'libs/shared/domain/src'),
  join(root, 'libs/web/ui/src'),
]);

const english = (key) => {
  if (key === 'language') return '"en"';
  const entry = found.get(key);
  if (!entry) throw new Error(`No text in the source has the key ${key}.`);
  return entry.isPlain ? JSON.stringify(entry.english) : messageSource(entry.english, 'en');
};

rmSync('dist/templates', { recursive: true, force: true });
for (const folder of process.argv.slice(2)) {
  const templates = join('dist/templates', relative('dist', folder));
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.m?js$/.test(name)) continue;
    const file = join(folder, name);
    const built = readFileSync(file, 'utf8');
    const inEnglish = replaceMarks(built, (key) => english(key));
    if (inEnglish.includes('__message__')) throw new Error(`${file} has a mark that cannot be read.`);
    if (inEnglish === built) continue;
    cpSync(file, join(templates, name));
    writeFileSync(file, inEnglish);
  }
}
const catalogue = [...found].map(([key, { english: text, isPlain }]) => [key, { english: text, isPlain }]);
writeFileSync('dist/messages.json', `${JSON.stringify(Object.fromEntries(catalogue))}\n`);
