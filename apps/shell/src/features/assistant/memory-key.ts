/** Where the conversation is kept on this device. */
export const memoryKey = 'assistant';

/** Whether this device holds a conversation. */
export function hasMemory(): boolean {
  try {
    return localStorage.getItem(memoryKey) !== null;
  } catch {
    // Storage is refused: nothing was kept.
    return false;
  }
}
