import {
  templateLimits,
  type TemplateProblem,
  templateProblems,
  type TemplateRules,
  type TemplateText,
} from '@ministry/domain';
import type { AnyText, Sentence } from '../texts/sentence.ts';
import { labelOf } from '../validation/explained.ts';
import { problems } from '../validation/fields.copy.ts';
import { templateTexts } from './message-templates.copy.ts';

function sentenceOn(label: AnyText, problem: TemplateProblem): Sentence {
  switch (problem.code) {
    case 'needed':
      return problems.needed({ label });
    case 'noSubject':
      return templateTexts.noSubject({ label });
    case 'html':
      return templateTexts.html({ label, found: problem.found });
    case 'looseBraces':
      return problems.looseBraces({ label });
    case 'unknownVariable':
      return problems.unknownVariable({ label, name: problem.found });
    case 'missing':
      return templateTexts.missing({ label, missing: problem.missing });
    case 'tooManyParts':
      return templateTexts.tooManyParts({ label, parts: problem.parts, most: templateLimits.textParts });
  }
}

/** What is wrong with the text of a message, by field. */
export const templateSentences = (text: TemplateText, rules: TemplateRules): Record<string, Sentence> =>
  Object.fromEntries(
    Object.entries(templateProblems(text, rules)).map(([field, problem]) => [
      field,
      sentenceOn(labelOf(field), problem),
    ]),
  );
