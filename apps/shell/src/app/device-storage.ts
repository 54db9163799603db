/** Reads a value that is stored on this device. Returns null if there is none, if it is not JSON, or if the browser refuses storage. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value on this device; null removes it. If storage is full or refused, nothing is stored and no error is thrown. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Every page works without storage.
  }
}
