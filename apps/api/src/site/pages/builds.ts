import { fileURLToPath } from 'node:url';

const folder = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** Where the builds of the front ends lie; the same from `src` and from `dist`. */
export const builds = {
  /** Browser build of the shell, with its manifest. */
  web: folder('shell/dist/web'),
  /** The bundle that draws pages on the server. */
  server: folder('shell/dist/server/server.js'),
  remotes: { admin: folder('admin/dist'), media: folder('media/dist') },
} as const;
