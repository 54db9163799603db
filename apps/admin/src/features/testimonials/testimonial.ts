import type { TestimonialRequest, TestimonialResponse } from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
import { kampalaDay } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import type { BadgeTone } from '../../components/badge.tsx';
import type { Draft } from '../../content/content-type.ts';
import { asText, textOf } from '../../content/draft-values.ts';
import { testimonialsCopy as copy } from './testimonials.copy.ts';

export type Testimonial = TestimonialResponse;
type Status = NonNullable<Testimonial['status']>;

/** Type under which the device stores unsaved testimonials. */
export const draftsType = 'testimonials';

export const testimonialsPath = '/api/testimonials';
export const testimonialPath = (id: number) => apiPath('/api/testimonials/{id}', { path: { id } });

export const testimonialCopy = {
  one: copy.one,
  many: copy.many,
  /** TST-15 */
  nothingYet: copy.nothingYet,
  /** TST-16 */
  loadFailed: (reason: string) => copy.loadFailed({ reason }),
};

/** Labels of the content statuses for testimonials, which the office verifies instead of publishing. */
export const statuses: Record<Status, { label: string; tone: BadgeTone }> = {
  draft: { label: copy.waiting, tone: 'warning' },
  published: { label: copy.approved, tone: 'success' },
  archived: { label: copy.archived, tone: 'secondary' },
  deleted: { label: common.deleted, tone: 'destructive' },
};
export const statusOf = ({ status = 'draft' }: Testimonial) => statuses[status];

/** Values of an empty form. `title` is the author, used to list the drafts on the device. */
export const emptyDraft = (now: Date): Draft => ({ title: '', testimony: '', date: kampalaDay(now), verified: false });
export const toDraft = ({ name, testimony, date, verified }: Testimonial): Draft => ({
  title: name,
  testimony,
  date,
  verified,
});

/** @param version version that the form was loaded from; undefined for a new testimonial */
export function toRequest(draft: Draft, version?: number): TestimonialRequest {
  return {
    name: textOf(draft, 'title'),
    testimony: asText(draft['testimony']),
    date: textOf(draft, 'date') || null,
    verified: draft['verified'] === true,
    ...(version === undefined ? {} : { version }),
  };
}
