import type { ContactMessageResponse } from '@ministry/api-client';
import { apiPath, dataOf } from '@ministry/api-client';
import { api } from '../../session.ts';
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
  if (last?.delivery === 'failed') return [{ text: 'Reply not delivered', tone: 'destructive' }];
  return isAnswered ? [{ text: 'Answered', tone: 'secondary' }] : [];
}

/** Messages to the office (MSG-01): read or unread, answered or not. */
export const contactKind: InboxKind<ContactMessageResponse> = {
  path,
  workItem: 'contact-message',
  listPath: (query) => apiPath(path, { query }),
  itemPath: (id) => apiPath(`${path}/{id}`, byId(id).params),
  drafts: 'contact-reply',
  copy: {
    one: 'message',
    many: 'messages',
    searchLabel: 'Search messages',
    nothing: 'No messages found',
    failed: 'Failed to fetch contact messages',
    updated: 'Message status updated',
  },
  filters: {
    all: 'All',
    unread: 'Unread',
    read: 'Read',
    unanswered: 'Unanswered',
    answered: 'Answered',
    deleted: 'Deleted',
  },
  marks: {
    answered: {
      label: 'Mark answered',
      key: 'e',
      done: 'marked answered',
      undo: 'unanswered',
      isDone: ({ isAnswered }) => isAnswered,
    },
    unanswered: {
      label: 'Mark unanswered',
      key: 'e',
      done: 'marked unanswered',
      undo: 'answered',
      isDone: ({ isAnswered }) => !isAnswered,
    },
    read: { label: 'Mark read', key: 'u', done: 'marked read', undo: 'unread', isDone: ({ isRead }) => isRead },
    unread: { label: 'Mark unread', key: 'u', done: 'marked unread', undo: 'read', isDone: ({ isRead }) => !isRead },
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
      <span>
        Goes by e-mail to {email}. It begins with 'Dear {firstName},' and ends with the name of the church, its
        telephone number and what {firstName} wrote.
      </span>
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
