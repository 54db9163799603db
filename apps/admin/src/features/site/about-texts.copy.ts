import { messages } from '@ministry/messages';

/** Texts of the about page. Names in ‘ ’ are headings as the site shows them. */
export const aboutTextsCopy = messages('admin.site.aboutTexts', {
  belowTitle: 'Below ‘About the ministry’ (optional)',
  belowLeadership: 'Below ‘Leadership structure’ (optional)',
  officesHint: 'Edit the offices under Site, Team.',
  belowFinance: 'Below ‘Financial accountability’ (optional)',
  finance: 'Financial accountability',
  financeRule: 'rule',
  prioritiesHeading: 'Heading of the priorities',
  priorities: 'Priorities',
  priority: 'priority',
  belowProgrammes: 'Below ‘Ministry programmes’ (optional)',
  programmes: 'Programmes',
  programme: 'programme',
  belowSpecial: 'Below ‘Special ministries’ (optional)',
  specialMinistries: 'Special ministries',
  specialMinistriesHint: 'The footer of every page names them.',
  specialMinistry: 'special ministry',
  belowProjects: 'Below ‘Major projects’ (optional)',
  projectsHint: 'Edit the projects under Ministries page.',
  belowInvolved: 'Below ‘Get involved’ (optional)',
});
