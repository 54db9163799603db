import type { PrayerRequestResponse } from '@ministry/api-client';
import { apiPath, dataOf } from '@ministry/api-client';
import { api } from '../../session.ts';
import type { InboxBadge, InboxKind } from './inbox-kind.ts';

const path = '/api/prayer-requests';
const byId = (id: number) => ({ params: { path: { id } } });
const flags: Record<string, { isAnswered: boolean } | { isUrgent: boolean }> = {
  answered: { isAnswered: true },
  pending: { isAnswered: false },
  urgent: { isUrgent: true },
  ordinary: { isUrgent: false },
};

function badgesOf({ isUrgent, isAnswered, isPublic }: PrayerRequestResponse): InboxBadge[] {
  return [
    ...(isUrgent ? [{ text: 'Urgent', tone: isAnswered ? ('secondary' as const) : ('destructive' as const) }] : []),
    isAnswered ? { text: 'Answered', tone: 'secondary' } : { text: 'Pending', tone: 'default' },
    ...(isPublic ? [{ text: 'May be shared', tone: 'secondary' as const }] : []),
  ];
}

/** Prayer requests (MSG-02): pending or answered, the urgent ones first. */
export const prayerKind: InboxKind<PrayerRequestResponse> = {
  path,
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
  marks: {
    answered: {
      label: 'Mark answered',
      key: 'e',
      done: 'marked answered',
      undo: 'pending',
      isDone: ({ isAnswered }) => isAnswered,
    },
    pending: {
      label: 'Mark pending',
      key: 'e',
      done: 'marked pending',
      undo: 'answered',
      isDone: ({ isAnswered }) => !isAnswered,
    },
    urgent: {
      label: 'Mark urgent',
      key: 'u',
      done: 'marked urgent',
      undo: 'ordinary',
      isDone: ({ isUrgent }) => isUrgent,
    },
    ordinary: {
      label: 'Mark not urgent',
      key: 'u',
      done: 'no longer urgent',
      undo: 'urgent',
      isDone: ({ isUrgent }) => !isUrgent,
    },
  },
  // MSG-13
  nameOf: ({ name }) => name?.trim() || 'Anonymous',
  textOf: ({ request }) => request,
  badgesOf,
  particulars: ({ isPublic }) => (
    <span>
      {isPublic
        ? 'May be shared: this person is comfortable with others hearing of it.'
        : 'Private: for the prayer team alone.'}
    </span>
  ),
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
};
