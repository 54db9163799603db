import { variableProblem } from '@ministry/domain/text-variables';
import type { AnyText, Sentence } from '../texts/sentence.ts';
import { problems } from './fields.copy.ts';

/** A sentence that says what is wrong with the variables of a text; undefined if nothing is. */
export function wrongVariables(label: AnyText, text: string, known: readonly string[]): Sentence | undefined {
  const problem = variableProblem(text, known);
  if (problem === undefined) return undefined;
  return problem.code === 'looseBraces'
    ? problems.looseBraces({ label })
    : problems.unknownVariable({ label, name: problem.found });
}
