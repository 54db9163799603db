import { message, messages } from '@ministry/messages';

export const pageCopy = messages('ministriesPage', {
  title: 'Ministries',
  loading: 'Loading',
  failed: 'A part of this page could not be loaded.',
  founded: 'Founded',
  vision: 'Vision',
  mission: 'Mission',
  findMatch: 'Find Your Perfect Ministry Match',
  closeMatch: 'Close Your Perfect Ministry Match',
  onThisPage: 'On this page',
  ours: 'Our Ministries',
  flagship: 'Flagship Conferences and Events',
  seeEvents: 'See coming events',
  training: 'Programs and Training',
  services: 'Church Services',
  projects: 'Ongoing Projects',
  firstPhase: 'First phase',
  complete: message<{ percent: number }>('{percent}% complete'),
  missions: 'Missions and Outreaches',
  figures: 'Global Mission Outreach',
  engagement: 'Smart Ministry Engagement',
  engagementLead: 'Ask a question, or let seven questions show where your gifts fit.',
  tabs: 'Ways to engage',
  assistantTab: 'Assistant',
  matcherTab: 'Ministry matcher',
  matcherOpen: 'The questions are open at the top of this page.',
  toMatcher: 'Go to the questions',
});

/** Labels of the list of links to the parts of the page, by their ids, in the order of the page. */
export const parts = messages('ministriesPage.parts', {
  ministries: 'Ministries',
  conferences: 'Conferences',
  training: 'Training',
  services: 'Services',
  projects: 'Projects',
  missions: 'Missions',
  engagement: 'Assistant and matcher',
});
