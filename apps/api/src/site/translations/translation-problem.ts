import { translationProblem } from '@ministry/messages/compile';
import type { InterfaceMessage } from './interface-messages.ts';

/** '{{phone}}': stands for something that is put in its place. */
const variables = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();

/** What keeps a translation from being stored, to be read after the name of its field. @param message where it is one of the interface */
export function problemOf(source: string, text: string, message: InterfaceMessage | undefined): string | undefined {
  if (message) return translationProblem(message.english, text, message.isPlain);
  const [wanted, found] = [variables(source), variables(text)];
  const missing = wanted.find((name) => !found.includes(name));
  const unknown = found.find((name) => !wanted.includes(name));
  if (unknown) return `has ${unknown}, which the original does not have`;
  return missing ? `leaves out ${missing}` : undefined;
}
