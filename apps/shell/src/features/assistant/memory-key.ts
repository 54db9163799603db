import { readStored } from '../../app/device-storage.ts';

/** In a separate file, so that the launcher does not load the conversation's code. */
export const memoryKey = 'assistant';

/** Whether a conversation is stored on this device. */
export const hasMemory = (): boolean => readStored(memoryKey) !== null;
