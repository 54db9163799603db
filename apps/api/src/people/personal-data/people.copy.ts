import { message, messages } from '../../platform/texts/sentence.ts';

/** Messages to an administrator who searches for the data of a person. */
export const peopleTexts = messages('api.people', {
  nobodyWanted: 'Give an e-mail address, a phone number or a name',
  tooFewDigits: 'Phone must have at least seven digits',
  unknownKind: 'Kind must be one that a search has answered',
  recordsList: 'Records must be a list',
  recordsNeeded: 'Records must name at least one',
  recordsTooMany: message<{ most: number }>('Records may hold at most {most}'),
  recordsPairs: 'Records must be a list of kind and id',
});
