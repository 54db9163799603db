import { message, messages } from '@ministry/messages';

export const clockCopy = messages('media.clock', {
  /** How long until a service begins or ends; completes ‘in …’ and ‘… left’ of media.status. */
  lessThanAMinute: 'less than a minute',
  minutes: message<{ minutes: number }>('{minutes} min'),
  /** ‘minutes’ has two digits. */
  hours: message<{ hours: number; minutes: string }>('{hours} h {minutes} min'),
  days: message<{ days: number; hours: number }>('{days, plural, one {# day} other {# days}} {hours} h'),
});
