import { messages } from '@ministry/messages';

export const languageItemsCopy = messages('admin.languageItems', { language: 'Language' });
