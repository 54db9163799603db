import type { SectionsRequest, SectionsResponse } from '@ministry/api-client';
import { navigationOrder, type NavigationPage, type SiteSection, siteSections } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import type { FormRow } from '../../forms/form-values.ts';
import { sectionsCopy as copy } from './sections.copy.ts';

/** The settings with a fixed id, which the form requires. */
export type StoredSections = SectionsResponse & { id: 1 };

/** Whether each section is shown to visitors, and the pages of the main navigation as rows with an `id`. */
export type SectionValues = Record<SiteSection, boolean> & { order: FormRow[] };

/** Name of a section as visitors see it, and what is hidden when it is off. */
export const sectionTexts: Record<SiteSection, { label: string; note: string }> = {
  ministries: { label: copy.labels.ministries, note: copy.notes.ministries },
  community: { label: common.community, note: copy.notes.community },
  gallery: { label: copy.labels.gallery, note: copy.notes.gallery },
  events: { label: common.events, note: copy.notes.events },
  sermons: { label: common.sermons, note: copy.notes.sermons },
  announcements: { label: copy.labels.announcements, note: copy.notes.announcements },
  live: { label: copy.labels.live, note: copy.notes.live },
  team: { label: common.team, note: copy.notes.team },
  families: { label: copy.labels.families, note: copy.notes.families },
  store: { label: common.store, note: copy.notes.store },
};

export const pageLabels: Record<NavigationPage, string> = {
  home: copy.labels.home,
  about: copy.labels.about,
  contact: copy.labels.contact,
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
  return off.length === 0 ? copy.allOn : copy.off({ sections: off.join(', ') });
}
