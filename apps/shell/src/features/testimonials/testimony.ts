import type { TestimonialRequest, TestimonialResponse } from '@ministry/api-client';
import { kampalaDay } from '@ministry/domain';
import type { Answers } from '../../forms/draft.ts';
import { testimonyErrors } from './testimonials.copy.ts';

export type Testimony = TestimonialResponse;

export const testimonyFields = ['name', 'testimony'] as const;
export type TestimonyAnswers = Answers<(typeof testimonyFields)[number]>;

/** Returns one message for each wrong field; empty if the testimony can be sent (TST-02, TST-03). The server checks again. */
export const validate = ({ name, testimony }: TestimonyAnswers) => ({
  ...(name.trim() === '' && { name: testimonyErrors.name }),
  ...(testimony.trim() === '' && { testimony: testimonyErrors.testimony }),
});

/** The request body: never verified, and with today's date in Kampala (TST-01, TST-09). */
export const requestOf = ({ name, testimony }: TestimonyAnswers, now: Date): TestimonialRequest => ({
  name: name.trim(),
  testimony: testimony.trim(),
  date: kampalaDay(now),
  verified: false,
});

/** Characters shown at once; a rest of at most `minRestLength` characters is shown too. */
const previewLength = 360;
const minRestLength = 120;

/** Splits a story at the end of a sentence, or of a word if the sentence is too long; the second part may be empty. */
export function partsOf(text: string): { shown: string; rest: string } {
  const story = text.trim();
  if (story.length <= previewLength + minRestLength) return { shown: story, rest: '' };
  const start = story.slice(0, previewLength);
  const sentence = Math.max(...['. ', '! ', '? ', '\n'].map((end) => start.lastIndexOf(end)));
  const end =
    sentence > previewLength / 3 ? sentence + 1 : start.includes(' ') ? start.lastIndexOf(' ') : previewLength;
  return { shown: story.slice(0, end).trimEnd(), rest: story.slice(end).trimStart() };
}
