import type { SectionsRequest, SectionsResponse } from '@ministry/api-client';
import { navigationOrder, type NavigationPage, type SiteSection, siteSections } from '@ministry/domain';
import type { FormRow } from '../../forms/form-values.ts';

/** The one list, as a form wants it. */
export type StoredSections = SectionsResponse & { id: 1 };

/** Whether visitors are shown each section, and the pages of the main navigation as rows with an `id`. */
export type SectionValues = Record<SiteSection, boolean> & { order: FormRow[] };

/** What visitors call a section, and what goes with it when it is off. */
export const sectionTexts: Record<SiteSection, { label: string; note: string }> = {
  ministries: { label: 'Ministries', note: 'The page with its questions, and the ministries on the home page.' },
  community: { label: 'Community', note: 'Testimonies and the form for new ones; the gallery and announcements stay.' },
  gallery: { label: 'Gallery', note: 'Photo albums, on a page of their own and in the community.' },
  events: { label: 'Events', note: 'The list, registration, coming events on the home page, and the calendar feed.' },
  sermons: { label: 'Sermons', note: 'The list, every sermon, and the podcast.' },
  announcements: { label: 'Announcements', note: 'On a page of their own and in the community.' },
  live: { label: 'Live Stream', note: 'The player and the countdown to the next service.' },
  team: { label: 'Team', note: 'The page; who leads stays on the home page (Site, Team).' },
  families: { label: 'Family registration', note: 'The form by which families register.' },
  store: { label: 'Store', note: 'Products, cart and checkout; pages of orders that were placed stay.' },
};

export const pageLabels: Record<NavigationPage, string> = {
  home: 'Home',
  about: 'About',
  contact: 'Contact',
  ministries: sectionTexts.ministries.label,
  community: sectionTexts.community.label,
  gallery: sectionTexts.gallery.label,
  events: sectionTexts.events.label,
  sermons: sectionTexts.sermons.label,
  announcements: sectionTexts.announcements.label,
  live: sectionTexts.live.label,
};

export const toValues = ({ hidden, order }: Pick<SectionsResponse, 'hidden' | 'order'>): SectionValues => ({
  ...(Object.fromEntries(siteSections.map((section) => [section, !hidden.includes(section)])) as Record<
    SiteSection,
    boolean
  >),
  order: navigationOrder(order).map((id) => ({ id })),
});

export const toRequest = (values: SectionValues, version: number): SectionsRequest => ({
  hidden: siteSections.filter((section) => !values[section]),
  order: values.order.map(({ id }) => id as NavigationPage),
  version,
});

/** 'All sections are on.', 'Off: Store, Live Stream.' */
export function summaryOf(values: SectionValues): string {
  const off = siteSections.filter((section) => !values[section]).map((section) => sectionTexts[section].label);
  return off.length === 0 ? 'All sections are on.' : `Off: ${off.join(', ')}.`;
}
