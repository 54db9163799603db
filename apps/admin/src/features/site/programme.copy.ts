import { message, messages } from '@ministry/messages';

/** The weekly services, and exceptions on single dates. */
export const programmeCopy = messages('admin.site.programme', {
  title: 'Weekly programme',
  lead: "The services of a week, on the home page, the pages for events, contact and live, in calendars and in the assistant's answers.",
  // Inside a sentence: 'The programme could not be loaded'
  theProgramme: 'the programme',
  theWeeklyProgramme: 'the weekly programme',
  programme: 'programme',
  savedTitle: 'The programme is saved',
  overlapping: 'These take place at the same time',
  // Two services, with their days: 'Sunday: 1st service and Sunday: 2nd service'
  pair: message<{ first: string; second: string }>('{first} and {second}'),

  services: 'Services of the week',
  servicesHint: 'An end before the start means the next day.',
  service: 'service',
  untitledService: 'A service without a title',
  removedService: 'A service that was removed',
  day: 'Day',
  start: 'Start',
  end: 'End',
  // Text that the site shows instead of the times: '8:00–9:00 AM'
  writtenAs: 'Written as (optional)',
  writtenByTimes: 'Made from start and end.',
  emptyTimes: message<{ times: string }>('Empty: {times}'),
  place: 'Place (optional)',
  emptyPlace: 'Empty: at the church.',
  onlyMinistries: 'Only on the ministries page',
  // The first and the last day on which a service is held
  from: 'From (optional)',
  emptyFrom: 'Empty: already started.',
  until: 'Until (optional)',
  emptyUntil: 'Empty: no end.',

  // Single dates on which a service is different or not held
  exceptions: 'Exceptions',
  exceptionsHint: 'No service on 25 December, or moved to the stadium: the week continues as usual afterwards.',
  exception: 'exception',
  exceptionOn: message<{ day: string }>('exception on {day}'),
  whichService: 'Service',
  allServices: 'All services of that day',
  cancelled: 'Does not take place',
  startThen: 'Start then (optional)',
  emptyStartThen: 'Empty: as every week.',
  endThen: 'End then (optional)',
  emptyEndThen: 'Empty: lasts as long as usual.',
  placeThen: 'Place then (optional)',
  note: 'Note (optional)',
  noteHint: 'Why, in a few words.',
  noteExample: 'Christmas Day',
});
