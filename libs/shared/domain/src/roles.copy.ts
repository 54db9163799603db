import { messages } from '@ministry/messages';
import type { StaffRole } from './staff.ts';

/** Name and description of each role, for the page on which accounts are added. */
export const roles: Record<StaffRole, { name: string; may: string }> = messages('roles', {
  admin: {
    name: 'Administrator',
    may: 'May do everything in the office, accounts too; does not see confidential prayer requests.',
  },
  editor: {
    name: 'Editor',
    may: 'Publishes sermons, events, ministries, announcements, photos and testimonies.',
  },
  treasurer: {
    name: 'Treasurer',
    may: 'Keeps gifts, payments, the books, the exchange rate and the ways of giving, and runs the store.',
  },
  pastor: {
    name: 'Pastor',
    may: 'Reads and answers prayer requests, confidential ones too, and messages; sees families and testimonies.',
  },
  steward: {
    name: 'Steward',
    may: 'Checks people in at the gate of an event, sees who registered for it, and nothing else.',
  },
  media: { name: 'Media team', may: 'Runs the live stream in the media setup; has no access to this console.' },
});
