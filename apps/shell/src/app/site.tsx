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

/** What the pages need to know of the church and of the server. */
export interface PageSettings extends SiteBasics {
  /** Left out of pages that do not show it (`useReach`). */
  reach?: readonly Figure[];
  /** Beginnings of the addresses of sections that are turned off; left out where there are none. */
  hidden?: readonly string[];
  /** Of the main navigation, by the name of a page; left out where it is that of a new site. */
  order?: readonly string[];
  /** The other languages that the site is offered in, with what stands before a path in each; left out where there are none. */
  otherLanguages?: readonly { before: string; code: Language; name: string }[];
  /** Only the consoles are there in this language; left out elsewhere. */
  isForStaff?: boolean;
  /** Links to the pages of the office's own; left out where there are none. */
  links?: PageLinks;
  /** Names of the special ministries, for the footer, where hydration takes them from; left out where there is none. */
  specialMinistries?: readonly string[];
  /** Of the assistant; left out where it is the standard one. */
  welcome?: AssistantWelcome;
  /** Browsers are given the service worker; left out of pages that do not ask. */
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

/** Of their list in the footer. */
export const specialMinistriesId = 'works';

// Every page is rendered within the provider; a check for it would be bytes in every page.
const SettingsContext = createContext(null as unknown as PageSettings);
/** Apart from the settings, which every part of a page reads: a minute later only what shows the time is rendered again. */
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
    // Directly after hydration a press comes first.
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

/** Tells which addresses of the site are shown: not those of a section that the office has turned off. */
export function useIsShown(): (address: string) => boolean {
  const { hidden } = useSettings();
  return (address) => !isHidden(address, hidden);
}

/** A link to a section of the site; nothing where the section is turned off. */
export const SectionLink = (link: LinkProps & { to: string }) => (useIsShown()(link.to) ? <Link {...link} /> : null);

/** Beside a row of the programme: where it is, if elsewhere, and what is otherwise in the coming days. Here, so that pages share one copy of the rules. */
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

/** The time to the minute; the same on the server and during hydration. */
export const useNow = (): Date => use(NowContext);
