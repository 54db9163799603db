import { messages } from '@ministry/messages';

export const ministriesCopy = messages('admin.ministries', {
  // The list of ministries
  lead: 'What the church does, and for whom.',
  create: 'Add New Ministry',
  search: 'Search ministries',
  nothingYet: 'There are no ministries yet. Add the first one.',
  established: 'Established',
  // Shown if the year is not known
  notSaid: 'Not given',

  // The fields of a ministry
  impact: 'Impact statement',
  impactHint: 'One sentence about what it has achieved.',
  establishedOptional: 'Established (year, optional)',
  tags: 'Tags',
  icon: 'Icon',

  // Names of the icons
  icons: {
    church: 'Church',
    children: 'Children',
    youth: 'Youth',
    sisterhood: 'Sisterhood',
    crown: 'Crown',
    remnant: 'Remnant',
    eye: 'Eye care',
    vocational: 'Vocational skills',
    training: 'Training',
    conference: 'Conference',
    radio: 'Radio',
  },
});
