import { setTimeout as pause } from 'node:timers/promises';

/** Reads a value every 20 ms until it is as expected; fails after five seconds. */
export async function until<Value>(read: () => Value, isExpected: (value: Value) => boolean): Promise<Value> {
  const deadline = Date.now() + 5_000;
  for (;;) {
    const value = read();
    if (isExpected(value)) return value;
    if (Date.now() > deadline) throw new Error(`Not as expected after 5 s: ${JSON.stringify(value)}`);
    await pause(20);
  }
}
