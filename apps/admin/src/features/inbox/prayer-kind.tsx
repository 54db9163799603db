import type { PrayerRequestResponse } from '@ministry/api-client';
import { apiPath, dataOf } from '@ministry/api-client';
import { api } from '../../session.ts';
import type { InboxBadge, InboxKind } from './inbox-kind.ts';

const path = '/api/prayer-requests';
const byId = (id: number) => ({ params: { path: { id } } });
const flags: Record<string, { isAnswered: boolean } | { isUrgent: boolean } | { isConfidential: boolean }> = {
  answered: { isAnswered: true },
  pending: { isAnswered: false },
  urgent: { isUrgent: true },
  ordinary: { isUrgent: false },
  confidential: { isConfidential: true },
  'not-confidential': { isConfidential: false },
};

function badgesOf({ isUrgent, isAnswered, isPublic, isConfidential }: PrayerRequestResponse): InboxBadge[] {
  return [
    ...(isUrgent ? [{ text: 'Urgent', tone: isAnswered ? ('secondary' as const) : ('destructive' as const) }] : []),
    isAnswered ? { text: 'Answered', tone: 'secondary' } : { text: 'Pending', tone: 'default' },
    ...(isPublic ? [{ text: 'May be shared', tone: 'secondary' as const }] : []),
    ...(isConfidential ? [{ text: 'Confidential', tone: 'default' as const }] : []),
  ];
}

function privacyOf(isPublic: boolean, isConfidential: boolean): string {
  if (isConfidential) return 'Confidential: for pastors alone; the office does not see it.';
  return isPublic
    ? 'May be shared: this person is comfortable with others hearing of it.'
    : 'Private: for the prayer team alone.';
}

/** A mark that only a pastor can take off again. */
const confidentialMarks = (isPastor: boolean): InboxKind<PrayerRequestResponse>['marks'] => ({
  confidential: {
    label: 'Mark confidential',
    key: 'c',
    done: 'marked confidential',
    undo: isPastor ? 'not-confidential' : undefined,
    ...(isPastor ? {} : { question: 'From then on pastors alone see it, and only they can take the mark off again.' }),
    isDone: ({ isConfidential }) => isConfidential,
  },
  ...(isPastor && {
    'not-confidential': {
      label: 'Not confidential',
      key: 'c',
      done: 'no longer confidential',
      question: 'The whole prayer team and the office will see it. Was the person who asked for prayer asked?',
      undo: 'confidential',
      isDone: ({ isConfidential }: PrayerRequestResponse) => !isConfidential,
    },
  }),
});

const marks = {
  answered: {
    label: 'Mark answered',
    key: 'e',
    done: 'marked answered',
    undo: 'pending',
    isDone: ({ isAnswered }: PrayerRequestResponse) => isAnswered,
  },
  pending: {
    label: 'Mark pending',
    key: 'e',
    done: 'marked pending',
    undo: 'answered',
    isDone: ({ isAnswered }: PrayerRequestResponse) => !isAnswered,
  },
  urgent: {
    label: 'Mark urgent',
    key: 'u',
    done: 'marked urgent',
    undo: 'ordinary',
    isDone: ({ isUrgent }: PrayerRequestResponse) => isUrgent,
  },
  ordinary: {
    label: 'Mark not urgent',
    key: 'u',
    done: 'no longer urgent',
    undo: 'urgent',
    isDone: ({ isUrgent }: PrayerRequestResponse) => !isUrgent,
  },
};

/** Prayer requests (MSG-02): pending or answered, the urgent ones first. @param isPastor whether confidential ones are among them */
const prayerKindFor = (isPastor: boolean): InboxKind<PrayerRequestResponse> => ({
  path,
  workItem: 'prayer-request',
  listPath: (query) => apiPath(path, { query }),
  itemPath: (id) => apiPath(`${path}/{id}`, byId(id).params),
  drafts: 'prayer-reply',
  copy: {
    one: 'prayer request',
    many: 'prayer requests',
    searchLabel: 'Search prayer requests',
    nothing: 'No prayer requests found',
    failed: 'Failed to fetch prayer requests',
    updated: 'Prayer request status updated',
  },
  filters: { all: 'All', urgent: 'Urgent', unanswered: 'Unanswered', answered: 'Answered', deleted: 'Deleted' },
  marks: { ...marks, ...confidentialMarks(isPastor) },
  // MSG-13
  nameOf: ({ name }) => name?.trim() || 'Anonymous',
  textOf: ({ request }) => request,
  badgesOf,
  particulars: ({ isPublic, isConfidential }) => <span>{privacyOf(isPublic, isConfidential)}</span>,
  replyHint: () =>
    'Prayer requests carry no address. Whoever has the code of this one reads the reply on the contact page, under ‘Your prayer requests’.',
  calls: {
    mark: (action, id) => dataOf(api.calls.PUT(`${path}/{id}`, { ...byId(id), body: flags[action] ?? {} })),
    remove: (id) => dataOf(api.calls.DELETE(`${path}/{id}`, byId(id))),
    restore: (id) => dataOf(api.calls.POST(`${path}/{id}/restore`, byId(id))),
    bulk: (action, items) => dataOf(api.calls.POST(`${path}/bulk`, { body: { action: action as 'answered', items } })),
    reply: (id, content, key) =>
      dataOf(
        api.calls.POST(`${path}/{id}/reply`, { ...byId(id), body: { content }, headers: { 'Idempotency-Key': key } }),
      ),
  },
});

/** One of each for all renders, as the mailbox expects. */
export const prayerKinds = { pastor: prayerKindFor(true), office: prayerKindFor(false) };
