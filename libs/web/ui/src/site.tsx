import { createContext, type ReactNode, use, useState } from 'react';
import type { Language, SiteBasics } from '@ministry/domain';

/** What the shell tells a console. */
export interface ConsoleSite extends SiteBasics {
  /** The other languages of the console, with what stands before a path in each; none where there is English alone. */
  otherLanguages?: readonly { before: string; code: Language; name: string }[] | undefined;
  /** Stands before the path of a page of the public site; '' where that is not offered in the language of the console. */
  sitePath?: string;
}

interface Site extends Pick<ConsoleSite, 'otherLanguages' | 'sitePath'> {
  /** Undefined where the console runs alone, or in a shell of the release before. */
  settings: SiteBasics | undefined;
  replace(settings: SiteBasics): void;
}

const SiteContext = createContext<Site>({ settings: undefined, replace: () => undefined });

/** What the shell tells a console of the church. */
export function SiteProvider({ site, children }: { site: ConsoleSite | undefined; children: ReactNode }) {
  const [settings, replace] = useState(site);
  return (
    <SiteContext value={{ settings, replace, otherLanguages: site?.otherLanguages, sitePath: site?.sitePath ?? '' }}>
      {children}
    </SiteContext>
  );
}

export const useSite = (): Site => use(SiteContext);
