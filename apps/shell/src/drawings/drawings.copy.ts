import { messages } from '@ministry/messages';

export const drawingsCopy = messages('drawings', { loading: 'Loading' });
