import { message, messages } from '@ministry/messages';

/** Pages of the site whose texts the office writes. Names in ‘ ’ are headings as the site shows them. */
export const pageTextsCopy = messages('admin.site.pageTexts', {
  title: 'Page texts',
  lead: 'What the pages of the site say about your church, besides its identity, its programme and its people.',
  // Inside a sentence: 'The texts could not be loaded'
  theTexts: 'the texts',
  saved: message<{ page: string }>('{page}: saved'),
  savedText: 'The site shows it now.',
  description: 'Description for search engines',

  // Fields that several pages have
  whenOrForWhom: 'When, or for whom',
  whatIsCounted: 'What is counted',
  figure: 'number',
  servicesHint: 'Edit the services under Site, Programme.',

  // For each page: its title, its name inside a sentence, the noun for its form, its lead, and its contents
  home: {
    inSentence: 'the home page',
    one: 'home page',
    lead: 'What the home page says about the church, besides its identity, its services, its team and its ministries.',
    holds: 'Highlights, numbers and what a gift does',
    savedTitle: 'The home page is saved',
  },

  ministries: {
    title: 'Ministries page',
    inSentence: 'the ministries page',
    one: 'ministries page',
    lead: 'What the page says besides the ministries themselves: vision, conferences, training, projects and missions.',
    holds: 'Vision, conferences, training, projects and missions',
    savedTitle: 'The ministries page is saved',
  },

  about: {
    title: 'About page',
    inSentence: 'the about page',
    one: 'about page',
    lead: 'What the page says besides the numbers (Site, Identity), the offices (Site, Team) and the projects (Ministries page).',
    holds: 'Accounts, priorities, programmes and special ministries',
  },

  contact: {
    title: 'Contact page',
    inSentence: 'the contact page',
    one: 'contact page',
    lead: 'What the page says about a first visit and about giving. Edit the ways to reach you under Site, Identity.',
    holds: 'Tips for a first visit, and the words about giving',
  },

  live: {
    title: 'Live page',
    inSentence: 'the live page',
    one: 'live page',
    lead: 'What the page says besides the player and the programme (Site, Programme).',
    holds: 'Introduction, and the sentence above the service times',
    belowTitle: 'Below ‘Live Stream’ (optional)',
    belowSchedule: 'Below ‘Service times’ (optional)',
  },

  team: {
    title: 'Team page',
    inSentence: 'the team page',
    one: 'team page',
    lead: 'What the page says besides the people (Site, Team).',
    holds: 'Introduction and closing words; the people are under Site, Team',
    belowTitle: 'Below ‘Our team’ (optional)',
    belowClosing: 'Below ‘Not sure whom to ask?’ (optional)',
  },

  privacy: {
    title: 'Privacy policy',
    inSentence: 'the privacy policy',
    one: 'privacy policy',
    lead: 'What the site keeps about its visitors. Until you change it, the standard words of each release are used.',
    holds: 'What the site keeps about its visitors',
  },

  terms: {
    title: 'Terms of service',
    inSentence: 'the terms of service',
    one: 'terms of service',
    lead: 'The rules for using the site. Until you change them, the standard words of each release are used.',
    holds: 'The rules for using the site',
  },
});
