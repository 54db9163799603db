import { readdirSync } from 'node:fs';

/** Set by jest.integration.mjs. */
declare const group: { index: number; count: number };

const files = readdirSync(new URL('.', import.meta.url)).filter((name) => /[.-]spec\.ts$/.test(name));
for (const [at, file] of files.sort().entries()) if (at % group.count === group.index) await import(`./${file}`);
