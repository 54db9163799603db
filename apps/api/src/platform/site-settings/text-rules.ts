import { isDeepStrictEqual } from 'node:util';
import { type LegalTexts, legalVariables, type PageTexts, standardLegal } from '@ministry/domain';
import { type Sentence } from '../texts/sentence.ts';
import { officeLabels as labels } from '../validation/office-labels.copy.ts';
import { wrongVariables } from '../validation/variables.ts';
import { firstProblems } from './problems.ts';

const isLegal = (part: keyof PageTexts): part is keyof typeof standardLegal => part in standardLegal;

/** Problems of texts, by field. Each single field has already been validated. */
export function textProblems(part: keyof PageTexts, texts: object): Record<string, Sentence> {
  if (!isLegal(part)) return {};
  return firstProblems(
    (texts as LegalTexts).sections.map(({ text }, place) => [
      `sections.${place}.text`,
      wrongVariables(labels.text, text, legalVariables),
    ]),
  );
}

/** The texts to store. The standard words are stored as an empty list, so that later releases can change them. */
export const storedTexts = <Part extends keyof PageTexts>(part: Part, texts: PageTexts[Part]): PageTexts[Part] =>
  isLegal(part) && isDeepStrictEqual((texts as LegalTexts).sections, standardLegal[part])
    ? ({ sections: [] } as LegalTexts as PageTexts[Part])
    : texts;
