import { messages } from '../../platform/texts/sentence.ts';

/** Texts for administrators about the set-up. */
export const setupTexts = messages('api.setup', {
  done: 'This site is set up already, or somebody has dismissed the set-up. Change it under Site in the console; nothing was saved.',
});
