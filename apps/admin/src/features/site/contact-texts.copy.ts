import { messages } from '@ministry/messages';

/** Texts of the contact page. Names in ‘ ’ are headings as the site shows them. */
export const contactTextsCopy = messages('admin.site.contactTexts', {
  belowTitle: 'Below ‘Get in Touch’ (optional)',
  belowVisit: 'Below ‘Plan Your Visit’ (optional)',
  visitTips: 'Tips for a first visit',
  visitTip: 'tip',
  besideSchedule: 'Beside ‘Schedule Your First Visit’ (optional)',
  belowGiving: 'Below ‘Give’ (optional)',
  givingHint: 'Edit the numbers and accounts under Site, Ways of giving.',
  givingInPerson: 'Giving in person, before the address (optional)',
  // The icon beside a tip
  icon: 'Mark',
  icons: {
    people: 'People',
    pin: 'Place',
    family: 'Family',
    calendar: 'Calendar',
    sound: 'Sound',
    chat: 'Conversation',
    phone: 'Telephone',
    store: 'Store',
  },
});
