import { type AnyText, message, messages } from '../../platform/texts/sentence.ts';

/** Messages for translators. */
export const translationTexts = messages('api.translations', {
  textNotFound: 'There is no such text to translate any more.',
  originalChanged: 'The original has changed in the meantime. Nothing was saved.',
  sourceChanged: 'Source is not what the original says now',
  translationChanged: 'Somebody has changed this translation in the meantime. Nothing was saved.',
  replacesChanged: 'Replaces is not what the translation says now',
  wrongText: message<{ problem: AnyText }>('Text {problem}'),
  unknownVariable: message<{ name: string }>('Text has {name}, which the original does not have'),
  missingVariable: message<{ name: string }>('Text leaves out {name}'),
  missingColumns: message<{ names: string }>('Csv has no column {names}; export a file and fill it in'),
});
