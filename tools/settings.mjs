// The file .env, for the two commands that start the product locally. Its values are checked by the API's own config.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import util from 'node:util';
import { giveUp, root } from './run.mjs';

const setting = /^\s*(#.*|(export\s+)?[A-Za-z_][A-Za-z0-9_]*\s*=.*)?$/;

/**
 * Number of the first line that is neither blank, a comment nor NAME=value; 0 when there is none.
 * Node skips lines that it does not understand; a setting that silently does not count is worse than a stop.
 * @param {string} text
 */
export function oddLine(text) {
  const withoutQuoted = text.replace(
    /=\s*(["'`])[\s\S]*?\1/g,
    (quoted) => `=${'\n'.repeat(quoted.split('\n').length - 1)}`,
  );
  return withoutQuoted.split(/\r?\n/).findIndex((line) => !setting.test(line)) + 1;
}

/** Puts the settings of .env into the environment; those of the shell win. */
export function loadSettings() {
  const file = join(root, '.env');
  if (!existsSync(file)) return;
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    giveUp(`The file .env cannot be read (${error.code}).`);
  }
  const line = oddLine(text);
  if (line > 0) giveUp(`Line ${line} of .env is not of the form NAME=value.`);
  for (const [name, value] of Object.entries(util.parseEnv(text))) process.env[name] ??= value;
}
