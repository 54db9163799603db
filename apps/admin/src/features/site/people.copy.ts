import { message, messages } from '@ministry/messages';

/** The people on the team page and the home page, and the structure of offices. */
export const peopleCopy = messages('admin.site.people', {
  title: 'Team and offices',
  lead: 'Who leads and who serves, on the page of the team, the home page and in the search; only people who have agreed to be shown.',
  // Inside a sentence: 'The team could not be loaded'
  theTeam: 'the team',
  team: 'team',
  savedTitle: 'The team is saved',

  people: 'People',
  peopleHint: 'The page shows them in this order. Drag a person to another part of the team to move the person there.',
  person: 'person',
  newPerson: 'New person',
  notShown: 'Not shown: no consent',
  nameExample: 'Pastor Mary Atim',
  // Role of a person, such as 'Pastor for families'
  office: 'Office',
  partOfTeam: 'Part of the team',
  consent: 'Agreed to be shown on (optional)',
  consentHint: 'Empty: the site shows nothing about this person.',
  consentNotedBy: message<{ name: string }>('Empty: the site shows nothing about this person. Noted by {name}.'),
  shortText: 'Short text (optional)',
  portraitOf: message<{ name: string }>('Portrait of {name}'),
  portraitOfNew: 'Portrait of the new person',
  portraitHint: 'Without one, the initials are shown.',
  phone: 'Phone (optional)',
  email: 'E-mail (optional)',
  department: 'Department (optional)',
  place: 'Place (optional)',
  // Topics that visitors may ask this person about
  specialties: 'Ask about (optional)',
  specialtiesHint: 'Separated by commas: Widows, Savings.',
  onHomePage: 'On the home page too',

  // Parts of the team: sections of the page
  parts: 'Parts of the team',
  partsHint: 'Sections of the page. A section without people is left out.',
  part: 'part',
  untitledPart: 'A part without a title',
  removedPart: 'A part that was removed',
  partLead: 'Sentence below it (optional)',

  // The structure of offices, an indented list
  offices: 'Structure of offices',
  officesHint:
    'On the about page. An office reports to the one above it that is less indented. Alt, Shift and an arrow key move the office in which you type.',
  addOffice: 'Add an office',
  newOffice: 'new office',
  officeTask: 'What it does (optional)',
  moveOut: message<{ name: string }>('Move out: {name}'),
  moveIn: message<{ name: string }>('Move in: {name}'),
  moveUp: message<{ name: string }>('Move up: {name}'),
  moveDown: message<{ name: string }>('Move down: {name}'),
  remove: message<{ name: string }>('Remove: {name}'),
  removedTitle: message<{ name: string }>('{name} was removed'),
  removedText: 'What was below it has moved up. The site shows it until you save.',
});
