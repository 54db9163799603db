import type { CampaignSummaryResponse, ContentCalendarEntryResponse } from '@ministry/api-client';
import { type CalendarEntryType, contentKinds } from '@ministry/domain';
import { calendarCopy as copy } from './calendar.copy.ts';

/** One entry of a day in the calendar. */
export interface Entry {
  /** Unique among all entries. */
  key: string;
  at: string;
  endsAt?: string;
  title: string;
  /** 'Sermon is published', 'Event, draft' */
  what: string;
  type: CalendarEntryType | 'newsletter';
  isDraft: boolean;
  /** Null if the account may not open it. */
  address: string | null;
}

/** Testimonials are edited in their list and have no page of their own. */
const addressOf = ({ kind, id }: ContentCalendarEntryResponse): string =>
  kind === 'testimonials' ? contentKinds[kind].list : `${contentKinds[kind].list}/${id}`;

function whatHappens({ kind: plural, type, status }: ContentCalendarEntryResponse): string {
  const kind = copy.kinds[plural];
  if (type === 'published') return copy.published({ kind });
  if (type === 'unpublished') return copy.takenDown({ kind });
  return status === 'published' ? kind : copy[status]({ kind });
}

export const fromContent = (entry: ContentCalendarEntryResponse, mayOpen: boolean): Entry => ({
  key: `${entry.kind}-${entry.id}-${entry.type}`,
  at: entry.at,
  ...(entry.endsAt && { endsAt: entry.endsAt }),
  title: entry.title,
  what: whatHappens(entry),
  type: entry.type,
  isDraft: entry.status !== 'published',
  address: mayOpen ? addressOf(entry) : null,
});

/** Empty for drafts, which have no time. */
export const fromNewsletter = ({ id, subject, state, sendAt }: CampaignSummaryResponse): Entry[] =>
  state === 'draft' || sendAt === null
    ? []
    : [
        {
          key: `newsletter-${id}`,
          at: sendAt,
          title: subject,
          what: copy.newsletters[state],
          type: 'newsletter',
          isDraft: false,
          address: `/newsletter/campaigns/${id}`,
        },
      ];

export const earliestFirst = (entries: readonly Entry[]): Entry[] =>
  [...entries].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
