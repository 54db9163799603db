import { setTimeout as pause } from 'node:timers/promises';

/** Asks again, after a short pause of its own length, as long as the server answers that it is busy. */
export async function untilServed<Answer extends { statusCode: number }>(
  ask: () => Promise<Answer>,
  isBusy = (answer: Answer) => answer.statusCode === 503,
): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (!isBusy(answer)) return answer;
    await pause(100 + Math.random() * 400);
  }
}
