import { messages } from '@ministry/messages';

export const proseCopy = messages('prosePage', {
  loading: 'Loading the text',
  failed: 'The text could not be loaded.',
});
