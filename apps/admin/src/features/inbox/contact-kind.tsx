import type { ContactMessageResponse } from '@ministry/api-client';
import { apiPath, dataOf } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { api } from '../../session.ts';
import { inboxCopy } from './inbox.copy.ts';
import type { InboxBadge, InboxKind } from './inbox-kind.ts';
import { MailServerNote } from './mail-server-note.tsx';

const path = '/api/contact-messages';
const byId = (id: number) => ({ params: { path: { id } } });
const flags: Record<string, { isRead: boolean } | { isAnswered: boolean }> = {
  read: { isRead: true },
  unread: { isRead: false },
  answered: { isAnswered: true },
  unanswered: { isAnswered: false },
};

function badgesOf({ isAnswered, replies }: ContactMessageResponse): InboxBadge[] {
  const last = replies.at(-1);
  if (last?.delivery === 'failed') return [{ text: inboxCopy.replyNotDelivered, tone: 'destructive' }];
  return isAnswered ? [{ text: inboxCopy.answered, tone: 'secondary' }] : [];
}

/** Messages to the office (MSG-01): read or unread, answered or not. */
export const contactKind: InboxKind<ContactMessageResponse> = {
  path,
  workItem: 'contact-message',
  listPath: (query) => apiPath(path, { query }),
  itemPath: (id) => apiPath(`${path}/{id}`, byId(id).params),
  drafts: 'contact-reply',
  copy: inboxCopy.contact,
  filters: {
    all: inboxCopy.all,
    unread: inboxCopy.filterUnread,
    read: inboxCopy.filterRead,
    unanswered: inboxCopy.filterUnanswered,
    answered: inboxCopy.filterAnswered,
    deleted: common.deleted,
  },
  marks: {
    answered: {
      label: inboxCopy.markAnswered,
      key: 'e',
      done: inboxCopy.markedAnswered,
      undo: 'unanswered',
      isDone: ({ isAnswered }) => isAnswered,
    },
    unanswered: {
      label: inboxCopy.markUnanswered,
      key: 'e',
      done: inboxCopy.markedUnanswered,
      undo: 'answered',
      isDone: ({ isAnswered }) => !isAnswered,
    },
    read: {
      label: inboxCopy.markRead,
      key: 'u',
      done: inboxCopy.markedRead,
      undo: 'unread',
      isDone: ({ isRead }) => isRead,
    },
    unread: {
      label: inboxCopy.markUnread,
      key: 'u',
      done: inboxCopy.markedUnread,
      undo: 'read',
      isDone: ({ isRead }) => !isRead,
    },
  },
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  textOf: ({ message }) => message,
  isNew: ({ isRead }) => !isRead,
  badgesOf,
  particulars: ({ email, phone }) => (
    <>
      <a href={`mailto:${email}`}>{email}</a>
      {phone ? <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a> : null}
    </>
  ),
  replyHint: ({ firstName, email }) => (
    <>
      <span>{inboxCopy.replyByMail({ email, firstName })}</span>
      <MailServerNote />
    </>
  ),
  onOpened: { mark: 'read', change: { isRead: true } },
  calls: {
    mark: (action, id) => dataOf(api.calls.PUT(`${path}/{id}`, { ...byId(id), body: flags[action] ?? {} })),
    remove: (id) => dataOf(api.calls.DELETE(`${path}/{id}`, byId(id))),
    restore: (id) => dataOf(api.calls.POST(`${path}/{id}/restore`, byId(id))),
    bulk: (action, items) => dataOf(api.calls.POST(`${path}/bulk`, { body: { action: action as 'read', items } })),
    reply: (id, content, key) =>
      dataOf(
        api.calls.POST(`${path}/{id}/reply`, { ...byId(id), body: { content }, headers: { 'Idempotency-Key': key } }),
      ),
  },
};
