import { message, messages } from '@ministry/messages';

export const programmeCopy = messages('programme', {
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  noService: 'no service',
  from: message<{ day: string }>('from {day}'),
  until: message<{ day: string }>('until {day}'),
});
