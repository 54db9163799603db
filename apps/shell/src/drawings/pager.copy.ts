import { messages } from '@ministry/messages';

export const pagerCopy = messages('pager', { label: 'Pages', newer: 'Newer', older: 'Older' });
