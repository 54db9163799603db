import { messages } from '@ministry/messages';

/** Texts of the ministries page. Names in ‘ ’ are headings as the site shows them. */
export const ministriesTextsCopy = messages('admin.site.ministriesTexts', {
  vision: 'Vision (optional)',
  mission: 'Mission (optional)',
  belowMinistries: 'Below ‘Our Ministries’ (optional)',
  belowConferences: 'Below ‘Flagship Conferences and Events’ (optional)',
  conferences: 'Conferences',
  conference: 'conference',
  belowTraining: 'Below ‘Programs and Training’ (optional)',
  training: 'Training',
  course: 'course',
  belowServices: 'Below ‘Church Services’ (optional)',
  belowProjects: 'Below ‘Ongoing Projects’ (optional)',
  projects: 'Projects',
  projectsHint: 'On the about page too.',
  project: 'project',
  firstPhase: 'First phase, percent (optional)',
  firstPhaseHint: '0 to 100. Empty: no bar is shown.',
  // State of a project
  statuses: {
    inProgress: 'In Progress',
    active: 'Active',
    planning: 'Planning',
    development: 'Development',
    ongoing: 'Ongoing',
  },

  belowMissions: 'Below ‘Missions and Outreaches’ (optional)',
  stories: 'Stories',
  story: 'story',
  placeOrWork: 'Place or work',
  missionFigures: 'Numbers of the missions',
});
