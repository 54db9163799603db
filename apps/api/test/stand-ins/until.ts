import { setTimeout as pause } from 'node:timers/promises';

/** Asks repeatedly until the answer is good; fails after this many milliseconds. The default is long because a busy machine is several times slower. */
export async function until<Value>(
  ask: () => Promise<Value> | Value,
  isGood: (value: Value) => boolean,
  timeoutMs = 60_000,
): Promise<Value> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const value = await ask();
    if (isGood(value)) return value;
    if (performance.now() > deadline) throw new Error(`Still not so after ${timeoutMs} ms: ${JSON.stringify(value)}`);
    await pause(20);
  }
}
