import type { PageTexts } from '@ministry/domain';

/** Pages of a church of which nobody has said anything yet: sections without rows are not shown. */
export const plainTexts = (shortName: string): PageTexts => ({
  homeTexts: { figuresLead: '', weekLead: '', givingLead: '', highlights: [], impacts: [], gifts: [] },
  ministriesTexts: {
    description: `The ministries and weekly services of ${shortName}.`,
    vision: '',
    mission: '',
    ministriesLead: '',
    conferencesLead: '',
    trainingLead: '',
    servicesLead: '',
    projectsLead: '',
    storiesLead: '',
    conferences: [],
    training: [],
    projects: [],
    stories: [],
    figures: [],
  },
});
