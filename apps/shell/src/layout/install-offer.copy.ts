import { messages } from '@ministry/messages';

export const installCopy = messages('install', {
  label: 'Install this site',
  text: 'Keep this site on your device: it opens from its own icon, also without a connection.',
  install: 'Install',
  refuse: 'No, thank you',
});
