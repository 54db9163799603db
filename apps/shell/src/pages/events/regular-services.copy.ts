import { messages } from '@ministry/messages';

export const regularCopy = messages('eventsPage.regular', {
  sunday: 'Sunday worship',
  wednesday: 'Wednesday programmes',
});
