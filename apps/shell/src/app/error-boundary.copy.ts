import { message, messages } from '@ministry/messages';

export const failureCopy = messages('failure', {
  title: 'This page did not open',
  text: 'Something went wrong on our side, or the connection dropped. Nothing you sent is lost.',
  tryAgain: 'Try again',
  call: message<{ phone: string }>('Call {phone}'),
});
