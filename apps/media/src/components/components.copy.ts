import { message, messages } from '@ministry/messages';

export const componentCopy = messages('media.components', {
  copy: 'Copy',
  /** On the button for two seconds. */
  copied: '✓ Copied',
  /** ‘name’ is the label of a field, such as ‘Server URL’. */
  nameCopied: message<{ name: string }>('{name} copied'),
  copyRefused: 'The browser did not allow copying. Press Ctrl+C.',
});
