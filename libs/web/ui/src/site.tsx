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
  /** Prefix of paths in this language: '/sw', or '' for English. */
  before: string;
  code: Language;
  name: string;
}

/** Settings that the shell passes to a console. */
export interface ConsoleSite extends SiteBasics {
  /** The other languages of the site; left out where there are none. */
  otherLanguages?: readonly OtherLanguage[] | undefined;
  /** Prefix of paths of the public site; '' if the site is not offered in the language of the console. */
  sitePath?: string;
}

interface Site extends Pick<ConsoleSite, 'sitePath'> {
  /** The other languages of the console; undefined if it runs alone. */
  otherLanguages?: readonly OtherLanguage[] | undefined;
  /** Undefined if the console runs alone, or in a shell of the previous release. */
  settings: SiteBasics | undefined;
  replace(settings: SiteBasics): void;
}

/** The other languages of the consoles. They may be more than those of the site. */
function languagesBeside(ofSite: readonly OtherLanguage[] = []): OtherLanguage[] {
  const offered = [interfaceLanguage, ...ofSite.map(({ code }) => code)] as TranslationLanguage[];
  const all: Language[] = [originalLanguage, ...consoleLanguages(offered)];
  return all
    .map((code) => ({ before: code === originalLanguage ? '' : `/${code}`, code, name: languages[code] }))
    .filter(({ before }) => before !== basePath);
}

const SiteContext = createContext<Site>({ settings: undefined, replace: () => undefined });

/** Provides the settings of the church, which the shell passes to a console. */
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
