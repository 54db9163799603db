import { translationProblem } from '@ministry/messages/compile';
import { type AnyText } from '../../platform/texts/sentence.ts';
import type { InterfaceMessage } from './interface-messages.ts';
import { translationTexts } from './translations.copy.ts';

/** '{{phone}}': stands for something that is put in its place. */
const variables = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();

/** What keeps a translation from being stored. @param message where it is one of the interface */
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
