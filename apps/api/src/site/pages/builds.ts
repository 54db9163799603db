import { fileURLToPath } from 'node:url';
import { apiFolder } from '../../platform/config/api-folder.ts';

const folder = (path: string): string => fileURLToPath(new URL(`../${path}`, apiFolder));

/** Where the builds of the front ends lie. */
export const builds = {
  /** Browser build of the shell, with its manifest. */
  web: folder('shell/dist/web'),
  /** The service worker; it needs the name of the release in it. */
  worker: folder('shell/dist/worker/service-worker.js'),
  /** The bundle that renders pages on the server. */
  server: folder('shell/dist/server/server.cjs'),
  /** The same files with marks in place of their texts, where they have any. */
  templates: { web: folder('shell/dist/templates/web'), server: folder('shell/dist/templates/server/server.cjs') },
  /** The consoles, and their scripts with marks in place of their texts. */
  remotes: {
    admin: { web: folder('admin/dist/web'), templates: folder('admin/dist/templates/web') },
    media: { web: folder('media/dist/web'), templates: folder('media/dist/templates/web') },
  },
} as const;
