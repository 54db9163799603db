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
  reach: 'Numbers on the about page',
  figures: 'Numbers on the home page',
  lead: 'Above the questions',
  results: 'What the results say',
  entries: 'What people ask',
  fallbackSuggestions: 'Suggested where it has not understood',
  texts: 'What it says besides',
};

/** A field of the settings in words: 'shortName' is 'Short name'. */
export const label = (field: string): string =>
  labels[field] ??
  field.charAt(0).toUpperCase() + field.slice(1).replace(/[A-Z]/g, (character) => ` ${character.toLowerCase()}`);
