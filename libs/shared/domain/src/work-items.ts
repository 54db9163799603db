import type { Permission } from './permissions.ts';

interface WorkItemKindFacts {
  /** In a sentence: 'a prayer request'. */
  name: string;
  permission: Permission;
  /** The console's list, and the parameter that opens one item there. */
  list: string;
  opens: string;
}

/** What the office deals with one by one: it can be assigned to an account, and has internal notes. */
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

/** What a list is asked for in place of a user name, none of which is that short. */
export const assignedTo = { me: 'me', nobody: '-' } as const;

export const noteLimits = {
  /** Characters. */
  text: 2_000,
  /** Minutes for which its author can change a note. */
  editableMinutes: 15,
} as const;
