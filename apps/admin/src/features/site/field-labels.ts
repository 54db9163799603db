const labels: Record<string, string> = {
  items: 'Services of the week',
  groups: 'Parts of the team',
  members: 'People',
  offices: 'Structure of offices',
  exceptions: 'Exceptions',
  rate: 'Shillings for a dollar',
  hidden: 'Sections that are off',
  giveUrl: 'Give address',
  ways: 'Numbers and accounts',
  social: 'Accounts on other sites',
  whatsapp: 'WhatsApp',
  figuresLead: 'Below ‘What God has done’',
  weekLead: 'Below ‘Every week’',
  givingLead: 'Below ‘What your gift does’',
  impacts: 'What changes',
  gifts: 'What your gift does',
  ministriesLead: 'Below ‘Our Ministries’',
  conferencesLead: 'Below ‘Flagship Conferences and Events’',
  trainingLead: 'Below ‘Programs and Training’',
  servicesLead: 'Below ‘Church Services’',
  projectsLead: 'Below ‘Ongoing Projects’',
  storiesLead: 'Below ‘Missions and Outreaches’',
  reach: 'Numbers on the about page',
  lead: 'Above the questions',
  results: 'What the results say',
  entries: 'What people ask',
  fallbackSuggestions: 'Suggested where it has not understood',
  texts: 'What it says besides',
  figures: 'Numbers',
};

/** A field of the settings in words: 'shortName' is 'Short name'. */
export const label = (field: string): string =>
  labels[field] ??
  field.charAt(0).toUpperCase() + field.slice(1).replace(/[A-Z]/g, (character) => ` ${character.toLowerCase()}`);
