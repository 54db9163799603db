/** All permissions, with what each of them covers. */
const meanings = {
  'console.open': 'The dashboard, the search and what waits, each with what the role may see',
  'content.read': 'Drafts, archive, trash, history and suggestions of all content and of the galleries',
  'visits.read': 'How often the pages are read and the sermons heard',
  'content.publish': 'Events, sermons, ministries, announcements and galleries',
  'testimonials.manage': 'Testimonies: verify, change, delete',
  'uploads.add': 'Pictures, sound and video',
  'registrations.read': 'Who registered for an event',
  'registrations.write': 'Mails to those who came to an event',
  'check-ins.manage': 'Checking people in at the gate of an event',
  'media.broadcast': 'The live stream and its recordings',
  'messages.manage': 'Messages to the office and the answers',
  'prayers.manage': 'Prayer requests and the answers',
  'prayers.confidential': 'Those of the prayer requests that are marked confidential',
  'families.manage': 'Registered families',
  'newsletter.manage': 'Subscribers of the newsletter',
  'people.manage': 'What is stored about a person: found, exported, erased',
  'store.manage': 'Products, orders and the figures of the store',
  'ledger.manage': 'Donations, ledger, payments and the exchange rate',
  'giving.manage': 'Where gifts go to: numbers, accounts and the Give address',
  'accounts.manage': 'Staff accounts',
  'site.write': 'What names the church, its weekly programme, the sections of the site, and the words of messages',
  'site.move': 'Export and import of the whole site',
  'site.manage': 'Audit log, outbox, disk and backups',
} as const;

export type Permission = keyof typeof meanings;

/** Permissions for money, accounts and the whole site. An account with one-time codes must enter one before it can use them. */
const behindCode: readonly Permission[] = [
  'ledger.manage',
  'giving.manage',
  'store.manage',
  'accounts.manage',
  'site.move',
];
export const asksForCode = (permission: Permission): boolean => behindCode.includes(permission);

export const everyPermission = /* @__PURE__ */ Object.keys(meanings) as Permission[];
