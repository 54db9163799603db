import { message, messages } from '../../platform/texts/sentence.ts';

/** Messages to an administrator who searches for the data of a person. */
export const peopleTexts = messages('api.people', {
  nobodyWanted: 'Enter an e-mail address, a phone number or a name',
  tooFewDigits: 'Phone must have at least seven digits',
  unknownKind: 'Kind must be one from the result of a search',
  recordsList: 'Records must be a list',
  recordsNeeded: 'Records must contain at least one',
  recordsTooMany: message<{ most: number }>('Records may contain at most {most}'),
  recordsPairs: 'Records must be a list of kind and id',
});
