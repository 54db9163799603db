// Runs after a build: keeps the built files with their marks as templates, from which the server makes the other languages, and puts
// the English texts into the files themselves. `node tools/messages/inline.mjs <folder>…` inside an app, with folders of built scripts.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { replaceMarks, sourcesIn } from '@ministry/messages/compile';
import { foldersOf, messageFolders, messagesIn } from './extract.mjs';

const found = messagesIn(messageFolders);

const asOriginals = (entries) =>
  Object.fromEntries(entries.map(([key, { english, isPlain }]) => [key, { english, isPlain }]));
const english = sourcesIn('en', asOriginals([...found]));
const own = foldersOf[basename(process.cwd())];

rmSync('dist/templates', { recursive: true, force: true });
for (const folder of process.argv.slice(2)) {
  const templates = join('dist/templates', relative('dist', folder));
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.c?js$/.test(name)) continue;
    const file = join(folder, name);
    const built = readFileSync(file, 'utf8');
    const inEnglish = replaceMarks(built, english);
    if (inEnglish.includes('__message__')) throw new Error(`${file} has a mark that cannot be read.`);
    if (inEnglish === built) continue;
    cpSync(file, join(templates, name));
    writeFileSync(file, inEnglish);
  }
}
const ofThisApp = [...found].filter(([, { file }]) => own.some((folder) => file.startsWith(folder + sep)));
writeFileSync('dist/messages.json', `${JSON.stringify(asOriginals(ofThisApp))}\n`);
