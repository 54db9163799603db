import { messages } from '@ministry/messages';

/** In a separate file, because many pages need this text without the other texts of the team. */
export const notYetCopy = messages('team.notYet', { tryAgain: 'Try again' });
