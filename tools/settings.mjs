// Reads the file .env for the commands that start the product locally. The API's own config checks the values.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import util from 'node:util';
import { giveUp, root } from './run.mjs';

const setting = /^\s*(#.*|(export\s+)?[A-Za-z_][A-Za-z0-9_]*\s*=.*)?$/;

/**
 * Returns the number of the first line that is neither blank, a comment nor NAME=value; 0 if there is none.
 * Node skips lines that it does not understand; a setting that is silently ignored is worse than a failed start.
 * @param {string} text
 */
export function oddLine(text) {
  const withoutQuoted = text.replace(
    /=\s*(["'`])[\s\S]*?\1/g,
    (quoted) => `=${'\n'.repeat(quoted.split('\n').length - 1)}`,
  );
  return withoutQuoted.split(/\r?\n/).findIndex((line) => !setting.test(line)) + 1;
}

/** Loads the settings of .env into the environment; variables that are already set take precedence. */
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
