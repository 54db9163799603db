/** Milliseconds within which the API must accept a key. */
const checkTimeoutMs = 3_000;

/** Asks the API whether stream keys are valid; no answer refuses the key. */
export class KeyChecks {
  private readonly pending = new Map<number, (isValid: boolean) => void>();
  private lastId = 0;

  constructor(private readonly send: (id: number, key: string) => void) {}

  check(key: string): Promise<boolean> {
    const id = (this.lastId += 1);
    return new Promise((resolve) => {
      const timeout = setTimeout(() => this.settle(id, false), checkTimeoutMs);
      this.pending.set(id, (isValid) => {
        clearTimeout(timeout);
        resolve(isValid);
      });
      this.send(id, key);
    });
  }

  settle(id: number, isValid: boolean): void {
    const resolve = this.pending.get(id);
    this.pending.delete(id);
    resolve?.(isValid);
  }
}
