import type { Permission } from './permissions.ts';

/** What can be open in an editor, with the permission that is needed to see who has it open. */
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

/** Milliseconds between two heartbeats of an open editor, and without a heartbeat until the editor counts as closed. */
export const presenceMs = { every: 15_000, gone: 40_000 } as const;
