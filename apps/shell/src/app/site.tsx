import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import {
  changeText,
  comingExceptions,
  type Figure,
  isHidden,
  type Language,
  type PageLinks,
  type ProgrammeItem,
  seasonText,
  type SiteBasics,
} from '@ministry/domain';
import type { AssistantWelcome } from '@ministry/domain/assistant';

/** Settings of the church and of the server that the pages use. */
export interface PageSettings extends SiteBasics {
  /** Figures of the church; left out of pages that do not show them (`useReach`). */
  reach?: readonly Figure[];
  /** Address prefixes of the sections that are turned off; left out if there are none. */
  hidden?: readonly string[];
  /** Order of the main navigation, as page names; left out if it is the order of a new site. */
  order?: readonly string[];
  /** The other languages that are offered, with the path prefix of each (`before`); left out if there are none. */
  otherLanguages?: readonly { before: string; code: Language; name: string }[];
  /** Only the consoles are available in this language; left out otherwise. */
  isForStaff?: boolean;
  /** Links to the pages that the office has made; left out if there are none. */
  links?: PageLinks;
  /** Names of the special ministries for the footer. Left out of most documents: hydration reads the names from the rendered footer. */
  specialMinistries?: readonly string[];
  /** Welcome of the assistant; left out if it is the standard one. */
  welcome?: AssistantWelcome;
  /** Browsers get the service worker, so that the page can offer to save sermons; left out of other pages. */
  savesOffline?: boolean;
  /** Public address of the site in this language, without a trailing slash. */
  publicUrl: string;
  /** External address for donations; null for the contact page (NAV-16). */
  giveUrl: string | null;
  /** Show sample events while there are none (EVT-16). */
  sampleContent: boolean;
  /** The visitor saves data. */
  saveData: boolean;
}

/** Id of the list of special ministries in the footer. */
export const specialMinistriesId = 'works';

// Every page is rendered within the provider; a check for it would add bytes to every page.
const SettingsContext = createContext(null as unknown as PageSettings);
/** Separate from the settings, which most components read: each minute only components that show the time are rendered again. */
const NowContext = createContext(null as unknown as Date);
const minute = 60_000;

/** @param renderedAt the server's time in milliseconds, so that hydration renders the same texts as the server */
export function SiteProvider({
  settings,
  renderedAt,
  children,
}: {
  settings: PageSettings;
  renderedAt: number;
  children: ReactNode;
}) {
  const [now, setNow] = useState(() => new Date(renderedAt));
  useEffect(() => {
    // A transition, so that a click directly after hydration is handled first.
    const tick = () => startTransition(() => setNow(new Date()));
    tick();
    const clock = setInterval(tick, minute);
    return () => clearInterval(clock);
  }, []);
  return (
    <SettingsContext value={settings}>
      <NowContext value={now}>{children}</NowContext>
    </SettingsContext>
  );
}

export const useSettings = (): PageSettings => use(SettingsContext);

/** Returns a function that tells whether an address is shown: false for sections that the office has turned off. */
export function useIsShown(): (address: string) => boolean {
  const { hidden } = useSettings();
  return (address) => !isHidden(address, hidden);
}

/** A link to a section of the site; renders nothing if the section is turned off. */
export const SectionLink = (link: LinkProps & { to: string }) => (useIsShown()(link.to) ? <Link {...link} /> : null);

/**
 * Notes beside a row of the programme: its place if it has one, its season, and its exceptions in the coming days.
 * In this file, so that pages share one copy of the rules.
 */
export function ProgrammeChanges({ item }: { item: ProgrammeItem }) {
  const { programme } = useSettings();
  const now = useNow();
  return [item.place, seasonText(item, now), ...comingExceptions(programme, item, now).map(changeText)].map((text) =>
    text ? (
      <small key={text} className="change">
        {text}
      </small>
    ) : null,
  );
}

/** The current time, updated every minute; the same on the server and during hydration. */
export const useNow = (): Date => use(NowContext);
