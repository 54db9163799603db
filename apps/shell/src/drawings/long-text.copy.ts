import { messages } from '@ministry/messages';

export const longTextCopy = messages('longText', { showPicture: 'Tap to see the picture' });
