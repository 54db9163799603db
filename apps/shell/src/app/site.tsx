import { createContext, type ReactNode, use, useEffect, useState } from 'react';

/** The server's settings that the pages need. */
export interface SiteSettings {
  /** Public address of the site, without a trailing slash. */
  publicUrl: string;
  /** External address for donations; null for the contact page (NAV-16). */
  giveUrl: string | null;
  /** Show sample events while there are none (EVT-16). */
  sampleContent: boolean;
  /** The visitor saves data. */
  saveData: boolean;
}

interface Site {
  settings: SiteSettings;
  now: Date;
}

const SiteContext = createContext<Site | null>(null);
const minute = 60_000;

/** @param renderedAt the server's time in milliseconds, so that hydration renders the same texts as the server */
export function SiteProvider({
  settings,
  renderedAt,
  children,
}: {
  settings: SiteSettings;
  renderedAt: number;
  children: ReactNode;
}) {
  const [now, setNow] = useState(() => new Date(renderedAt));
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const clock = setInterval(tick, minute);
    return () => clearInterval(clock);
  }, []);
  return <SiteContext value={{ settings, now }}>{children}</SiteContext>;
}

function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('A page was drawn outside of SiteProvider.');
  return site;
}

export const useSettings = (): SiteSettings => useSite().settings;
/** The time to the minute; the same on the server and during hydration. */
export const useNow = (): Date => useSite().now;
