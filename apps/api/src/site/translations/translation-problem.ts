import { translationProblem } from '@ministry/messages/compile';
import { type AnyText } from '../../platform/texts/sentence.ts';
import type { InterfaceMessage } from './interface-messages.ts';
import { translationTexts } from './translations.copy.ts';

/** Finds variables such as '{{phone}}', which are replaced by values. */
const variables = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();

/** The reason why a translation cannot be stored; undefined if it can. @param message only for a text of the interface */
export function problemOf(source: string, text: string, message: InterfaceMessage | undefined): AnyText | undefined {
  if (message) {
    const problem = translationProblem(message.english, text, message.isPlain);
    return problem === undefined ? undefined : translationTexts.wrongText({ problem });
  }
  const [wanted, found] = [variables(source), variables(text)];
  const missing = wanted.find((name) => !found.includes(name));
  const unknown = found.find((name) => !wanted.includes(name));
  if (unknown) return translationTexts.unknownVariable({ name: unknown });
  return missing ? translationTexts.missingVariable({ name: missing }) : undefined;
}
