import { variableMarks, variableProblem, variablesIn } from '@ministry/domain/text-variables';
import type { AnyText, Sentence } from '../texts/sentence.ts';
import { problems } from './fields.copy.ts';

/** What is wrong with the variables of a text, as a sentence; undefined where nothing is. */
export function wrongVariables(label: AnyText, text: string, known: readonly string[]): Sentence | undefined {
  if (variableProblem(text, known) === undefined) return undefined;
  const unknown = variablesIn(text).find((name) => !known.includes(name));
  return unknown === undefined
    ? problems.looseBraces({ label })
    : problems.unknownVariable({ label, name: variableMarks([unknown]) });
}
