import { builtInQuestions, questionsAbout } from '@ministry/domain/assistant';
import { offerCopy, suggestCopy } from './offers.copy.ts';

const offerNames = Object.keys(builtInQuestions) as (keyof typeof builtInQuestions)[];
const suggestNames = Object.keys(questionsAbout) as (keyof typeof questionsAbout)[];

/**
 * Returns a question as the page shows it. The questions that the assistant suggests are asked and stored in English,
 * because its rules match English text; the page shows them in its own language. Any other question is returned
 * unchanged.
 */
export function shownQuestion(question: string): string {
  const offer = offerNames.find((name) => builtInQuestions[name] === question);
  if (offer) return offerCopy[offer];
  for (const name of suggestNames) {
    const [before = '', after = ''] = questionsAbout[name]('\n').split('\n');
    const about = question.slice(before.length, question.length - after.length);
    if (about && questionsAbout[name](about) === question) return suggestCopy[name]({ about });
  }
  return question;
}
