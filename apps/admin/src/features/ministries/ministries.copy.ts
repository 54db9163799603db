import { messages } from '@ministry/messages';

export const ministriesCopy = messages('admin.ministries', {
  eyeCare: 'Eye care',
  vocationalSkills: 'Vocational skills',
  impactStatement: 'Impact statement',
  oneSentenceAboutWhatHas: 'One sentence about what has come of it.',
  icon: 'Icon',
  establishedYearOptional: 'Established (year, optional)',
  tags: 'Tags',
  whatTheChurchDoesAnd: 'What the church does, and for whom.',
  addNewMinistry: 'Add New Ministry',
  searchMinistries: 'Search ministries',
  thereAreNoMinistriesYet: 'There are no ministries yet. Add the first one.',
  established: 'Established',
  notSaid: 'Not said',
});
