import type { Permission } from './permissions.ts';

interface WorkItemKindFacts {
  /** Used in a sentence, as in 'a prayer request'. */
  name: string;
  permission: Permission;
  /** Path of the console's list, and the query parameter that opens one item in it. */
  list: string;
  opens: string;
}

/** Kinds of items that the office handles one at a time. Each item can be assigned to an account and has internal notes. */
export const workItemKinds = {
  'contact-message': { name: 'message', permission: 'messages.manage', list: '/messages', opens: 'item' },
  'prayer-request': {
    name: 'prayer request',
    permission: 'prayers.manage',
    list: '/messages/prayers',
    opens: 'item',
  },
  order: { name: 'order', permission: 'store.manage', list: '/store/orders', opens: 'order' },
} as const satisfies Record<string, WorkItemKindFacts>;
export type WorkItemKind = keyof typeof workItemKinds;

/** Values of the assignee filter that are not user names; a user name is longer. */
export const assignedTo = { me: 'me', nobody: '-' } as const;

export const noteLimits = {
  /** Characters. */
  text: 2_000,
  /** Minutes in which the author of a note can change it. */
  editableMinutes: 15,
} as const;
