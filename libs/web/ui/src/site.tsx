import { createContext, type ReactNode, use, useState } from 'react';
import {
  consoleLanguages,
  type Language,
  languages,
  originalLanguage,
  type SiteBasics,
  type TranslationLanguage,
} from '@ministry/domain';
import { basePath, interfaceLanguage } from '@ministry/messages';

interface OtherLanguage {
  /** Stands before a path in it: '/sw', or '' in English. */
  before: string;
  code: Language;
  name: string;
}

/** What the shell tells a console. */
export interface ConsoleSite extends SiteBasics {
  /** The other languages of the site; left out where there are none. */
  otherLanguages?: readonly OtherLanguage[] | undefined;
  /** Stands before the path of a page of the public site; '' where that is not offered in the language of the console. */
  sitePath?: string;
}

interface Site extends Pick<ConsoleSite, 'sitePath'> {
  /** The other languages of the console; none where it runs alone. */
  otherLanguages?: readonly OtherLanguage[] | undefined;
  /** Undefined where the console runs alone, or in a shell of the release before. */
  settings: SiteBasics | undefined;
  replace(settings: SiteBasics): void;
}

/** The site may be offered in fewer languages than its consoles are. */
function languagesBeside(ofSite: readonly OtherLanguage[] = []): OtherLanguage[] {
  const offered = [interfaceLanguage, ...ofSite.map(({ code }) => code)] as TranslationLanguage[];
  const all: Language[] = [originalLanguage, ...consoleLanguages(offered)];
  return all
    .map((code) => ({ before: code === originalLanguage ? '' : `/${code}`, code, name: languages[code] }))
    .filter(({ before }) => before !== basePath);
}

const SiteContext = createContext<Site>({ settings: undefined, replace: () => undefined });

/** What the shell tells a console of the church. */
export function SiteProvider({ site, children }: { site: ConsoleSite | undefined; children: ReactNode }) {
  const [settings, replace] = useState(site);
  return (
    <SiteContext
      value={{
        settings,
        replace,
        otherLanguages: site && languagesBeside(site.otherLanguages),
        sitePath: site?.sitePath ?? '',
      }}
    >
      {children}
    </SiteContext>
  );
}

export const useSite = (): Site => use(SiteContext);
