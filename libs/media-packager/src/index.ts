import { fileURLToPath } from 'node:url';

export { openStreamFile } from './hls-files.ts';
export {
  deserializeReport,
  type PackagerCommand,
  type PackagerEvent,
  type PackagerSettings,
  type SerializedReport,
} from './messages.ts';
export * from './stream.ts';

/** The program to fork. Tests import the sources, which Node itself cannot run; the program is then the built one. */
export const packagerProgram = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../dist/main.js' : './main.js', import.meta.url),
);
