import { fileURLToPath } from 'node:url';
import { apiFolder } from '../../platform/config/api-folder.ts';

const folder = (path: string): string => fileURLToPath(new URL(`../${path}`, apiFolder));

/** Paths of the front-end builds. */
export const builds = {
  /** Browser build of the shell, with its manifest. */
  web: folder('shell/dist/web'),
  /** The service worker; the name of the release is added when it is served. */
  worker: folder('shell/dist/worker/service-worker.js'),
  /** The bundle that renders pages on the server. */
  server: folder('shell/dist/server/server.cjs'),
  /** The files that contain texts, with marks instead of the texts. */
  templates: { web: folder('shell/dist/templates/web'), server: folder('shell/dist/templates/server/server.cjs') },
  /** The consoles, and their scripts with marks instead of texts. */
  remotes: {
    admin: { web: folder('admin/dist/web'), templates: folder('admin/dist/templates/web') },
    media: { web: folder('media/dist/web'), templates: folder('media/dist/templates/web') },
  },
} as const;
