import { createContext, type ReactNode, use, useState } from 'react';
import type { SiteBasics } from '@ministry/domain';

interface Site {
  /** Undefined where the console runs alone, or in a shell of the release before. */
  settings: SiteBasics | undefined;
  replace(settings: SiteBasics): void;
}

const SiteContext = createContext<Site>({ settings: undefined, replace: () => undefined });

/** What the shell tells a console of the church. */
export function SiteProvider({ site, children }: { site: SiteBasics | undefined; children: ReactNode }) {
  const [settings, replace] = useState(site);
  return <SiteContext value={{ settings, replace }}>{children}</SiteContext>;
}

export const useSite = (): Site => use(SiteContext);
