import { messages } from '@ministry/messages';

/** By itself, because many pages have it and none of the team's other texts. */
export const notYetCopy = messages('team.notYet', { tryAgain: 'Try again' });
