import { messages } from '@ministry/messages';

export const previewCopy = messages('preview', {
  title: 'Preview',
  description: 'What the office is writing.',
  waiting: 'Waiting for the console',
});
