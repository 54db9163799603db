export const communityCopy = {
  title: 'Community',
  lead: 'Stories of what God has done, pictures of our life together, and news for all of us.',
  description: 'Testimonies from the congregation, photo albums and announcements; share your own testimony.',
  tabs: 'Community',
} as const;

/** COM-01; the first is shown where the address names none (COM-02). `canonical` is where the same stands by itself. */
export const communityTabs = [
  { tab: 'testimonials', label: 'Testimonials', href: '/community', canonical: '/community' },
  { tab: 'gallery', label: 'Photo Gallery', href: '/community?tab=gallery', canonical: '/gallery' },
  { tab: 'announcements', label: 'Announcements', href: '/community?tab=announcements', canonical: '/announcements' },
] as const;
export type CommunityTab = (typeof communityTabs)[number]['tab'];

/** The tab in the address, otherwise the first. @param isShown leaves out those that are turned off */
export const tabOf = (search: URLSearchParams, isShown: (href: string) => boolean = () => true): CommunityTab =>
  communityTabs.find(({ tab, href }) => tab === search.get('tab') && isShown(href))?.tab ?? 'testimonials';
