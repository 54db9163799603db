import { createContext, use, useEffect, useState, type ReactNode } from 'react';

/** What the server's settings mean to the pages. */
export interface SiteSettings {
  /** Address that visitors use, without a slash at its end. */
  publicUrl: string;
  /** Where gifts are given outside this site; null leads to the contact page (NAV-16). */
  giveUrl: string | null;
  /** Sample events stand in while there are none (EVT-16). */
  sampleContent: boolean;
  /** The visitor asked for few bytes. */
  saveData: boolean;
}

interface Site {
  settings: SiteSettings;
  now: Date;
}

const SiteContext = createContext<Site | null>(null);
const minute = 60_000;

/** `renderedAt` (milliseconds) is the server's clock, so that the first view in the browser has the same words; then time goes on. */
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
/** The time to the minute; the same on the server and in the first view of the browser. */
export const useNow = (): Date => useSite().now;
