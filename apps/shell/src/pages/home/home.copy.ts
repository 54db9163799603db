export const homeCopy = {
  watchLive: 'Watch Live Service',
  gallery: 'Photos/Gallery Check',
  nextService: 'Next service',
  underWay: 'Under way now',
  planVisit: 'Plan your visit',
  figures: 'What God has done',
  figuresLead: 'Numbers we keep because each one is a person.',
  events: 'Coming up',
  allEvents: 'See all events',
  noEvents: 'No events are announced at the moment. The weekly services below go on as always.',
  failed: 'The events could not be loaded.',
  leadersFailed: 'The leaders could not be loaded.',
  tryAgain: 'Try again',
  leaders: 'Who leads',
  wholeTeam: 'Meet the whole team',
  ministries: 'Ministries',
  allMinistries: 'See all ministries',
  impact: 'What changes',
  giving: 'What your gift does',
  givingLead: 'Name a purpose, and your gift goes to it.',
  give: 'Give',
  week: 'Every week',
  weekLead: 'All times are local to Gulu. Nobody needs a booking.',
} as const;

/** `label` is that of the figure in the ministry's reach. */
export const impacts = [
  {
    label: 'ministries and programmes',
    text: 'From village crusades to eye surgery, each led by people who live where they serve.',
  },
  {
    label: 'young people taught a trade',
    text: 'Tailors, carpenters and builders who left school early now earn a living and teach others.',
  },
] as const;

/** The purposes of donations. */
export const gifts = [
  { purpose: 'General', text: 'Crusades, radio, the sanctuary, and food where a household has none.' },
  { purpose: 'Children', text: 'School fees, uniforms, a daily meal and somebody who knows the child by name.' },
  { purpose: 'Education', text: 'Teachers, workshops and the first tools of a trade at the Vocational Institute.' },
] as const;
