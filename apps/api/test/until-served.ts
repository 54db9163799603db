import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from '../src/platform/database/errors.ts';

/** Milliseconds after which a server that is still busy counts as faulty, even with a crowd of callers; a slow machine needs most of this time. */
const maxWaitMs = 200_000;
/** Most milliseconds before the first retry, and before any later one. */
const firstPauseMs = 3_000;
const maxPauseMs = 10_000;

/**
 * Repeats a request while the server answers that it is busy. The pause before a retry is random and grows with each attempt,
 * because a crowd that retries at once would keep a slow machine from its work.
 * @throws with the last answer if the server is busy for too long, so that no retry goes on after the test has ended
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
    await pause(Math.random() * Math.min(maxPauseMs, firstPauseMs * 1.5 ** (attempt - 1)));
  }
}

/** Calls a service and retries while it is unavailable, like `untilServed`. The work must be safe to repeat. */
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
