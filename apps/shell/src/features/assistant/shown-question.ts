import { offers, suggest } from '@ministry/domain/assistant';
import { offerCopy, suggestCopy } from './offers.copy.ts';

const offerNames = Object.keys(offers) as (keyof typeof offers)[];
const suggestNames = Object.keys(suggest) as (keyof typeof suggest)[];

/**
 * Returns a question as the page shows it. The questions that the assistant suggests are asked and stored in English,
 * because its rules match English text; the page shows them in its own language. Any other question is returned
 * unchanged.
 */
export function shownQuestion(question: string): string {
  const offer = offerNames.find((name) => offers[name] === question);
  if (offer) return offerCopy[offer];
  for (const name of suggestNames) {
    const [before = '', after = ''] = suggest[name]('\n').split('\n');
    const about = question.slice(before.length, question.length - after.length);
    if (about && suggest[name](about) === question) return suggestCopy[name]({ about });
  }
  return question;
}
