import type { Permission } from './permissions.ts';

/** What somebody can have open in an editor, and who is told that somebody has. */
export const presenceKinds = {
  sermon: 'content.publish',
  event: 'content.publish',
  ministry: 'content.publish',
  announcement: 'content.publish',
  testimony: 'testimonials.manage',
  page: 'content.publish',
  'contact-message': 'messages.manage',
  'prayer-request': 'prayers.manage',
  order: 'store.manage',
  settings: 'site.write',
  giving: 'giving.manage',
  'exchange-rate': 'ledger.manage',
} as const satisfies Record<string, Permission>;
export type PresenceKind = keyof typeof presenceKinds;

/** Milliseconds between two heartbeats of an open editor, and after which one that was not heard of is closed. */
export const presenceMs = { every: 15_000, gone: 40_000 } as const;
