/**
 * Parts of the public site that a church can turn off, with the beginnings of the addresses of each. A tab of the community
 * page belongs to the same section as the page with the same content.
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

/** The sections that the office has turned off, and the order of the main navigation if it differs from `navigationPages`. */
export interface SiteSections {
  hidden: readonly SiteSection[];
  order?: readonly NavigationPage[];
}

/** All pages of the navigation, each once: first the named ones, in their order. */
export const navigationOrder = (named: readonly NavigationPage[] = []): NavigationPage[] => [
  ...new Set([...named, ...navigationPages]),
];

/** Beginnings of the addresses of hidden sections. */
export const hiddenPaths = ({ hidden }: SiteSections): string[] => hidden.flatMap((section) => sectionPaths[section]);

/**
 * Whether an address belongs to a hidden section. `/store-rules`, for example, is not a page of the store.
 * @param hidden as `hiddenPaths` returns it; left out on most sites
 */
export const isHidden = (address: string, hidden?: readonly string[]): boolean =>
  hidden?.some((path) => address.startsWith(path) && !/^[\w-]/.test(address.slice(path.length))) === true;
