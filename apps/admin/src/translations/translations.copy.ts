import { messages } from '@ministry/messages';

export const translationsCopy = messages('admin.itemTranslations', {
  checked: 'Checked',
  visitorsReadIt: 'Visitors read it.',
  checkedANewWordingWaits: 'Checked, a new wording waits',
  withANewWording: 'with a new wording',
  theOfficeAloneSeesIt: 'The office alone sees it.',
  shipped: 'Shipped',
  cameWithTheProductVisitors: 'Came with the product; visitors read it.',
  notCheckedYetVisitorsRead: 'Not checked yet: visitors read the original.',
  outdated: 'Outdated',
  visitorsReadTheOriginal: 'Visitors read the original.',
  missing: 'Missing',
  waitingForACheck: 'Waiting for a check',
  ministriesPage: 'Ministries page',
  aboutPage: 'About page',
  contactPage: 'Contact page',
  livePage: 'Live page',
  teamPage: 'Team page',
  privacyPolicy: 'Privacy policy',
  termsOfService: 'Terms of service',
});
