import { createInstance } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import { basePath } from '@ministry/messages';
import type { ConsoleSite } from '@ministry/ui';

export type RemoteName = 'admin' | 'media';

/** The root component of a console. */
export type Remote = ComponentType<{ site: ConsoleSite }>;

const share = (library: unknown) => ({
  version: React.version,
  lib: () => library,
  shareConfig: { singleton: true, requiredVersion: '^19.0.0', eager: true },
});

/** In another language, the server serves the scripts with translated texts (ADR 73). */
const manifestOf = (name: RemoteName): string => `/remotes/${name}${basePath}/mf-manifest.json`;

/** Created here and not by the bundler plugin, so that the public pages load none of it. */
function createHost() {
  return createInstance({
    name: 'shell',
    remotes: [
      { name: 'admin', entry: manifestOf('admin') },
      { name: 'media', entry: manifestOf('media') },
    ],
    shared: {
      react: share(React),
      'react-dom': share(ReactDom),
      'react-dom/client': share(ReactDomClient),
      'react/jsx-runtime': share(jsxRuntime),
    },
  });
}

let host: ReturnType<typeof createHost> | undefined;

/** Loads the root component of a console. A later `attempt` ignores what a failed one has cached. */
export async function loadRemote(name: RemoteName, attempt: number): Promise<Remote> {
  host ??= createHost();
  if (attempt > 0) host.registerRemotes([{ name, entry: `${manifestOf(name)}?attempt=${attempt}` }], { force: true });
  const module = await host.loadRemote<{ default: Remote }>(`${name}/App`);
  if (!module) throw new Error(`The ${name} console exposes no App.`);
  return module.default;
}
