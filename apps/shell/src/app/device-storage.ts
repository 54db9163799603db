/** What is stored on this device under a key; null where nothing is, where it is no JSON, or where storage is refused. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value on this device; null removes it. Where storage is full or refused, the value lasts only as long as the page. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Every page works without storage.
  }
}
