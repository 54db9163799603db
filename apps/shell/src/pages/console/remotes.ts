import { createInstance } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import type { SiteBasics } from '@ministry/domain';

export type RemoteName = 'admin' | 'media';

/** The root component of a console. */
export type Remote = ComponentType<{ site: SiteBasics }>;

const share = (library: unknown) => ({
  version: React.version,
  lib: () => library,
  shareConfig: { singleton: true, requiredVersion: '^19.0.0', eager: true },
});

/** Created here and not by the bundler plugin, so that the public pages load none of it. */
function createHost() {
  return createInstance({
    name: 'shell',
    remotes: [
      { name: 'admin', entry: '/remotes/admin/mf-manifest.json' },
      { name: 'media', entry: '/remotes/media/mf-manifest.json' },
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

/** The root component of a console. A later `attempt` ignores what a failed one has cached. */
export async function loadRemote(name: RemoteName, attempt: number): Promise<Remote> {
  host ??= createHost();
  if (attempt > 0)
    host.registerRemotes([{ name, entry: `/remotes/${name}/mf-manifest.json?attempt=${attempt}` }], { force: true });
  const module = await host.loadRemote<{ default: Remote }>(`${name}/App`);
  if (!module) throw new Error(`The ${name} console exposes no App.`);
  return module.default;
}
