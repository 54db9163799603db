import { communityCopy as copy } from './community.copy.ts';

/** COM-01; the first is shown if the address names none (COM-02). `canonical` is the page with the same content. */
export const communityTabs = [
  { tab: 'testimonials', label: copy.testimonials, href: '/community', canonical: '/community' },
  { tab: 'gallery', label: copy.gallery, href: '/community?tab=gallery', canonical: '/gallery' },
  {
    tab: 'announcements',
    label: copy.announcements,
    href: '/community?tab=announcements',
    canonical: '/announcements',
  },
] as const;
export type CommunityTab = (typeof communityTabs)[number]['tab'];

/** The tab in the address, otherwise the first. @param isShown leaves out tabs that are turned off */
export const tabOf = (search: URLSearchParams, isShown: (href: string) => boolean = () => true): CommunityTab =>
  communityTabs.find(({ tab, href }) => tab === search.get('tab') && isShown(href))?.tab ?? 'testimonials';
