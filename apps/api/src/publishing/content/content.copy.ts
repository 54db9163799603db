import { type AnyText, message, messages } from '../../platform/texts/sentence.ts';

/** Messages of the routes that read, schedule and export content. */
export const contentTexts = messages('api.content', {
  notFound: message<{ kind: string }>('There is no such {kind}.'),
  serviceNotFound: 'There is no such service in the weekly programme.',
  kindNotFound: 'There is no such kind of content.',
  versionNotFound: 'There is no such version.',
  publishesInThePast: 'Publish at must be in the future',
  unpublishesInThePast: 'Unpublish at must be in the future',
  unpublishesBeforePublished: 'Unpublish at must be after publish at',
  signInToSee: message<{ kind: string }>('Please sign in to see unpublished {kind}.'),
  onlyOfficeSees: message<{ kind: string }>('Only the office may see unpublished {kind}.'),
  noSuchColumns: message<{ names: string; known: string }>("Unknown column ''{names}''. Available columns: {known}"),
  toBeforeFrom: 'To must not be before from',
  toTooFar: message<{ days: number }>('To must be at most {days} days after from'),
  noExistingDay: message<{ label: AnyText }>('{label} must be a day that exists, written like 2027-03-31T10:00'),
});
