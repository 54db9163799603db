import { setTimeout as pause } from 'node:timers/promises';

/** Asks again and again until the answer is what is hoped for; fails after `patience` milliseconds. */
export async function until<Value>(
  ask: () => Promise<Value> | Value,
  isGood: (value: Value) => boolean,
  patience = 5_000,
): Promise<Value> {
  const deadline = Date.now() + patience;
  for (;;) {
    const value = await ask();
    if (isGood(value)) return value;
    if (Date.now() > deadline) throw new Error(`Still not so after ${patience} ms: ${JSON.stringify(value)}`);
    await pause(20);
  }
}
