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

/** Under this name the drafts stand on the device. */
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

/** What a status of content means for a testimony, which the office verifies rather than publishes. */
export const statuses: Record<Status, { label: string; tone: BadgeTone }> = {
  draft: { label: copy.waiting, tone: 'warning' },
  published: { label: copy.approved, tone: 'success' },
  archived: { label: copy.archived, tone: 'secondary' },
  deleted: { label: common.deleted, tone: 'destructive' },
};
export const statusOf = ({ status = 'draft' }: Testimonial) => statuses[status];

/** The form as typed; 'title' is who tells it, under which the drafts on the device are listed. */
export const emptyDraft = (now: Date): Draft => ({ title: '', testimony: '', date: kampalaDay(now), verified: false });
export const toDraft = ({ name, testimony, date, verified }: Testimonial): Draft => ({
  title: name,
  testimony,
  date,
  verified,
});

/** @param version the state that the form was made from; none for a new one */
export function toRequest(draft: Draft, version?: number): TestimonialRequest {
  return {
    name: textOf(draft, 'title'),
    testimony: asText(draft['testimony']),
    date: textOf(draft, 'date') || null,
    verified: draft['verified'] === true,
    ...(version === undefined ? {} : { version }),
  };
}
