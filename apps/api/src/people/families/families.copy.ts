import { type AnyText, message, messages } from '../../platform/texts/sentence.ts';

/** Messages about families and their registration. */
export const familyTexts = messages('api.families', {
  degrees: message<{ label: AnyText; most: number }>('{label} must be text with a number from -{most} to {most}'),
  birthNeeded: 'Date of birth is needed',
  noBirth: 'Date of birth must be a day from 1900 to today',
  members: message<{ most: number }>('Family members must be a list of at most {most}'),
  halfAPlace: 'Latitude and longitude belong together',
  notFound: 'There is no such family.',
});
