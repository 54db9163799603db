/**
 * Parts of the public site that a church may do without, and the beginnings of the addresses that belong to each. A tab of the
 * community page is the same as a page of its own.
 */
export const sectionPaths = {
  ministries: ['/ministries'],
  community: ['/community'],
  gallery: ['/gallery', '/community?tab=gallery'],
  events: ['/events', '/feeds/events'],
  sermons: ['/sermons', '/feeds/sermons'],
  announcements: ['/announcements', '/community?tab=announcements'],
  live: ['/live'],
  team: ['/team'],
  families: ['/family-registration'],
  store: ['/store'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type SiteSection = keyof typeof sectionPaths;
export const siteSections = /* @__PURE__ */ Object.keys(sectionPaths) as readonly SiteSection[];

/** The pages of the main navigation by the first part of their address, in the order of a new site (NAV-03 to NAV-13). */
export const navigationPages = [
  'home',
  'about',
  'ministries',
  'community',
  'gallery',
  'events',
  'sermons',
  'announcements',
  'live',
  'contact',
] as const;

export type NavigationPage = (typeof navigationPages)[number];

/** Which sections the office has turned off, and the order of the main navigation where it is another one. */
export interface SiteSections {
  hidden: readonly SiteSection[];
  order?: readonly NavigationPage[];
}

/** Each page once: those that are named first, in their order. */
export const navigationOrder = (named: readonly NavigationPage[] = []): NavigationPage[] => [
  ...new Set([...named, ...navigationPages]),
];

/** Beginnings of the addresses that visitors are not shown. */
export const hiddenPaths = ({ hidden }: SiteSections): string[] => hidden.flatMap((section) => sectionPaths[section]);

/**
 * `/store-rules` is a page of its own, not one of the store.
 * @param hidden as `hiddenPaths` answers it; none on most sites
 */
export const isHidden = (address: string, hidden?: readonly string[]): boolean =>
  hidden?.some((path) => address.startsWith(path) && !/^[\w-]/.test(address.slice(path.length))) === true;
