import { offers, suggest } from '@ministry/domain/assistant';
import { offerCopy, suggestCopy } from './offers.copy.ts';

const offerNames = Object.keys(offers) as (keyof typeof offers)[];
const suggestNames = Object.keys(suggest) as (keyof typeof suggest)[];

/**
 * A question as the page shows it. What the assistant offers is asked and remembered in English, which its rules know, and
 * shown in the language of the page; any other question stays as it is.
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
