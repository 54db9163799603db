import { message, messages } from '@ministry/messages';

export const aboutCopy = messages('aboutPage', {
  title: 'About the ministry',
  loading: 'Loading the page',
  failed: 'A part of this page could not be loaded.',
  reach: 'What God has done so far',
  leadership: 'Leadership structure',
  officesLoading: 'Loading the offices',
  officesFailed: 'The offices could not be loaded.',
  team: 'Meet the team',
  finance: 'Financial accountability',
  programmes: 'Ministry programmes',
  services: 'Times of the weekly services',
  special: 'Special ministries',
  allMinistries: 'See all ministries',
  projects: 'Major projects',
  projectsLoading: 'Loading the projects',
  projectsFailed: 'The projects could not be loaded.',
  firstPhase: message<{ percent: number }>('First phase: {percent}% complete'),
  involved: 'Get involved',
  contact: 'Contact us',
  family: 'Register your family',
});
