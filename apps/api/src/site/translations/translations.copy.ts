import { type AnyText, message, messages } from '../../platform/texts/sentence.ts';

/** Messages for translators. */
export const translationTexts = messages('api.translations', {
  textNotFound: 'This text no longer exists.',
  originalChanged: 'The original has changed in the meantime. Nothing was saved.',
  sourceChanged: 'Source differs from the current original',
  translationChanged: 'Somebody has changed this translation in the meantime. Nothing was saved.',
  replacesChanged: 'Replaces differs from the current translation',
  wrongText: message<{ problem: AnyText }>('Text {problem}'),
  unknownVariable: message<{ name: string }>('Text has {name}, which the original does not have'),
  missingVariable: message<{ name: string }>('Text must contain {name}'),
  missingColumns: message<{ names: string }>('Csv has no column {names}; export a file and fill it in'),
});
