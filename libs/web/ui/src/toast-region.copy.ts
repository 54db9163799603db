import { messages } from '@ministry/messages';

export const toastCopy = messages('toasts', { label: 'Notifications', dismiss: 'Dismiss' });
