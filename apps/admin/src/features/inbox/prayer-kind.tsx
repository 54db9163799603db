import type { PrayerRequestResponse } from '@ministry/api-client';
import { apiPath, dataOf } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { api } from '../../session.ts';
import { inboxCopy } from './inbox.copy.ts';
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
    ...(isUrgent
      ? [{ text: inboxCopy.urgent, tone: isAnswered ? ('secondary' as const) : ('destructive' as const) }]
      : []),
    isAnswered ? { text: inboxCopy.answered, tone: 'secondary' } : { text: inboxCopy.pending, tone: 'default' },
    ...(isPublic ? [{ text: inboxCopy.mayBeShared, tone: 'secondary' as const }] : []),
    ...(isConfidential ? [{ text: inboxCopy.confidential, tone: 'default' as const }] : []),
  ];
}

function privacyOf(isPublic: boolean, isConfidential: boolean): string {
  if (isConfidential) return inboxCopy.privacyConfidential;
  return isPublic ? inboxCopy.privacyShared : inboxCopy.privacyTeam;
}

/** A mark that only pastors can remove. */
const confidentialMarks = (isPastor: boolean): InboxKind<PrayerRequestResponse>['marks'] => ({
  confidential: {
    label: inboxCopy.markConfidential,
    key: 'c',
    done: inboxCopy.markedConfidential,
    undo: isPastor ? 'not-confidential' : undefined,
    ...(isPastor ? {} : { question: inboxCopy.confidentialQuestion }),
    isDone: ({ isConfidential }) => isConfidential,
  },
  ...(isPastor && {
    'not-confidential': {
      label: inboxCopy.notConfidential,
      key: 'c',
      done: inboxCopy.noLongerConfidential,
      question: inboxCopy.notConfidentialQuestion,
      undo: 'confidential',
      isDone: ({ isConfidential }: PrayerRequestResponse) => !isConfidential,
    },
  }),
});

const marks = {
  answered: {
    label: inboxCopy.markAnswered,
    key: 'e',
    done: inboxCopy.markedAnswered,
    undo: 'pending',
    isDone: ({ isAnswered }: PrayerRequestResponse) => isAnswered,
  },
  pending: {
    label: inboxCopy.markPending,
    key: 'e',
    done: inboxCopy.markedPending,
    undo: 'answered',
    isDone: ({ isAnswered }: PrayerRequestResponse) => !isAnswered,
  },
  urgent: {
    label: inboxCopy.markUrgent,
    key: 'u',
    done: inboxCopy.markedUrgent,
    undo: 'ordinary',
    isDone: ({ isUrgent }: PrayerRequestResponse) => isUrgent,
  },
  ordinary: {
    label: inboxCopy.markNotUrgent,
    key: 'u',
    done: inboxCopy.noLongerUrgent,
    undo: 'urgent',
    isDone: ({ isUrgent }: PrayerRequestResponse) => !isUrgent,
  },
};

/** Prayer requests (MSG-02): pending or answered, the urgent ones first. @param isPastor whether confidential requests are included */
const prayerKindFor = (isPastor: boolean): InboxKind<PrayerRequestResponse> => ({
  path,
  workItem: 'prayer-request',
  listPath: (query) => apiPath(path, { query }),
  itemPath: (id) => apiPath(`${path}/{id}`, byId(id).params),
  drafts: 'prayer-reply',
  copy: inboxCopy.prayer,
  filters: {
    all: inboxCopy.all,
    urgent: inboxCopy.filterUrgent,
    unanswered: inboxCopy.filterUnanswered,
    answered: inboxCopy.filterAnswered,
    deleted: common.deleted,
  },
  marks: { ...marks, ...confidentialMarks(isPastor) },
  // MSG-13
  nameOf: ({ name }) => name?.trim() || inboxCopy.anonymous,
  textOf: ({ request }) => request,
  badgesOf,
  particulars: ({ isPublic, isConfidential }) => <span>{privacyOf(isPublic, isConfidential)}</span>,
  replyHint: () => inboxCopy.replyByCode,
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

/** Created once, because the mailbox expects the same object at each render. */
export const prayerKinds = { pastor: prayerKindFor(true), office: prayerKindFor(false) };
