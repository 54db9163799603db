import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from '../src/platform/database/errors.ts';

/** Milliseconds after which a server that is still busy is at fault, not the crowd; a slow machine needs most of them. */
const maxWaitMs = 200_000;
/** Milliseconds between two attempts at most. */
const maxPauseMs = 2_000;

/**
 * Asks again as long as the server answers that it is busy, after a pause of random length that grows with each attempt:
 * a crowd that comes back at once would keep a slow machine from its work.
 * @throws with the last answer when the server is busy for too long; nobody asks on after the test has ended
 */
export async function untilServed<Answer extends { statusCode: number; body?: unknown }>(
  ask: () => Promise<Answer>,
  isBusy = (answer: Answer) => answer.statusCode === 503,
): Promise<Answer> {
  const deadline = performance.now() + maxWaitMs;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask();
    if (!isBusy(answer)) return answer;
    if (performance.now() > deadline)
      throw new Error(`Still busy after ${attempt} attempts: ${answer.statusCode} ${String(answer.body)}`);
    await pause(100 + Math.random() * Math.min(maxPauseMs, 400 * attempt));
  }
}

/** Calls a service as `untilServed` asks the server; the work must be right when it is done a second time. */
export async function untilAvailable<Result>(work: () => Promise<Result>): Promise<Result> {
  const { body } = await untilServed<{ statusCode: number; body: unknown }>(async () => {
    try {
      return { statusCode: 200, body: await work() };
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return { statusCode: 503, body: error };
    }
  });
  return body as Result;
}
